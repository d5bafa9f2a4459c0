import CoreGraphics

/// A basic animation with the movement of a mass on a spring, which can overshoot.
///
/// It plays for its `duration`; to let it come to rest, set that to `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
    /// Above 0.
    open var mass: CGFloat = 1
    /// Above 0.
    open var stiffness: CGFloat = 100
    /// Not below 0.
    open var damping: CGFloat = 10
    /// Ways a second, towards the end value.
    open var initialVelocity: CGFloat = 0
    /// Whether damping above the critical value slows the motion down further.
    open var allowsOverdamping = false
    /// Whether the motion is brought to rest within the duration, as `UIView`'s springs are. Otherwise what is left of the
    /// way when the duration is over is left out, as Core Animation does.
    package var comesToRest = false

    public override init() { super.init() }

    /// A spring by the time that it seems to take and its bounce, both as `UIView` takes them. Its `duration` is the
    /// settling time.
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

    /// About how long it takes until the motion has come to rest.
    open var settlingDuration: CFTimeInterval { model.settlingDuration }

    /// The time that the motion seems to take.
    open var perceptualDuration: CFTimeInterval { model.perceptualDuration }

    /// The amount of overshoot: 0 is none, 1 never ends; below 0 it is overdamped.
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
