import CoreGraphics

/// The delegate of an animation, which is notified of its beginning and end. Both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation's active time has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation has ended (`flag` is `true`) or has been removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The default implementation does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// The default implementation does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of animations: timing, timing function and delegate. Layers copy the animation, so later changes have
/// no effect.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
    /// The begin time of the animation, in its layer's time. 0, the default, is the commit of its transaction.
    open var beginTime: CFTimeInterval = 0
    /// The duration of one cycle in seconds. The default is 0, for that of the transaction.
    open var duration: CFTimeInterval = 0
    /// The speed at which the animation's time runs. The default is 1.
    open var speed: Float = 1
    /// An offset that is added to the animation's time, in seconds. The default is 0.
    open var timeOffset: CFTimeInterval = 0
    /// The number of cycles. The default is 0, which counts as 1.
    open var repeatCount: Float = 0
    /// The time for which cycles repeat, in seconds. The default is 0, for `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each cycle also runs backward. The default is `false`.
    open var autoreverses = false
    /// Whether the animation applies before its beginning and after its end. The default is `removed`: it does not.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing function of a cycle; `nil` for linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which the animation retains.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation at its end.
    open var isRemovedOnCompletion = true
    /// The preferred frame rates. Has no effect here: every frame is shown.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The owner's clock for this animation, `nil` for the layer's. See `AnimationTimeline`.
    package var timeline: AnimationTimeline?
    /// Seconds between the commit and the begin, for an animation without a `beginTime`.
    package var delayAfterCommit: CFTimeInterval = 0
    /// Whether it passes over its timing function and its spring, and goes straight through its key frames in time: as
    /// what a finger drives does.
    package var goesStraight = false
    /// What key-value coding has stored.
    private var stored: [String: Any] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        fatalError("Animations cannot be read from an archive; make them in code")
    }

    /// Always `true`, as on iOS. Animations cannot be archived here.
    open class var supportsSecureCoding: Bool { true }

    /// Traps: animations cannot be archived. Create them in code.
    open func encode(with coder: NSCoder) {
        fatalError("Animations cannot be written to an archive; make them in code")
    }

    /// Returns whether the value is archived. Always `true`.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Returns the default value of a property, or `nil` for other names.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "duration", "beginTime", "timeOffset", "repeatDuration": return NSNumber(value: 0.0)
        case "speed": return NSNumber(value: Float(1))
        case "removedOnCompletion": return NSNumber(value: true)
        case "fillMode": return CAMediaTimingFillMode.removed.rawValue
        default: return nil
        }
    }

    /// Stores a value under a key of the app.
    open func setValue(_ value: Any?, forKey key: String) { stored[key] = value }

    /// Returns the value stored for a key.
    open func value(forKey key: String) -> Any? { stored[key] ?? type(of: self).defaultValue(forKey: key) }

    /// Returns a copy of the same class. Subclasses with state override it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(type(of: self))
        copyState(to: copy)
        return copy
    }

    /// Copies all properties to `other`, which is of the same class.
    package func copyState(to other: CAAnimation) {
        other.beginTime = beginTime
        other.duration = duration
        other.speed = speed
        other.timeOffset = timeOffset
        other.repeatCount = repeatCount
        other.repeatDuration = repeatDuration
        other.autoreverses = autoreverses
        other.fillMode = fillMode
        other.timingFunction = timingFunction
        other.delegate = delegate
        other.isRemovedOnCompletion = isRemovedOnCompletion
        other.preferredFrameRateRange = preferredFrameRateRange
        other.timeline = timeline
        other.delayAfterCommit = delayAfterCommit
        other.goesStraight = goesStraight
        other.stored = stored
    }

    /// Adds the animation to the layer with the event as key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Changes `values` to what they are at a moment of one cycle. The root changes nothing.
    package func apply(to values: inout LayerValues, at moment: AnimationMoment) {}
}
