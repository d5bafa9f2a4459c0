/// The timing of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How the spring is given.
    package enum Form: Hashable, Sendable {
        /// Physical parameters. The animator's duration is ignored; the spring's settling time applies.
        case physical(SpringModel)
        /// A damping ratio. The animator's duration determines the stiffness.
        case ratio(Double)
    }

    /// How the spring is given.
    package nonisolated let form: Form
    private nonisolated let velocity: CGVector

    /// Creates the system's spring: mass 3, stiffness 1000, damping 500 (documented), which moves like a critically
    /// damped one of 18.2574 1/s.
    public nonisolated override init() {
        form = .physical(SpringModel(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0))
        velocity = .zero
        super.init()
    }

    /// Creates a spring that is at rest, within a thousandth, at the end of the animator's duration.
    ///
    /// - Parameter ratio: 1 does not overshoot; smaller values oscillate more.
    public nonisolated convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring that is at rest, within a thousandth, at the end of the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not overshoot; smaller values oscillate more.
    ///   - velocity: The initial velocity in multiples of the whole distance per second. Both axes apply to a view's
    ///     center, `dx` to other properties.
    public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .ratio(ratio)
        self.velocity = velocity
        super.init()
    }

    /// Creates a spring with physical parameters. The animator's duration is its settling time.
    public nonisolated init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        form = .physical(
            SpringModel(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
        self.velocity = velocity
        super.init()
    }

    /// Creates a spring with a perceptual duration and a bounce. See `UIView.animate(springDuration:bounce:…)`.
    public nonisolated convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// Creates a spring with a perceptual duration and a bounce. See `UIView.animate(springDuration:bounce:…)`.
    public nonisolated init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        form = .physical(SpringModel(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity.dx))
        self.velocity = velocity
        super.init()
    }

    public nonisolated required init?(coder: NSCoder) {
        let velocity = CGVector(dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
        let hasPhysics = coder.containsValue(forKey: "mass")
        form =
            hasPhysics
            ? .physical(
                SpringModel(
                    mass: coder.decodeDouble(forKey: "mass"), stiffness: coder.decodeDouble(forKey: "stiffness"),
                    damping: coder.decodeDouble(forKey: "damping"), initialVelocity: velocity.dx))
            : .ratio(coder.decodeDouble(forKey: "ratio"))
        self.velocity = velocity
        super.init()
    }

    /// Encodes the spring and its initial velocity.
    open nonisolated func encode(with coder: NSCoder) {
        coder.encode(Double(velocity.dx), forKey: "dx")
        coder.encode(Double(velocity.dy), forKey: "dy")
        switch form {
        case .ratio(let ratio): coder.encode(ratio, forKey: "ratio")
        case .physical(let model):
            coder.encode(model.mass, forKey: "mass")
            coder.encode(model.stiffness, forKey: "stiffness")
            coder.encode(model.damping, forKey: "damping")
        }
    }

    /// Returns the receiver, which is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The initial velocity towards the end, in multiples of the whole distance per second.
    open var initialVelocity: CGVector { velocity }

    /// `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Always `nil`: there is no curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The receiver.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring in an animation of `duration` seconds, with a velocity along one axis.
    package nonisolated func model(duration: TimeInterval, velocity: Double) -> SpringModel {
        switch form {
        case .ratio(let ratio):
            return SpringModel(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        case .physical(var model):
            model.initialVelocity = velocity
            return model
        }
    }

    /// How long an animator with these parameters lasts, in seconds, if it was made for `duration`.
    package nonisolated func effectiveDuration(for duration: TimeInterval) -> TimeInterval {
        switch form {
        case .ratio: return duration
        case .physical(let model):
            // Overdamped springs move as critical ones, and settle as those do.
            return model.animatorDuration
        }
    }
}
