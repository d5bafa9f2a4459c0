import UIKit

/// A name and a number that a finger changes by dragging to the side: a step for each point.
final class DragNumber: PaneControl, DragsItself {
    /// Called with each number that the finger sets.
    var onEdit: (Double) -> Void = { _ in }

    var name = "" { didSet { redraw(name, was: oldValue) } }
    var value = 0.0 { didSet { redraw(value, was: oldValue) } }
    /// How much a point of the drag changes.
    var step = 1.0
    var range = -Double.infinity...Double.infinity

    private var drag: (x: CGFloat, value: Double)?

    override func draw(_ rect: CGRect) {
        (isHighlighted ? Palette.pressed : Palette.raised).setFill()
        UIBezierPath(roundedRect: bounds.insetBy(dx: 0, dy: 1), cornerRadius: 4).fill()
        let inside = bounds.insetBy(dx: 6, dy: 0)
        let number = CGFloat(value).words
        name.draw(
            in: CGRect(x: inside.minX, y: 0, width: max(inside.width - 44, 20), height: bounds.height),
            font: Typeface.small, color: Palette.secondaryText)
        number.draw(in: inside, font: Typeface.smallDigits, color: Palette.text, alignment: .right)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = (touch.location(in: self).x, value)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let drag else { return false }
        let moved = drag.value + Double((touch.location(in: self).x - drag.x).rounded()) * step
        onEdit(min(max(moved, range.lowerBound), range.upperBound))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { drag = nil }

    override func cancelTracking(with event: UIEvent?) { drag = nil }
}
