import InterludeFoundation
import QuartzCore

/// A control for a value between a minimum and a maximum. A drag of its thumb sends `valueChanged`.
@preconcurrency @MainActor open class UISlider: UIControl {
    /// The style of a slider: with or without a thumb.
    public enum Style: Int, Sendable {
        /// A line with a knob.
        case `default` = 0
        /// Without a thumb.
        case thumbless = 1
    }

    private let low = UIImageView()
    private let leftPicture = UIImageView()
    private let rightPicture = UIImageView()
    private let high = UIImageView()
    private let knob = UIImageView()
    private var current: Float = 0
    private var images: [UInt: Images] = [:]
    /// From the finger to the knob's middle, so that it does not jump when it is taken.
    private var grip: CGFloat = 0

    private struct Images {
        var thumb: UIImage?
        var minimum: UIImage?
        var maximum: UIImage?
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.slider, from: coder)
    }

    // MARK: Value

    /// The value, clamped to the minimum and the maximum.
    open var value: Float {
        get { current }
        set {
            let change = KeyValueChange(of: self, ["value"])
            defer { change?.end() }
            setValue(newValue, animated: false)
        }
    }

    /// Sets the value without sending an event.
    open func setValue(_ value: Float, animated: Bool) {
        current = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard animated, window != nil else { return place() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.place() }
    }

    /// The minimum. The default is 0. Setting it clamps the value.
    open var minimumValue: Float = 0 { didSet { value = current } }
    /// The maximum. The default is 1. Setting it clamps the value.
    open var maximumValue: Float = 1 { didSet { value = current } }
    /// Whether events are sent during a drag, and not only at its end. The default is `true`.
    open var isContinuous = true

    // MARK: Look

    /// A slider that is off is half transparent.
    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { alpha = isEnabled ? 1 : 0.5 } }
    }

    /// The color of the track before the thumb. With `nil`, it is the tint color.
    open var minimumTrackTintColor: UIColor? { didSet { if minimumTrackTintColor != oldValue { place() } } }
    /// The color of the track after the thumb. With `nil`, it is a gray fill.
    open var maximumTrackTintColor: UIColor? { didSet { if maximumTrackTintColor != oldValue { place() } } }
    /// The thumb's color. With `nil`, it is white.
    open var thumbTintColor: UIColor? { didSet { if thumbTintColor != oldValue { place() } } }

    /// The default is with a knob.
    open var sliderStyle: Style = .default { didSet { if sliderStyle != oldValue { place() } } }
    /// The image at the minimum end.
    open var minimumValueImage: UIImage? { didSet { if minimumValueImage != oldValue { place() } } }
    /// The image at the maximum end.
    open var maximumValueImage: UIImage? { didSet { if maximumValueImage != oldValue { place() } } }

    /// Returns the rectangle of the image at the minimum.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, bounds, atEnd: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    /// Returns the rectangle of the image at the maximum.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, bounds, atEnd: effectiveUserInterfaceLayoutDirection != .rightToLeft)
    }

    private func imageRect(_ image: UIImage?, _ bounds: CGRect, atEnd: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Sets the image of the thumb for a state; `nil` for that of the normal state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue, default: Images()].thumb = image
        place()
    }
    /// Sets the image of the track before the thumb for a state; `nil` for that of the normal state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue, default: Images()].minimum = image
        place()
    }
    /// Sets the image of the track after the thumb for a state; `nil` for that of the normal state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue, default: Images()].maximum = image
        place()
    }
    /// Returns the image of the thumb that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images[state.rawValue]?.thumb }
    /// Returns the image of the track before the thumb that was set for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images[state.rawValue]?.minimum }
    /// Returns the image of the track after the thumb that was set for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images[state.rawValue]?.maximum }
    /// The current image of the thumb; `nil` for the default appearance.
    open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
    /// The current image of the track before the thumb; `nil` for the default appearance.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
    /// The current image of the track after the thumb; `nil` for the default appearance.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }

    /// Returns the rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var (left, right) = (bounds.minX + 2, bounds.maxX - 2)
        for (image, rect) in [
            (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
            (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
        ] where image != nil {
            if rect.midX < bounds.midX {
                left = rect.maxX + UISlider.imageSpacing
            } else {
                right = rect.minX - UISlider.imageSpacing
            }
        }
        return CGRect(
            x: left, y: bounds.midY - UISlider.trackHeight / 2, width: max(0, right - left),
            height: UISlider.trackHeight)
    }

    /// Returns the rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: UISlider.knobSide, height: UISlider.knobSide)
        let span = maximumValue - minimumValue
        let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        let shown = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - part : part
        let room = rect.width + 4 - size.width
        return CGRect(
            x: rect.minX - 2 + room * shown, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// As on screen shots, in points.
    private static let trackHeight: CGFloat = 4
    private static let knobSide: CGFloat = 28
    private static let height: CGFloat = 34
    private static let imageSpacing: CGFloat = 11

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UISlider.height) }

    private func setUp() {
        for view in [high, low, knob, leftPicture, rightPicture] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for line in [low, high] { line.layer.cornerRadius = UISlider.trackHeight / 2 }
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.15
        knob.layer.shadowRadius = 4
        knob.layer.shadowOffset = CGSize(width: 0, height: 3)
        place()
    }

    private func place() {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: current)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = track.divided(atDistance: max(0, thumb.midX - track.minX), from: .minXEdge)
        low.frame = isReversed ? right : left
        high.frame = isReversed ? left : right
        knob.frame = thumb
        knob.isHidden = sliderStyle == .thumbless
        leftPicture.image = minimumValueImage
        rightPicture.image = maximumValueImage
        leftPicture.frame = minimumValueImageRect(forBounds: bounds)
        rightPicture.frame = maximumValueImageRect(forBounds: bounds)
        low.image = currentMinimumTrackImage
        high.image = currentMaximumTrackImage
        knob.image = currentThumbImage
        low.backgroundColor = low.image == nil ? minimumTrackTintColor ?? tintColor : nil
        high.backgroundColor = high.image == nil ? maximumTrackTintColor ?? .systemFill : nil
        knob.backgroundColor = knob.image == nil ? thumbTintColor ?? .white : nil
        knob.layer.cornerRadius = knob.image == nil ? thumb.height / 2 : 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        place()
    }

    override var accessibilityNature: AccessibilityNature {
        let span = maximumValue - minimumValue
        let percent = span > 0 ? Int(((value - minimumValue) / span * 100).rounded()) : 0
        return AccessibilityNature(
            isElement: true, value: "\(percent)%", traits: isEnabled ? .adjustable : [.adjustable, .notEnabled])
    }

    // MARK: Tracking

    /// Returns `false` for recognizers of other views, except taps, while the thumb is dragged.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer.view !== self, isTracking, !(gestureRecognizer is UITapGestureRecognizer) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Begins tracking only for a touch on the thumb or near it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        guard knob.frame.insetBy(dx: -8, dy: -8).contains(place) else { return false }
        grip = knob.frame.midX - place.x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag(to: touch.location(in: self).x + grip)
        if isContinuous { tell() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { tell() }
    }

    private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    private func drag(to x: CGFloat) {
        let track = trackRect(forBounds: bounds).insetBy(dx: -2, dy: 0)
        let room = track.width - knob.frame.width
        guard room > 0 else { return }
        let part = min(max((x - knob.frame.width / 2 - track.minX) / room, 0), 1)
        let shown = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - part : part
        value = minimumValue + (maximumValue - minimumValue) * Float(shown)
    }
}
