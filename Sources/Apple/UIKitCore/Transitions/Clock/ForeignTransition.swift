/// What a percent-driven interactor holds for a context of the app's own: the system has no run for it, and is not told
/// which animator belongs to it.
@MainActor
final class ForeignTransition: TransitionSteering {
    let clock = TransitionClock()
    private var trace: AnimationTrace?

    /// Holds a container's time. What blocks do in this turn, in which the container starts its animator, is noted.
    func hold(_ layer: CALayer) {
        let trace = AnimationTrace()
        trace.goesStraight = true
        self.trace = trace
        clock.hold(layer)
        AnimationScope.startTracing(trace)
        MainTimer.scheduleForNextTurn { [weak self] in
            // The interactor may have gone meanwhile.
            if let self { takeUp(trace) } else { AnimationScope.stopTracing(trace) }
        }
    }

    /// Lets what was noted follow.
    private func takeUp(_ trace: AnimationTrace) {
        guard self.trace === trace else { return }
        self.trace = nil
        AnimationScope.stopTracing(trace)
        clock.follow(trace)
    }

    /// How long it takes: as long as the longest animation in the container.
    func measure() -> TimeInterval {
        if let trace { takeUp(trace) }
        clock.commitStart()
        clock.duration = clock.longestAnimation
        return clock.duration
    }

    func steer(to share: Double) { clock.steer(to: share) }

    func letGo(from share: Double, _ release: TransitionRelease) { clock.letGo(release) }

    func end() {
        if let trace { AnimationScope.stopTracing(trace) }
        trace = nil
        clock.end(cancelled: false)
        clock.onSettled = nil
    }
}
