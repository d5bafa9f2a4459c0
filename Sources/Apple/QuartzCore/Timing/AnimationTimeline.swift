/// A clock of its own for a set of animations: its owner can stop, scrub, turn round and stretch them by changing
/// one object, while the time of the layers around them still counts.
///
/// An animation that carries one is evaluated at `time(forElapsed:)`, where elapsed is the layer's local time since the
/// animation's begin. So a paused container layer stops it too, and a timeline that has never been touched changes
/// nothing. Such an animation is never removed because of time: its owner removes it.
///
/// All times are seconds. Times inside animations are called positions here: 0 is the begin of the animations.
package final class AnimationTimeline {
    /// How elapsed time becomes a position.
    package enum Mapping {
        /// `position` at the elapsed time `since`, from there on `rate` seconds a second: 1 forwards, -1 backwards.
        case running(since: Double, position: Double, rate: Double)
        /// Always `position`.
        case paused(position: Double)
        /// From position `from` at the elapsed time `since` to position `to`, `duration` later, along `curve`.
        case curve(since: Double, duration: Double, from: Double, to: Double, curve: @Sendable (Double) -> Double)
    }

    /// The present mapping.
    package var mapping = Mapping.running(since: 0, position: 0, rate: 1)
    /// Positions stay in this range.
    package var range: ClosedRange<Double> = 0...Double.infinity
    /// Whether animations pass over their timing function and their spring: a straight way in time, as scrubbing asks for.
    package var isLinear = false

    /// If set, the progress of the animations at an elapsed time, in place of all that the mapping says. It may leave 0…1;
    /// what interpolates then goes beyond its ends.
    package var progress: ((Double) -> Double)?

    /// What the owner of a `progress` means to do, for tools that draw it.
    package struct Plan {
        /// Seconds between the animation's begin and that of the motion.
        package let begin: Double
        /// Of the motion, in seconds.
        package let duration: Double
        /// The progress at a share 0…1 of the duration.
        package let curve: (Double) -> Double

        package init(begin: Double, duration: Double, curve: @escaping (Double) -> Double) {
            self.begin = begin
            self.duration = duration
            self.curve = curve
        }
    }

    /// The plan behind `progress`, if the owner tells it.
    package var plan: Plan?

    /// The owner's motion, if a tool may give it another duration and pace. Timelines of one motion have the same.
    package var motion: (any AdjustableMotion)?

    /// A timeline that runs forwards from 0, without an end.
    package init() {}

    /// The position at an elapsed time.
    package func time(forElapsed elapsed: Double) -> Double {
        let position: Double
        switch mapping {
        case .running(let since, let start, let rate): position = start + (elapsed - since) * rate
        case .paused(let at): position = at
        case .curve(let since, let duration, let from, let to, let curve):
            let x = duration > 0 ? min(max((elapsed - since) / duration, 0), 1) : 1
            position = x >= 1 ? to : from + (to - from) * curve(x)
        }
        return min(max(position, range.lowerBound), range.upperBound)
    }

    /// Stops at the place where it is at `elapsed`.
    package func pause(atElapsed elapsed: Double) {
        mapping = .paused(position: time(forElapsed: elapsed))
    }

    /// Goes to `position` and stays there.
    package func seek(to position: Double) {
        mapping = .paused(position: min(max(position, range.lowerBound), range.upperBound))
    }

    /// Goes on from the place where it is at `elapsed`; a negative rate runs backwards.
    package func run(rate: Double, fromElapsed elapsed: Double) {
        mapping = .running(since: elapsed, position: time(forElapsed: elapsed), rate: rate)
    }

    /// The elapsed time at which it arrives at `position`, `nil` if it never does.
    package func elapsed(reaching position: Double) -> Double? {
        switch mapping {
        case .running(let since, let start, let rate):
            return rate == 0 ? (start == position ? since : nil) : since + (position - start) / rate
        case .paused(let at): return at == position ? 0 : nil
        case .curve(let since, let duration, _, let to, _): return to == position ? since + duration : nil
        }
    }
}

/// A motion that moves the animations of several timelines, and whose duration and pace a tool can change while it runs.
package protocol AdjustableMotion: AnyObject {
    /// Of the whole motion, in seconds.
    var duration: Double { get }
    /// Changes the duration and the pace. The motion keeps its begin; past its new end it ends in the next run-loop iteration.
    ///
    /// - Parameters:
    ///   - duration: Seconds, above 0.
    ///   - pace: The new pace.
    func adjust(duration: Double, pace: MotionPace)
    /// The present pace.
    var motionPace: MotionPace { get }
}

/// How a motion passes through its duration. A pure value.
package enum MotionPace: Hashable, Sendable {
    case bezier(UnitBezier)
    /// A spring that is brought to rest at the end of the duration.
    case spring(SpringModel)
}
