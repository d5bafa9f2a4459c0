import InterludeFoundation
import QuartzCore

/// A switch that is on or off. Tapping it, or dragging its knob, changes it and sends `valueChanged`.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// The style of a switch. Only the sliding style exists here.
    public enum Style: Int, Sendable {
        /// The style of the device: sliding here.
        case automatic = 0
        /// A checkbox, as on Macs.
        case checkbox = 1
        /// A sliding switch.
        case sliding = 2
    }

    private let track = UIView()
    private let knob = UIView()
    private var on = false

    /// Creates a switch. The size of the frame is ignored, because a switch has a fixed size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UISwitch.size
        setUp()
        decode(.switch, from: coder)
    }

    // MARK: State

    /// Whether the switch is on. The default is `false`. Setting it sends no event and is not animated.
    open var isOn: Bool {
        get { on }
        set {
            let change = KeyValueChange(of: self, ["on"])
            defer { change?.end() }
            setOn(newValue, animated: false)
        }
    }

    /// Sets the state without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != self.on else { return }
        self.on = on
        refresh(animated: animated)
    }

    /// The color of a switch that is on. The default is green.
    open var onTintColor: UIColor? { didSet { refresh(animated: false) } }
    /// The color of the thumb; `nil` for white.
    open var thumbTintColor: UIColor? { didSet { refresh(animated: false) } }
    /// The image of the on state. Has no effect since iOS 7.
    open var onImage: UIImage?
    /// The image of the off state. Has no effect since iOS 7.
    open var offImage: UIImage?
    /// The style of the switch. Always `sliding` here.
    open var style: Style { .sliding }
    /// The preferred style. Has no effect here: the switch always slides.
    open var preferredStyle: Style = .automatic
    /// The title on other systems. Has no effect here, as on phones.
    open var title: String?

    // MARK: Look

    /// Whether the switch is enabled. A disabled switch is half transparent.
    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { dim() } }
    }

    /// As on screen shots, in points; the size is documented nowhere but has not changed since iOS 7.
    private static let size = CGSize(width: 51, height: 31)
    private static let knobMargin: CGFloat = 2
    private static let duration: TimeInterval = 0.25

    open override var intrinsicContentSize: CGSize { UISwitch.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    private func setUp() {
        for view in [track, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = UISwitch.size.height / 2
        knob.layer.cornerRadius = UISwitch.size.height / 2 - UISwitch.knobMargin
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.15
        knob.layer.shadowRadius = 4
        knob.layer.shadowOffset = CGSize(width: 0, height: 3)
        place()
    }

    private func place() {
        track.frame = CGRect(origin: .zero, size: UISwitch.size)
        let margin = UISwitch.knobMargin
        let side = UISwitch.size.height - 2 * margin
        // While it is pressed the knob gets longer, towards the middle.
        let width = isHighlighted ? side + 7 : side
        let isRight = on != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        knob.frame = CGRect(
            x: isRight ? UISwitch.size.width - margin - width : margin, y: margin, width: width, height: side)
        track.backgroundColor = on ? onTintColor ?? .systemGreen : .secondarySystemFill
        knob.backgroundColor = thumbTintColor ?? .white
    }

    private func refresh(animated: Bool) {
        change(animated: animated) { self.place() }
    }

    private func dim() {
        change(animated: true) { self.alpha = self.isEnabled ? 1 : 0.5 }
    }

    private func change(animated: Bool, _ changes: @escaping () -> Void) {
        guard animated, window != nil else { return changes() }
        UIView.animate(withDuration: UISwitch.duration, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh(animated: true)
    }

    override var accessibilityNature: AccessibilityNature {
        AccessibilityNature(
            isElement: true, value: on ? "1" : "0", traits: isEnabled ? .button : [.button, .notEnabled])
    }

    // MARK: Tracking

    override var blocksTapsOfAncestors: Bool { true }

    /// Returns `false` for pans of other views while the switch is tracked.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view !== self, isTracking { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether the finger has moved the knob, so that lifting it is no tap.
    private var wasDragged = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if x < 0 || x > bounds.width {
            wasDragged = true
            change(to: (x > bounds.width) != isReversed)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !wasDragged { change(to: !on) }
    }

    private func change(to value: Bool) {
        guard value != on else { return }
        setOn(value, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
