import QuartzCore

/// A field of colors over which a finger goes: it tells each color that the finger meets, and the last one when it is
/// lifted.
@MainActor
class ColorField: UIControl {
    /// The color, and whether the finger is still down.
    var onChoose: (UIColor, Bool) -> Void = { _, _ in }
    /// The color that is marked.
    var marked: UIColor? { didSet { if marked != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 8
        accessibilityTraits = .adjustable
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    /// The color at a place of the field.
    func color(at place: CGPoint) -> UIColor { .white }

    private func choose(_ touch: UITouch, continues: Bool) {
        let place = touch.location(in: self)
        let inside = CGPoint(
            x: min(max(0, place.x), max(0, bounds.width - 1)), y: min(max(0, place.y), max(0, bounds.height - 1)))
        onChoose(color(at: inside), continues)
    }

    /// A pan that starts on the field is the field's, as with sliders.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer.view !== self, isTracking { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch, continues: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch, continues: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { choose(touch, continues: false) }
    }

    /// A white frame for the color that is marked, with a shadow by which it is seen on white.
    static func makeMark(radius: CGFloat, shadow: CGFloat) -> CALayer {
        let mark = CALayer()
        mark.borderColor = UIColor.white.cgColor
        mark.borderWidth = 3
        mark.cornerRadius = radius
        mark.shadowOpacity = 0.35
        mark.shadowRadius = shadow
        mark.shadowOffset = .zero
        return mark
    }
}

extension UIColor {
    /// Six digits: two each for red, green and blue.
    var hexDigits: String {
        let parts = components
        let digits = [parts.red, parts.green, parts.blue].map { part in
            let number = Int((min(max(0, part), 1) * 255).rounded())
            return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
        }
        return digits.joined()
    }
}
