/// How far a motion is, as a function of the time's share that has passed. A pure value.
package enum PaceCurve: Sendable {
    case bezier(UnitBezier)
    /// A spring over a number of seconds.
    case spring(SpringModel, seconds: Double)

    package static let linear = PaceCurve.bezier(.linear)

    /// The progress at the share `x`, which is taken to be in 0…1. Springs leave 0…1; all arrive at 1.
    package func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        switch self {
        case .bezier(let curve): return curve.value(at: x)
        case .spring(let model, let seconds): return model.value(at: x * seconds, atRestAfter: seconds)
        }
    }

    /// The first share of the time at which the progress is `value`.
    package func x(forValue value: Double) -> Double {
        if value <= 0 { return 0 }
        if value >= 1 { return 1 }
        switch self {
        case .bezier(let curve): return curve.x(forValue: value)
        case .spring: return firstX(reaching: value)
        }
    }

    /// Steps to the first place beyond, then halves.
    private func firstX(reaching value: Double) -> Double {
        let steps = 1000
        guard let step = (1...steps).first(where: { self.value(at: Double($0) / Double(steps)) >= value }) else {
            return 1
        }
        var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if self.value(at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

extension UITimingCurveProvider {
    /// The pace of an animation of `duration` seconds, along the first axis or the second.
    package func pace(duration: TimeInterval, secondAxis: Bool = false) -> PaceCurve {
        if let spring = springTimingParameters, timingCurveType != .cubic, timingCurveType != .builtin {
            let velocity = secondAxis ? spring.initialVelocity.dy : spring.initialVelocity.dx
            return .spring(spring.model(duration: duration, velocity: velocity), seconds: duration)
        }
        return .bezier(cubicTimingParameters?.curve ?? .default)
    }

    /// How long an animation made for `duration` lasts with this pace, in seconds.
    package func effectiveDuration(for duration: TimeInterval) -> TimeInterval {
        guard timingCurveType == .spring, let spring = springTimingParameters else { return duration }
        return spring.effectiveDuration(for: duration)
    }
}
