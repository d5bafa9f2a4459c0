/// A pace that follows a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How the spring is given.
    package enum Form: Hashable, Sendable {
        /// By its physics. The animator's duration does not count; the spring's settling time does.
        case physical(SpringModel)
        /// By its damping alone; the animator's duration says how stiff it is.
        case ratio(Double)
    }

    /// How the spring is given.
    package nonisolated let form: Form
    private nonisolated let velocity: CGVector

    /// The system's spring: mass 3, stiffness 1000, damping 500 (documented), which moves as a critically damped one of
    /// 18.2574 1/s.
    public nonisolated override init() {
        form = .physical(SpringModel(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0))
        velocity = .zero
        super.init()
    }

    /// A spring that is at rest, to within a thousandth, when the animator's duration is over.
    ///
    /// - Parameter ratio: 1 does not overshoot; nearer to 0 swings more.
    public nonisolated convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring that is at rest, to within a thousandth, when the animator's duration is over.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not overshoot; nearer to 0 swings more.
    ///   - velocity: In whole distances a second. Both axes apply to a view's center, `dx` to other properties.
    public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .ratio(ratio)
        self.velocity = velocity
        super.init()
    }

    /// A spring given by its physics. The animator then lasts until the spring has settled.
    public nonisolated init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        form = .physical(
            SpringModel(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.dx))
        self.velocity = velocity
        super.init()
    }

    /// A spring given by how it feels. See `UIView.animate(springDuration:bounce:…)`.
    public nonisolated convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// A spring given by how it feels. See `UIView.animate(springDuration:bounce:…)`.
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

    /// Writes the spring and its initial velocity.
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

    /// The parameters themselves: they do not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// In whole distances a second, towards the end.
    open var initialVelocity: CGVector { velocity }

    /// `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil: there is no curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The parameters themselves.
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
