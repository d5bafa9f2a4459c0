import CoreGraphics

/// What comes up from the bottom of the screen: an accessory on top, and the keyboard or what takes its place.
@MainActor final class InputContainerView: UIView {
    private(set) var accessory: UIView?
    private(set) var input: UIView?
    private var accessoryHeight: CGFloat = 0

    init() {
        super.init(frame: .zero)
        autoresizesSubviews = false
    }

    required init?(coder: NSCoder) { fatalError("The keyboard is not archived") }

    /// Shows other parts; the frame is the panel's affair.
    func show(_ input: UIView?, below accessory: UIView?, accessoryHeight: CGFloat) {
        for old in [self.input, self.accessory].compactMap({ $0 }) where old !== input && old !== accessory {
            if old.superview === self { old.removeFromSuperview() }
        }
        self.input = input
        self.accessory = accessory
        self.accessoryHeight = accessoryHeight
        for part in [input, accessory].compactMap({ $0 }) where part.superview !== self {
            part.translatesAutoresizingMaskIntoConstraints = true
            addSubview(part)
        }
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
        input?.frame = CGRect(
            x: 0, y: accessoryHeight, width: bounds.width, height: max(0, bounds.height - accessoryHeight))
    }
}

extension UIView {
    /// How high a view wants to be that stands in for the keyboard or on top of it: as its content says where it says so, or
    /// else as it is.
    func inputHeight(width: CGFloat) -> CGFloat {
        let isFlexible = !translatesAutoresizingMaskIntoConstraints || autoresizingMask.contains(.flexibleHeight)
        let selfSizing = (self as? UIInputView)?.allowsSelfSizing ?? false
        if isFlexible || selfSizing || bounds.height == 0 {
            let own = intrinsicContentSize.height
            if own > 0 { return own }
            let fitting = heightByRules(width: width)
            if fitting > 0 { return fitting }
        }
        return bounds.height
    }
}
