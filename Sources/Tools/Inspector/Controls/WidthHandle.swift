import UIKit

/// The outer edge of the bar: dragged, it makes the bar wider or narrower.
final class WidthHandle: PaneControl, DragsItself {
    static let width: CGFloat = 8

    /// Called with each width that the finger sets, in points.
    var onDrag: (CGFloat) -> Void = { _ in }

    /// Between the finger and the edge.
    private var distance: CGFloat = 0

    override func draw(_ rect: CGRect) {
        guard isHighlighted else { return }
        Palette.accent.setFill()
        UIRectFill(CGRect(x: bounds.width - 2, y: 0, width: 2, height: bounds.height))
    }

    // Measured in the bar, since the handle moves with its edge.
    private func place(_ touch: UITouch) -> CGFloat { touch.location(in: superview).x }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        distance = frame.maxX - place(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onDrag(place(touch) + distance)
        return true
    }
}
