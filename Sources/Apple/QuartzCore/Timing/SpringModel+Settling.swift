import CoreGraphics

#if canImport(Glibc)
import Glibc
#else
import Foundation
#endif

extension SpringModel {
    /// The share of the way that counts as nothing: what reproduces Apple's settling durations.
    private static let threshold = 0.001

    /// How long it takes until the motion is done, in seconds.
    ///
    /// A swinging spring: when its envelope has fallen to a thousandth of the way (derived; reproduces the values that
    /// others measured on Apple's system). Otherwise the first tenth of a second at which no more than that is left
    /// (measured by others: a grid of 0.1 s, 1.0 for k 100, c 20). Without damping it never ends: the greatest `Float`.
    package var settlingDuration: Double {
        guard damping > 0, stiffness > 0, mass > 0 else { return Double(Float.greatestFiniteMagnitude) }
        let (w, ratio) = (frequency, dampingRatio)
        guard ratio < 1, abs(ratio - 1) >= 1e-9 else { return settlingOnGrid }
        let b = ratio * w
        let d = w * (1 - ratio * ratio).squareRoot()
        let duration = log((1 + abs((b - initialVelocity) / d)) / Self.threshold) / b
        return duration.limited(to: 0...Double(Float.greatestFiniteMagnitude))
    }

    /// How long an animator with this spring lasts, in seconds: as `settlingDuration`, but to the point also for a spring
    /// that does not swing. (The system's spring has been seen on iOS with 0.5058 s, which is off Core Animation's grid;
    /// a thousandth of its way is left after 0.5057 s.)
    package var animatorDuration: Double {
        let settling = settlingDuration
        guard damping > 0, stiffness > 0, mass > 0, dampingRatio >= 1 || abs(dampingRatio - 1) < 1e-9 else {
            return settling
        }
        // The grid's last step holds the moment.
        var (low, high) = (max(0, settling - 0.1), settling)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isQuiet(after: middle) { high = middle } else { low = middle }
        }
        return high
    }

    private var settlingOnGrid: Double {
        // Nothing that is worth being called an animation takes longer than this many tenths.
        for tenths in 1...36_000 where isQuiet(after: Double(tenths) / 10) { return Double(tenths) / 10 }
        return 3600
    }

    /// Whether a spring that does not swing stays below the threshold from `time` on.
    private func isQuiet(after time: Double) -> Bool {
        let distance = 1 - value(at: time)
        // It crosses its rest at most once; on the way back towards it the distance only shrinks.
        return abs(distance) <= Self.threshold && velocity(at: time) * distance >= 0
    }
}

// MARK: - What other parameters make of it

extension SpringModel {
    /// A spring by the time that it seems to take and by how much it overshoots (iOS 17).
    ///
    /// - Parameters:
    ///   - perceptualDuration: Seconds; `2π·√(m/k)`. Must be above 0.
    ///   - bounce: Above 0 it swings (1 - ζ), below 0 it is overdamped (1/ζ - 1). In -1…1, both ends excluded in effect.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let w = 2 * Double.pi / perceptualDuration.limited(to: 1e-6...Self.longest)
        let bounce = bounce.finite(or: 0)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.999))
        self.init(
            mass: 1, stiffness: w * w, damping: 2 * ratio * w, initialVelocity: initialVelocity,
            allowsOverdamping: bounce < 0)
    }

    /// `2π·√(m/k)`, in seconds.
    package var perceptualDuration: Double { 2 * .pi / frequency }

    /// 1 - ζ for a spring that swings, 1/ζ - 1 for one that does not.
    package var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
}

// MARK: - UIView's damping ratio and duration

extension SpringModel {
    /// The spring that view animations with a damping ratio use: mass 1, and so stiff that the envelope of its motion has
    /// fallen to a thousandth when the duration is over (derived from published probes; agrees to about 1e-8).
    ///
    /// - Parameters:
    ///   - dampingRatio: ζ; clamped to 0.002…1, below which no spring of that rule exists.
    ///   - duration: Seconds, above 0.
    ///   - initialVelocity: Normalized.
    package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
        let ratio = dampingRatio.finite(or: 1).limited(to: 0.002...1)
        let time = duration.limited(to: 1e-4...Self.longest)
        let velocity = initialVelocity.finite(or: 0).limited(to: -Self.fastest...Self.fastest)
        let w = Self.frequency(ratio: ratio, duration: time, velocity: velocity)
        self.init(mass: 1, stiffness: w * w, damping: 2 * ratio * w, initialVelocity: velocity)
    }

    /// Seconds, and ways per second: no animation is longer, and none begins faster. Decided.
    private static let (longest, fastest) = (1e7, 1e7)

    /// Solves envelope(duration) = 0.001 for ω₀. Of several solutions the largest is taken: the stiffest spring, whose
    /// envelope stays below the threshold for good (decided; matters only for large positive velocities).
    private static func frequency(ratio: Double, duration: Double, velocity: Double) -> Double {
        /// Above 0 as long as the envelope has not fallen enough.
        func excess(_ w: Double) -> Double {
            if ratio >= 1 {
                return log(max(abs(1 + (w - velocity) * duration), 1e-300)) - w * duration - log(threshold)
            }
            let b = ratio * w
            let d = w * (1 - ratio * ratio).squareRoot()
            return log(max(abs((b - velocity) / d), 1e-300)) - b * duration - log(threshold)
        }
        // From far too stiff downwards to the first spring that is not quiet enough.
        var high = 1.0
        while excess(high) > 0 || high * duration * ratio < 30 { high *= 2 }
        var low = high
        while excess(low) <= 0 {
            high = low
            low *= 0.98
            // No spring of any stiffness is loud enough: the softest sensible one.
            if low * duration < 1e-3 { return low }
        }
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if excess(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
