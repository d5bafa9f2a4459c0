import UIKit

/// A few choices side by side, one of them taken.
final class SegmentStrip: PaneControl {
    var titles: [String] = [] { didSet { redraw(titles, was: oldValue) } }

    /// The choice that is taken; `nil` for none.
    var selectedIndex: Int? { didSet { redraw(selectedIndex, was: oldValue) } }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let x = touch?.location(in: self).x, !titles.isEmpty else { return }
        selectedIndex = min(max(Int(x / (bounds.width / CGFloat(titles.count))), 0), titles.count - 1)
        onChange()
    }

    /// The rectangle of a choice.
    func frame(ofSegment index: Int) -> CGRect {
        let width = bounds.width / CGFloat(max(titles.count, 1))
        return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }

    override func draw(_ rect: CGRect) {
        Palette.raised.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: Metrics.corner).fill()
        for (number, name) in titles.enumerated() {
            let place = frame(ofSegment: number)
            if number == selectedIndex {
                Palette.accent.setFill()
                UIBezierPath(roundedRect: place.insetBy(dx: 2, dy: 2), cornerRadius: Metrics.corner - 2).fill()
            }
            let color = number == selectedIndex ? UIColor.white : Palette.secondaryText
            name.draw(in: place.insetBy(dx: 3, dy: 0), font: Typeface.control, color: color, alignment: .center)
        }
    }
}
