/// A spring taken up by one step of an implicit integration, which no stiffness makes unstable. The figures follow from the
/// spring's differential equation (E. Catto, Soft Constraints, 2011).
struct SoftStep {
    /// How much of an error is to be made good in a second.
    var bias = 0.0
    var mass = 1.0
    var impulse = 0.0

    /// What gives way by nothing.
    static let rigid = SoftStep()

    private init() {}

    /// - Parameters:
    ///   - frequency: Oscillations a second.
    ///   - damping: 1 just does not swing.
    init(frequency: Double, damping: Double, step: Double) {
        let omega = 2 * Double.pi * frequency
        let a = 2 * damping + step * omega
        let b = step * omega * a
        bias = a > 0 ? omega / a : 0
        impulse = 1 / (1 + b)
        mass = b * impulse
    }

    /// Whether a spring is so slow that a plain force does: that loses nothing of a swing, as the implicit step does.
    static func isGentle(frequency: Double, step: Double) -> Bool { 2 * .pi * frequency * step < 0.3 }

    /// The change of speed that a gentle spring makes in a step.
    static func pull(_ error: Double, _ speed: Double, frequency: Double, damping: Double, step: Double) -> Double {
        let omega = 2 * Double.pi * frequency
        return -(omega * omega * error + 2 * damping * omega * speed) * step
    }

    /// How what may not give way finds back: fast, and without swinging.
    static func joint(_ step: Double) -> SoftStep { SoftStep(frequency: 60, damping: 2, step: step) }
    static func contact(_ step: Double) -> SoftStep { SoftStep(frequency: 30, damping: 10, step: step) }
}
