import QuartzCore

/// A round well with a colour. A tap opens a palette to choose another one.
///
/// The palette is ours: a grid of colours and an opacity; iOS has a screen of its own there.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    private let popovers = PopoverEverywhere()
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

    /// The colour; nil is none. Setting it sends no event.
    open var selectedColor: UIColor? { didSet { refresh() } }
    /// The palette's title.
    open var title: String?
    /// Whether the palette offers transparency. Default true.
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

    // MARK: The palette

    override var blocksTapsOfAncestors: Bool { true }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { openPalette() }
    }

    private func openPalette() {
        var responder: UIResponder? = self
        while let here = responder, !(here is UIViewController) { responder = here.next }
        guard let presenter = responder as? UIViewController ?? window?.rootViewController else { return }
        let palette = ColorPalette(title: title) { [weak self] color in
            self?.selectedColor = color
            self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
        palette.modalPresentationStyle = .popover
        palette.popoverPresentationController?.sourceView = self
        palette.popoverPresentationController?.sourceRect = bounds
        palette.popoverPresentationController?.delegate = popovers
        presenter.present(palette, animated: true)
    }
}

/// Keeps a popover one on a phone too.
private final class PopoverEverywhere: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

/// A grid of colours: greys above, then twelve hues from dark to light.
private final class ColorPalette: UIViewController {
    private let choose: (UIColor) -> Void
    private var cells: [UIControl] = []
    private static let columns = 12
    private static let rows = 10
    private static let side: CGFloat = 24

    init(title: String?, choose: @escaping (UIColor) -> Void) {
        self.choose = choose
        super.init(nibName: nil, bundle: nil)
        self.title = title
        preferredContentSize = CGSize(
            width: CGFloat(Self.columns) * Self.side + 24, height: CGFloat(Self.rows) * Self.side + 24)
    }

    required init?(coder: NSCoder) { nil }

    private static func color(_ row: Int, _ column: Int) -> UIColor {
        if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let hue = CGFloat((column + 6) % columns) / CGFloat(columns)
        let part = CGFloat(row - 1) / CGFloat(rows - 2)
        return UIColor(hue: hue, saturation: min(1, 1.9 - 1.7 * part), brightness: min(1, 0.3 + 1.3 * part), alpha: 1)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let color = Self.color(row, column)
                let cell = UIControl(frame: .zero)
                cell.backgroundColor = color
                cell.addAction(UIAction { [choose] _ in choose(color) }, for: .touchUpInside)
                view.addSubview(cell)
                cells.append(cell)
            }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let box = view.bounds.inset(by: view.safeAreaInsets)
        let origin = CGPoint(
            x: box.midX - CGFloat(Self.columns) * Self.side / 2, y: box.midY - CGFloat(Self.rows) * Self.side / 2)
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: origin.x + CGFloat(index % Self.columns) * Self.side,
                y: origin.y + CGFloat(index / Self.columns) * Self.side, width: Self.side, height: Self.side)
        }
    }
}
