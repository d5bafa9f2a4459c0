import UIKit

/// A few choices side by side, one of them taken.
final class SegmentStrip: PaneControl {
    private var names: [String] = []
    private var index: Int?

    var titles: [String] {
        get { names }
        set { set(&names, newValue) }
    }

    /// The choice that is taken; nil for none.
    var selectedIndex: Int? {
        get { index }
        set { set(&index, newValue) }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let x = touch?.location(in: self).x, !names.isEmpty else { return }
        selectedIndex = min(max(Int(x / (bounds.width / CGFloat(names.count))), 0), names.count - 1)
        onChange()
    }

    /// The rectangle of a choice.
    func frame(ofSegment index: Int) -> CGRect {
        let width = bounds.width / CGFloat(max(names.count, 1))
        return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }

    override func draw(_ rect: CGRect) {
        Palette.raised.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: Metrics.corner).fill()
        for (number, name) in names.enumerated() {
            let place = frame(ofSegment: number)
            if number == index {
                Palette.accent.setFill()
                UIBezierPath(roundedRect: place.insetBy(dx: 2, dy: 2), cornerRadius: Metrics.corner - 2).fill()
            }
            let color = number == index ? UIColor.white : Palette.secondaryText
            name.draw(in: place.insetBy(dx: 3, dy: 0), font: Typeface.control, color: color, alignment: .center)
        }
    }
}
