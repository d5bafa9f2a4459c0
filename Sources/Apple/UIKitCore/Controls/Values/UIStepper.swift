import InterludeFoundation
import QuartzCore

/// A control with a minus and a plus button, which change a value by steps. A held button repeats.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private let minus = UIImageView()
    private let plus = UIImageView()
    private let divider = UIImageView()
    private let back = UIImageView()
    private var current = 0.0
    private var images: [UInt: Images] = [:]
    private var dividers: [DividerPlace: UIImage] = [:]
    /// -1 or 1 while that side is pressed, else 0.
    private var pressed = 0.0
    private var timer: MainTimer.Token?
    private var repeats = 0

    private struct Images {
        var background: UIImage?
        var increment: UIImage?
        var decrement: UIImage?
    }

    private struct DividerPlace: Hashable {
        let left: UInt
        let right: UInt
    }

    /// Creates a stepper. The size of the frame is ignored, because a stepper has a fixed size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UIStepper.size
        setUp()
        decode(.stepper, from: coder)
    }

    // MARK: Value

    /// The value, clamped to the minimum and the maximum. Setting it sends no event.
    open var value: Double {
        get { current }
        set {
            let change = KeyValueChange(of: self, ["value"])
            defer { change?.end() }
            guard !newValue.isNaN else { return }
            current = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            refresh()
        }
    }
    /// The minimum value. The default is 0.
    open var minimumValue = 0.0 { didSet { value = current } }
    /// The maximum value. The default is 100.
    open var maximumValue = 100.0 { didSet { value = current } }
    /// The step. The default is 1.
    open var stepValue = 1.0 {
        willSet {
            if !(newValue > 0) { fatalError("stepValue must be greater than 0") }
        }
    }
    /// Whether events are sent while a button is held, and not only when it is released. The
    /// default is `true`.
    open var isContinuous = true
    /// Whether a held button repeats its step. The default is `true`.
    open var autorepeat = true
    /// Whether the value wraps around at the ends of its range. The default is `false`.
    open var wraps = false { didSet { if wraps != oldValue { refresh() } } }

    // MARK: Look

    /// Sets the background image. Only that of the normal state is shown here.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue, default: Images()].background = image
        refresh()
    }
    /// Returns the background image that was set for exactly this state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images[state.rawValue]?.background }
    /// Sets the image of the plus for a state: normal, highlighted or disabled. `nil` resets it to
    /// the normal state's.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue, default: Images()].increment = image
        refresh()
    }
    /// Returns the image of the plus that was set for exactly this state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images[state.rawValue]?.increment }
    /// Sets the image of the minus for a state: normal, highlighted or disabled. `nil` resets it to
    /// the normal state's.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue, default: Images()].decrement = image
        refresh()
    }
    /// Returns the image of the minus that was set for exactly this state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images[state.rawValue]?.decrement }
    /// Sets the image of the divider for the states of both sides. `nil` resets it to the one for
    /// both normal.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        dividers[DividerPlace(left: leftState.rawValue, right: rightState.rawValue)] = image
        refresh()
    }
    /// Returns the image of the divider that was set for exactly these states.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { dividers[DividerPlace(left: state.rawValue, right: rightState.rawValue)] }

    /// As on screen shots of iOS 13 and later, in points.
    private static let size = CGSize(width: 94, height: 32)
    private static let radius: CGFloat = 8

    open override var intrinsicContentSize: CGSize { UIStepper.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    private func setUp() {
        back.layer.cornerRadius = UIStepper.radius
        for view in [back, minus, plus, divider] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [minus, plus] { view.contentMode = .center }
        back.clipsToBounds = true
        refresh()
    }

    private func state(ofSide side: Double) -> UIControl.State {
        if !isEnabled || !canStep(side) { return .disabled }
        return pressed == side ? .highlighted : .normal
    }

    private func canStep(_ side: Double) -> Bool {
        wraps || (side > 0 ? current < maximumValue : current > minimumValue)
    }

    private func refresh() {
        let (low, high) = (state(ofSide: -1), state(ofSide: 1))
        let symbols = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        minus.image =
            decrementImage(for: low) ?? decrementImage(for: .normal)
            ?? UIImage(systemName: "minus", withConfiguration: symbols)
        plus.image =
            incrementImage(for: high) ?? incrementImage(for: .normal)
            ?? UIImage(systemName: "plus", withConfiguration: symbols)
        for (view, state) in [(minus, low), (plus, high)] {
            view.tintColor = state == .disabled ? .tertiaryLabel : .label
            view.backgroundColor = state == .highlighted ? .systemFill : nil
            view.layer.cornerRadius = UIStepper.radius
        }
        back.image = backgroundImage(for: .normal)
        back.backgroundColor = back.image == nil ? .tertiarySystemFill : nil
        divider.image =
            dividerImage(forLeftSegmentState: low, rightSegmentState: high)
            ?? dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)
        divider.backgroundColor = divider.image == nil ? .separator : nil
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = bounds.divided(atDistance: half, from: .minXEdge)
        back.frame = bounds
        minus.frame = isReversed ? right : left
        plus.frame = isReversed ? left : right
        let width = divider.image?.size.width ?? 1
        let height = divider.image == nil ? bounds.height - 14 : bounds.height
        divider.frame = CGRect(x: half - width / 2, y: (bounds.height - height) / 2, width: width, height: height)
        divider.isHidden = pressed != 0 && divider.image == nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    override var accessibilityNature: AccessibilityNature {
        AccessibilityNature(isElement: true, value: "\(value)", traits: .adjustable)
    }

    // MARK: Tracking

    override var blocksTapsOfAncestors: Bool { true }

    /// As one counts along on recordings: a second step after half a second, then ten a second.
    private static let firstDelay: TimeInterval = 0.5
    private static let nextDelay: TimeInterval = 0.1

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        let side: Double = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1
        guard canStep(side) else { return false }
        press(side)
        repeats = 0
        step()
        if autorepeat { stepLater(after: UIStepper.firstDelay) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if !isTouchInside { end() }
        return isTouchInside
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end() }
    open override func cancelTracking(with event: UIEvent?) { end() }

    private func press(_ side: Double) {
        pressed = side
        refresh()
    }

    private func end() {
        timer?.cancel()
        timer = nil
        guard pressed != 0 else { return }
        press(0)
        if !isContinuous { tell() }
    }

    private func stepLater(after delay: TimeInterval) {
        timer = MainTimer.schedule(after: delay) { [weak self] in
            guard let self, pressed != 0 else { return }
            repeats += 1
            step()
            stepLater(after: UIStepper.nextDelay)
        }
    }

    private func step() {
        let old = current
        var next = current + pressed * stepValue
        if next > maximumValue { next = wraps ? minimumValue : maximumValue }
        if next < minimumValue { next = wraps ? maximumValue : minimumValue }
        value = next
        if value != old, isContinuous { tell() }
    }

    private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
