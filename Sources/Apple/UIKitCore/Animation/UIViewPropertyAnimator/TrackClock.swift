/// Turns an animator's place into the progress of one track's animations.
final class TrackClock {
    private let motion: AnimatorMotion
    private let start: Double
    private let length: Double
    /// The track's own pace; `nil` if it has the animator's.
    private let ownPace: PaceCurve?
    private let offset: Double
    /// The progress at a share of the animator's way, from which scrubbing goes on; `nil` as long as none was grabbed.
    var anchor: (fraction: Double, progress: Double)?

    @MainActor
    init(motion: AnimatorMotion, span: AnimatorTrack.Span, ownPace: PaceCurve? = nil, offset: Double) {
        self.motion = motion
        start = span.start
        length = span.length
        self.ownPace = ownPace
        self.offset = offset
    }

    private var pace: PaceCurve { ownPace ?? motion.pace }

    /// Hands the progress to an animation. It keeps the clock alive.
    func makeTimeline() -> AnimationTimeline {
        let timeline = AnimationTimeline()
        timeline.progress = { elapsed in self.progress(at: elapsed + self.offset) }
        timeline.plan = AnimationTimeline.Plan(
            begin: start * motion.duration - offset, duration: length * motion.duration, curve: pace.value)
        if ownPace == nil, start == 0, length == 1 { timeline.motion = motion }
        return timeline
    }

    /// The animations' progress when `elapsed` seconds have passed since the animator's start. A spring leaves 0…1.
    func progress(at elapsed: Double) -> Double {
        switch motion.place(at: elapsed) {
        case .time(let x): return pace.value(at: share(of: x))
        case .way(let fraction): return scrubbed(to: fraction)
        }
    }

    func anchor(at elapsed: Double) {
        anchor = (motion.fractionOfWay(at: elapsed), progress(at: elapsed))
    }

    /// The share of the track's own time, cut off at its ends.
    private func share(of x: Double) -> Double {
        length > 0 ? min(max((x - start) / length, 0), 1) : (x >= start ? 1 : 0)
    }

    /// Straight through the anchor: from the track's start to it, and from it to the end.
    private func scrubbed(to fraction: Double) -> Double {
        guard let anchor, anchor.progress != 0 || anchor.fraction > start else {
            return start == 0 && length == 1 ? fraction : share(of: fraction)
        }
        if fraction <= anchor.fraction {
            return anchor.fraction > 0 ? anchor.progress * fraction / anchor.fraction : anchor.progress
        }
        let left = min(1, start + length) - anchor.fraction
        return left > 1e-9 ? anchor.progress + (1 - anchor.progress) * (fraction - anchor.fraction) / left : 1
    }
}
