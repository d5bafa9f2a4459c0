/// What a transition's clock does with an animator that was started in `animateTransition` of an interactive transition: it
/// takes it along, whatever the animator allows the application to do with it.
extension UIViewPropertyAnimator {
    /// Shows the animator's moment `seconds` after the start of the transition, straight; it stands there.
    func steer(to seconds: TimeInterval) {
        guard let run, state == .active else { return }
        run.stopWaiting()
        run.motion.mode = .scrubbed(fraction: share(at: seconds))
        enter(.active, isRunning: false)
    }

    /// Runs on from where it stands, straight, or ends where it began.
    func letGoOfSteering(from seconds: TimeInterval, reversed flag: Bool) {
        guard let run, state == .active else { return }
        if flag { return end(at: .start) }
        let place = share(at: seconds)
        run.motion.mode = .continuing(
            since: run.elapsed, seconds: (1 - place) * duration, from: place, to: 1, pace: .linear)
        reversed = false
        if place < 1 { runOn() } else { endOfMotion() }
    }

    private func share(at seconds: TimeInterval) -> Double {
        duration > 0 ? min(max((seconds - delay) / duration, 0), 1) : (seconds >= delay ? 1 : 0)
    }
}
