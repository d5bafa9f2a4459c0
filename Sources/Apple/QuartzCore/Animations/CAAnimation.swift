import CoreGraphics

/// Hears when an animation begins and ends. Both methods are optional.
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

/// The root of all animations: timing, timing function, delegate. Layers take a copy, so that later changes to the
/// original have no effect.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
    /// The begin time of the animation, in its layer's time. 0, the default, is the commit of its transaction.
    open var beginTime: CFTimeInterval = 0
    /// The length of one cycle in seconds. 0, the default: the transaction's duration.
    open var duration: CFTimeInterval = 0
    /// The speed at which the animation's time runs. The default is 1.
    open var speed: Float = 1
    /// Added to the animation's time, in seconds. The default is 0.
    open var timeOffset: CFTimeInterval = 0
    /// How many cycles are played; 0, the default, counts as 1.
    open var repeatCount: Float = 0
    /// For how long cycles are played, in seconds; 0, the default, leaves it to `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each cycle is played again backwards. The default is `false`.
    open var autoreverses = false
    /// The presentation before the begin and after the end. By default the animation does not apply there.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How the time of a cycle is bent; `nil` is even.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept alive for as long as the animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer drops the animation when it has ended.
    open var isRemovedOnCompletion = true
    /// How often the animation would like to be shown. Every frame is shown here.
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

    /// True, as on iOS; but animations cannot be archived here.
    open class var supportsSecureCoding: Bool { true }

    /// Stops the program: animations cannot be written to an archive. Make them in code.
    open func encode(with coder: NSCoder) {
        fatalError("Animations cannot be written to an archive; make them in code")
    }

    /// Whether an archive would keep the value. Everything is kept.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The value that a property has before it is set; `nil` for names without one.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "duration", "beginTime", "timeOffset", "repeatDuration": return NSNumber(value: 0.0)
        case "speed": return NSNumber(value: Float(1))
        case "removedOnCompletion": return NSNumber(value: true)
        case "fillMode": return CAMediaTimingFillMode.removed.rawValue
        default: return nil
        }
    }

    /// Stores a value of the user's own under a name.
    open func setValue(_ value: Any?, forKey key: String) { stored[key] = value }

    /// Returns the value stored for a key.
    open func value(forKey key: String) -> Any? { stored[key] ?? type(of: self).defaultValue(forKey: key) }

    /// A copy of the same class. Subclasses with state of their own override this.
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

    /// As an action: adds itself to the layer under the event's name.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Changes `values` to what they are at a moment of one cycle. The root changes nothing.
    package func apply(to values: inout LayerValues, at moment: AnimationMoment) {}
}
