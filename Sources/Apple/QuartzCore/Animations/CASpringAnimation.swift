import CoreGraphics

/// A basic animation that moves like a mass on a spring and can overshoot.
///
/// It lasts for its `duration`. Set that to `settlingDuration` to animate until the spring is at
/// rest.
open class CASpringAnimation: CABasicAnimation {
    /// The mass. Must be positive.
    open var mass: CGFloat = 1
    /// The stiffness. Must be positive.
    open var stiffness: CGFloat = 100
    /// The damping. Must not be negative.
    open var damping: CGFloat = 10
    /// The initial velocity towards the final value, in multiples of the whole distance per second.
    open var initialVelocity: CGFloat = 0
    /// Whether a damping above the critical value slows down the movement further.
    open var allowsOverdamping = false
    /// Whether the motion is brought to rest within the duration, as `UIView`'s springs are. Otherwise what is left of the
    /// way when the duration is over is left out, as Core Animation does.
    package var comesToRest = false

    public override init() { super.init() }

    /// Creates a spring with a perceptual duration and a bounce, as those of `UIView`. Its `duration` is the settling
    /// time.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let model = SpringModel(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        mass = CGFloat(model.mass)
        stiffness = CGFloat(model.stiffness)
        damping = CGFloat(model.damping)
        allowsOverdamping = model.allowsOverdamping
        duration = model.settlingDuration
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The spring as a pure value.
    package var model: SpringModel {
        SpringModel(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    /// The estimated time until the spring is at rest, in seconds.
    open var settlingDuration: CFTimeInterval { model.settlingDuration }

    /// The perceptual duration in seconds.
    open var perceptualDuration: CFTimeInterval { model.perceptualDuration }

    /// The amount of overshoot: 0 is none, 1 oscillates without end, below 0 the spring is overdamped.
    open var bounce: CGFloat { CGFloat(model.bounce) }

    package override func copyState(to other: CAAnimation) {
        super.copyState(to: other)
        guard let other = other as? CASpringAnimation else { return }
        other.mass = mass
        other.stiffness = stiffness
        other.damping = damping
        other.initialVelocity = initialVelocity
        other.allowsOverdamping = allowsOverdamping
        other.comesToRest = comesToRest
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "mass": return NSNumber(value: 1.0)
        case "stiffness": return NSNumber(value: 100.0)
        case "damping": return NSNumber(value: 10.0)
        case "initialVelocity": return NSNumber(value: 0.0)
        default: return super.defaultValue(forKey: key)
        }
    }

    override func progress(at moment: AnimationMoment) -> Double {
        guard !moment.isLinear else { return moment.progress }
        let time = moment.progress * moment.duration
        return comesToRest ? model.value(at: time, atRestAfter: moment.duration) : model.value(at: time)
    }
}
