#if canImport(Glibc)
import Glibc
#else
import Foundation
#endif

/// A damped spring about its rest: `m·x″ + c·x′ + k·x = 0`. A pure value; time in seconds.
///
/// Progress runs from 0 to the rest at 1. The initial velocity is normalized: 1 is the whole distance in a second, towards
/// the rest.
package struct SpringModel: Hashable, Sendable {
    package var mass: Double
    package var stiffness: Double
    package var damping: Double
    package var initialVelocity: Double
    /// Whether damping beyond the critical value slows the spring down further. Otherwise it counts as critical, as on
    /// systems before iOS 17.
    package var allowsOverdamping: Bool

    /// Apple's documented defaults: m 1, k 100, c 10, v 0.
    package init(
        mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
    }

    /// ω₀, the angular frequency without damping, in 1/s.
    package var frequency: Double { (stiffness / mass).squareRoot() }

    /// ζ: below 1 it swings, at 1 it is critical.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// ζ as the motion takes it.
    private var effectiveRatio: Double {
        let ratio = dampingRatio
        // What differs from 1 by rounding is meant to be critical.
        if abs(ratio - 1) < 1e-9 { return 1 }
        return allowsOverdamping ? ratio : min(ratio, 1)
    }

    /// The progress at `time`; 0 before the begin.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        return 1 - remaining(at: time).distance
    }

    /// The progress per second at `time`.
    package func velocity(at time: Double) -> Double { -remaining(at: max(time, 0)).rate }

    /// What is left of the way and how fast that changes.
    private func remaining(at t: Double) -> (distance: Double, rate: Double) {
        let (w, ratio, v) = (frequency, effectiveRatio, initialVelocity)
        let b = ratio * w
        if ratio < 1 {
            let d = w * (1 - ratio * ratio).squareRoot()
            let a = (b - v) / d
            let (e, c, s) = (exp(-b * t), cos(d * t), sin(d * t))
            return (e * (c + a * s), e * ((a * d - b) * c - (d + a * b) * s))
        }
        if ratio == 1 {
            let (e, a) = (exp(-w * t), w - v)
            return (e * (1 + a * t), e * (a - w * (1 + a * t)))
        }
        let d = w * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-b + d, -b - d)
        let a = (-v - fast) / (slow - fast)
        let (x, y) = (a * exp(slow * t), (1 - a) * exp(fast * t))
        return (x + y, slow * x + fast * y)
    }

    /// Whether at `time` and ever after less than a thousandth of the way is left.
    package func isSettled(at time: Double) -> Bool { time >= settlingDuration }
}
