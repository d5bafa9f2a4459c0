/// How an animator's time runs: where it is as a function of the time since its start. All of a property animator's
/// pausing, scrubbing and turning round happens here; its animations only read.
///
/// A place is a number from 0, the start, to 1, the end. While the animator runs by its own curve the place is a share of
/// its *time*; while it is scrubbed straight or continued with another curve it is a share of the *way*.
final class AnimatorMotion {
    /// What the place does as time passes.
    enum Mode {
        /// By the animator's own curve, from `x` on; `direction` is 1 or -1.
        case running(since: Double, x: Double, direction: Double)
        /// By the animator's own curve, standing still.
        case held(x: Double)
        /// Straight, standing still.
        case scrubbed(fraction: Double)
        /// Straight, from one place to another along a curve of its own.
        case continuing(since: Double, seconds: Double, from: Double, to: Double, pace: PaceCurve)
    }

    /// A place, and whether it is a share of the time or of the way.
    enum Place {
        case time(Double)
        case way(Double)
    }

    /// Seconds.
    private(set) var duration: Double
    /// The animator's curve.
    private(set) var pace: PaceCurve
    /// Called when a tool has changed the duration or the pace.
    var onAdjust: (() -> Void)?
    var mode = Mode.scrubbed(fraction: 0)

    init(duration: Double, pace: PaceCurve) {
        self.duration = duration
        self.pace = pace
    }

    /// The place when `elapsed` seconds have passed since the start.
    func place(at elapsed: Double) -> Place {
        switch mode {
        case .running(let since, let x, let direction):
            let moved = x + direction * max(0, elapsed - since) / max(duration, 1e-9)
            return .time(min(max(moved, 0), 1))
        case .held(let x): return .time(x)
        case .scrubbed(let fraction): return .way(fraction)
        case .continuing(let since, let seconds, let from, let to, let pace):
            let x = seconds > 0 ? (elapsed - since) / seconds : 1
            return .way(from + (to - from) * pace.value(at: x))
        }
    }

    /// The share of the way, whatever runs.
    func fractionOfWay(at elapsed: Double) -> Double {
        switch place(at: elapsed) {
        case .time(let x): pace.value(at: x)
        case .way(let fraction): fraction
        }
    }

    /// The share of the time, whatever runs: for a share of the way, the one at which the curve first gets there.
    func fractionOfTime(at elapsed: Double) -> Double {
        switch place(at: elapsed) {
        case .time(let x): x
        case .way(let fraction): pace.x(forValue: fraction)
        }
    }

    /// How many seconds it runs on, seen at `elapsed`; `nil` while it stands.
    func remaining(at elapsed: Double) -> Double? {
        switch mode {
        case .running(let since, let x, let direction):
            let whole = (direction > 0 ? 1 - x : x) * duration
            return max(0, since + whole - elapsed)
        case .continuing(let since, let seconds, _, _, _): return max(0, since + seconds - elapsed)
        case .held, .scrubbed: return nil
        }
    }
}

extension AnimatorMotion: AdjustableMotion {
    func adjust(duration: Double, pace: MotionPace) {
        self.duration = duration
        switch pace {
        case .bezier(let curve): self.pace = .bezier(curve)
        case .spring(let model): self.pace = .spring(model, seconds: duration)
        }
        onAdjust?()
    }

    var motionPace: MotionPace {
        switch pace {
        case .bezier(let curve): .bezier(curve)
        case .spring(let model, _): .spring(model)
        }
    }
}
