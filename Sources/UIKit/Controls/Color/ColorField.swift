import QuartzCore

/// A field of colours over which a finger goes: it tells each colour that the finger meets, and the last one when it is lifted.
@MainActor
class ColorField: UIControl {
    /// The colour, and whether the finger is still down.
    var onChoose: (UIColor, Bool) -> Void = { _, _ in }
    /// The colour that is marked.
    var marked: UIColor? { didSet { if marked != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 8
        accessibilityTraits = .adjustable
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    /// The colour at a place of the field.
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
}

/// Greys above, then twelve hues from dark to light.
final class ColorGrid: ColorField {
    private var cells: [CALayer] = []
    private let frameOfMarked = CALayer()
    static let columns = 12
    static let rows = 10

    static func color(_ row: Int, _ column: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let hue = CGFloat((column + 6) % columns) / CGFloat(columns)
        let part = CGFloat(row - 1) / CGFloat(rows - 2)
        return UIColor(hue: hue, saturation: min(1, 1.9 - 1.7 * part), brightness: min(1, 0.3 + 1.3 * part), alpha: 1)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Grid"
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let cell = CALayer()
                cell.backgroundColor = Self.color(row, column).cgColor
                cells.append(cell)
                layer.addSublayer(cell)
            }
        }
        frameOfMarked.borderColor = UIColor.white.cgColor
        frameOfMarked.borderWidth = 3
        frameOfMarked.cornerRadius = 3
        frameOfMarked.isHidden = true
        layer.addSublayer(frameOfMarked)
    }

    required init?(coder: NSCoder) { nil }

    private var side: CGSize {
        CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    }

    override func color(at place: CGPoint) -> UIColor {
        guard side.width > 0, side.height > 0 else { return .white }
        return Self.color(
            min(Self.rows - 1, Int(place.y / side.height)), min(Self.columns - 1, Int(place.x / side.width)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let found = marked?.withAlphaComponent(1)
        frameOfMarked.isHidden = true
        for (index, cell) in cells.enumerated() {
            let (row, column) = (index / Self.columns, index % Self.columns)
            cell.frame = CGRect(
                x: CGFloat(column) * side.width, y: CGFloat(row) * side.height, width: side.width, height: side.height)
            if found == Self.color(row, column) {
                frameOfMarked.isHidden = false
                frameOfMarked.frame = cell.frame
            }
        }
    }
}

/// All hues side by side, light above and dark below.
final class ColorSpectrum: ColorField {
    private let hues = CAGradientLayer()
    private let light = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Spectrum"
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
        light.colors = [
            UIColor.white.cgColor, UIColor.white.withAlphaComponent(0).cgColor,
            UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.cgColor,
        ]
        light.locations = [0, 0.5, 0.5, 1]
        layer.addSublayer(hues)
        layer.addSublayer(light)
    }

    required init?(coder: NSCoder) { nil }

    override func color(at place: CGPoint) -> UIColor {
        guard bounds.width > 1, bounds.height > 1 else { return .white }
        let (x, y) = (place.x / (bounds.width - 1), place.y / (bounds.height - 1))
        return UIColor(
            hue: min(1, x), saturation: min(1, 2 * y), brightness: min(1, 2 - 2 * y), alpha: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hues.frame = bounds
        light.frame = bounds
    }
}
