import CoreGraphics

/// One button of an alert. The alert's view follows the finger, which may slide from one to another.
@MainActor
package final class AlertActionView: UIView {
    package let action: UIAlertAction
    package let label = UILabel()
    private let shape: AlertView.Shape
    private let isBold: Bool

    package var isPressed = false {
        didSet { if isPressed != oldValue { showGround() } }
    }

    init(_ action: UIAlertAction, _ shape: AlertView.Shape, isBold: Bool) {
        self.action = action
        self.shape = shape
        self.isBold = isBold
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.minimumScaleFactor = AlertMetrics.leastLetters
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityIdentifier = action.accessibilityIdentifier
        update()
    }

    package required init?(coder: NSCoder) { nil }

    /// Brings colors and font in line with the action and the surroundings.
    func update() {
        label.font = font
        // With the accessibility sizes titles are not made smaller to fit (seen by Flutter): they get more lines.
        label.numberOfLines = wraps ? 0 : 1
        label.adjustsFontSizeToFitWidth = !wraps
        label.textColor = color
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
        showGround()
    }

    private var wraps: Bool {
        AlertView.traits(for: self).preferredContentSizeCategory.isAccessibilityCategory
    }

    private var font: UIFont {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: AlertView.traits(for: self)).pointSize
        let size = shape == .alert ? body : AlertMetrics.sheetFontSize(body: body)
        return .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    }

    private var color: UIColor {
        guard action.isEnabled else { return .systemGray }
        return action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
    }

    private func showGround() {
        switch shape {
        case .alert: backgroundColor = isPressed ? AlertMetrics.alertPressed : nil
        case .sheet where action.style == .cancel:
            backgroundColor = isPressed ? AlertMetrics.cancelPressed : AlertMetrics.cancelGround
        case .sheet, .popover: backgroundColor = isPressed ? AlertMetrics.sheetPressed : nil
        }
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = color
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: AlertMetrics.buttonSidePadding, dy: 0)
    }

    /// The height the button needs where it is so wide.
    func wishedHeight(width: CGFloat) -> CGFloat {
        let least = shape == .alert ? AlertMetrics.alertButton : AlertMetrics.sheetButton
        let line = label.font.lineHeight
        var text = line
        if wraps {
            let room = max(width - 2 * AlertMetrics.buttonSidePadding, 0)
            text = max(line, label.sizeThatFits(CGSize(width: room, height: .infinity)).height)
        }
        return max(least, (text + line * 0.4).rounded(.up) + 10)
    }

    /// The width the title needs to be seen in full.
    var wishedWidth: CGFloat {
        label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width + 2
            * AlertMetrics.buttonSidePadding
    }
}
