import QuartzCore

/// A round well with a color. A tap presents a `UIColorPickerViewController` to select another one.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    private lazy var listener = PickerListener(self)
    private let rainbow = CAGradientLayer()
    private let gap = CALayer()
    private let fill = CALayer()
    private let slash = CAShapeLayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.colorWell, from: coder)
    }

    /// The color, or `nil` for none. Setting it sends no event.
    open var selectedColor: UIColor? { didSet { if selectedColor != oldValue { refresh() } } }
    /// The picker's title.
    open var title: String?
    /// Whether the picker offers transparency. The default is `true`.
    open var supportsAlpha = true

    /// As on screen shots, in points.
    private static let side: CGFloat = 28

    open override var intrinsicContentSize: CGSize { CGSize(width: UIColorWell.side, height: UIColorWell.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func setUp() {
        rainbow.type = .conic
        rainbow.startPoint = CGPoint(x: 0.5, y: 0.5)
        rainbow.endPoint = CGPoint(x: 0.5, y: 0)
        rainbow.colors = (0...6).map {
            UIColor(hue: CGFloat($0 % 6) / 6, saturation: 0.8, brightness: 1, alpha: 1).cgColor
        }
        for part in [rainbow, gap, fill, slash] { layer.addSublayer(part) }
        slash.strokeColor = UIColor.systemRed.cgColor
        slash.lineWidth = 2
        refresh()
    }

    private func refresh() {
        gap.backgroundColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        let color = selectedColor?.resolvedColor(with: traitCollection)
        fill.backgroundColor = (color ?? .white).cgColor
        slash.isHidden = color != nil
        alpha = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.5
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let box = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        for (part, inset) in [(rainbow as CALayer, CGFloat(0)), (gap, 3), (fill, 5)] {
            part.frame = box.insetBy(dx: inset, dy: inset)
            part.cornerRadius = part.bounds.width / 2
        }
        let line = CGMutablePath()
        let ends = box.insetBy(dx: side * 0.27, dy: side * 0.27)
        line.move(to: CGPoint(x: ends.minX, y: ends.maxY))
        line.addLine(to: CGPoint(x: ends.maxX, y: ends.minY))
        slash.path = line
    }

    override var accessibilityNature: AccessibilityNature {
        AccessibilityNature(isElement: true, label: title, traits: .button)
    }

    // MARK: The picker

    override var blocksTapsOfAncestors: Bool { true }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { openPicker() }
    }

    private func openPicker() {
        var responder: UIResponder? = self
        while let here = responder, !(here is UIViewController) { responder = here.next }
        guard let presenter = responder as? UIViewController ?? window?.rootViewController else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = listener
        // As on iOS: a sheet on a phone, a popover where there is room.
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        picker.popoverPresentationController?.sourceRect = bounds
        presenter.present(picker, animated: true)
    }

    fileprivate func take(_ color: UIColor) {
        selectedColor = color
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// Hears the picker for the well.
@MainActor
private final class PickerListener: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) {
        self.well = well
        super.init()
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { well?.take(color) }
}
