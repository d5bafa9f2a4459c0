import Foundation
import QuartzCore

/// When an animation begins, how long it lasts, and its curve: what the timing editor changes. A pure value.
package struct AnimationTiming: Codable, Hashable, Sendable {
    package enum Curve: Codable, Hashable, Sendable {
        /// The control points of a cubic curve from (0, 0) to (1, 1); the x values are in 0…1.
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        /// A spring that is at rest when the duration is over, as those of `UIView.animate` with a damping ratio are. The velocity
        /// is in whole distances per second.
        case spring(dampingRatio: Double, velocity: Double)
    }

    /// Seconds between the start of the transition and the beginning of the animation.
    package var delay: TimeInterval
    /// Seconds.
    package var duration: TimeInterval
    package var curve: Curve

    package init(delay: TimeInterval = 0, duration: TimeInterval, curve: Curve) {
        (self.delay, self.duration, self.curve) = (delay, duration, curve)
    }

    /// The timing with its numbers rounded to hundredths, within the ranges of the editor.
    package var rounded: AnimationTiming {
        var result = self
        result.delay = Self.round(delay, in: Self.delays)
        result.duration = Self.round(duration, in: Self.durations)
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2):
            result.curve = .bezier(
                x1: Self.round(x1, in: 0...1), y1: Self.round(y1, in: Self.heights), x2: Self.round(x2, in: 0...1),
                y2: Self.round(y2, in: Self.heights))
        case .spring(let ratio, let velocity):
            result.curve = .spring(
                dampingRatio: Self.round(ratio, in: Self.dampingRatios),
                velocity: Self.round(velocity, in: Self.velocities))
        }
        return result
    }

    private static func round(_ value: Double, in range: ClosedRange<Double>) -> Double {
        (min(max(value, range.lowerBound), range.upperBound) * 100).rounded() / 100
    }

    /// What the editor can set. Decided: what transitions use, with room.
    package static let (delays, durations) = (0.0...5.0, 0.02...10.0)
    package static let heights = -1.0...2.0
    package static let (dampingRatios, velocities) = (0.05...1.0, -20.0...20.0)
}

extension AnimationTiming {
    /// The curve as Core Animation and property animators take it.
    package var pace: MotionPace {
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2): .bezier(UnitBezier(x1, y1, x2, y2))
        case .spring(let ratio, let velocity):
            .spring(SpringModel(dampingRatio: ratio, duration: duration, initialVelocity: velocity))
        }
    }

    /// How far it is at even steps of its duration.
    package var graph: AnimationGraph {
        let (pace, count) = (pace, 49)
        return AnimationGraph(
            values: (0..<count).map { index in
                let share = Double(index) / Double(count - 1)
                switch pace {
                case .bezier(let curve): return curve.value(at: share)
                case .spring(let model): return model.value(at: share * duration, atRestAfter: duration)
                }
            })
    }

    /// The curve in words, as in the time line.
    package var words: String {
        switch pace {
        case .bezier(let curve): Pace.words(for: curve)
        case .spring(let model): "spring " + String(format: "%.2f", model.dampingRatio)
        }
    }
}

// MARK: - Animations

extension AnimationTiming {
    /// The timing of an animation; `nil` for one that the editor cannot change: key frames, groups, and cycles that are
    /// repeated.
    ///
    /// - Parameters:
    ///   - begin: seconds since the start of the transition.
    ///   - length: how long the animation has an effect, in seconds.
    init?(_ animation: CAAnimation, begin: TimeInterval, length: TimeInterval) {
        guard let animation = animation as? CABasicAnimation, animation.isPlayedOnce, length.isFinite else {
            return nil
        }
        if let motion = animation.timeline?.motion {
            self.init(delay: begin, duration: motion.duration, curve: Curve(motion.motionPace))
        } else if animation.timeline == nil {
            self.init(delay: begin, duration: length, curve: Curve(animation))
        } else {
            return nil
        }
    }

    /// A copy of an animation with this timing. The begin is not changed.
    func applied(to animation: CABasicAnimation) -> CABasicAnimation {
        let made: CABasicAnimation
        switch pace {
        case .bezier(let curve):
            made = animation is CASpringAnimation ? animation.copied(to: CABasicAnimation()) : animation.copied
            made.timingFunction = CAMediaTimingFunction(curve: curve)
        case .spring(let model):
            let spring = animation.copied as? CASpringAnimation ?? animation.copied(to: CASpringAnimation())
            spring.take(model)
            made = spring
        }
        made.duration = duration
        return made
    }
}

extension AnimationTiming.Curve {
    init(_ pace: MotionPace) {
        switch pace {
        case .bezier(let curve): self = .bezier(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
        case .spring(let model):
            self = .spring(dampingRatio: min(model.dampingRatio, 1), velocity: model.initialVelocity)
        }
    }

    fileprivate init(_ animation: CABasicAnimation) {
        if let spring = animation as? CASpringAnimation {
            self.init(.spring(spring.model))
        } else {
            self.init(.bezier(animation.timingFunction?.curve ?? .linear))
        }
    }
}

extension CABasicAnimation {
    fileprivate var isPlayedOnce: Bool {
        repeatCount <= 1 && repeatDuration == 0 && !autoreverses && speed == 1 && timeOffset == 0
    }

    fileprivate var copied: CABasicAnimation { copy() as? CABasicAnimation ?? copied(to: CABasicAnimation()) }

    /// Copies its values and its timing to an animation of another class.
    fileprivate func copied<Animation: CABasicAnimation>(to other: Animation) -> Animation {
        copyState(to: other)
        return other
    }
}

extension CASpringAnimation {
    fileprivate func take(_ model: SpringModel) {
        mass = CGFloat(model.mass)
        stiffness = CGFloat(model.stiffness)
        damping = CGFloat(model.damping)
        initialVelocity = CGFloat(model.initialVelocity)
        allowsOverdamping = model.allowsOverdamping
        comesToRest = true
        timingFunction = CAMediaTimingFunction(name: .linear)
    }
}
