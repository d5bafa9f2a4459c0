import UIKit

/// A grip at an end of a bar in the time line: the beginning moves the delay, the end the duration.
final class BarHandle: PaneControl, DragsItself {
    /// Called with the distance from the place where the drag began, in points; 0 at the end of the drag.
    var onDrag: (ScrubBar.Phase, CGFloat) -> Void = { _, _ in }

    private var start: CGFloat = 0

    /// Wider than what is drawn, so that a finger finds it.
    static let width: CGFloat = 16

    override func draw(_ rect: CGRect) {
        let grip = CGRect(x: bounds.midX - 2.5, y: 5, width: 5, height: bounds.height - 10)
        (isHighlighted ? UIColor.white : Palette.text).setFill()
        UIBezierPath(roundedRect: grip, cornerRadius: 2.5).fill()
    }

    // Measured in the time line, since the handle moves with the bar.
    private func place(_ touch: UITouch) -> CGFloat { touch.location(in: superview).x }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = place(touch)
        onDrag(.began, 0)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        onDrag(.moved, place(touch) - start)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onDrag(.ended, 0) }

    override func cancelTracking(with event: UIEvent?) { onDrag(.ended, 0) }
}
