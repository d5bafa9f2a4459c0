/// Changes that are to run along with a transition, kept until its animations start.
@MainActor
struct AlongsideQueue {
    struct Entry {
        /// A view outside the container whose clock has to follow the interaction; nil for views inside.
        var outside: UIView?
        var change: () -> Void
    }

    var entries: [Entry] = []
    /// True once the transition's animations have been started.
    var hasStarted = false
}

extension TransitionRun {
    /// Queues a change, or runs it right away with the others when the animations started at this very moment.
    ///
    /// - Returns: false when it is too late; the change is not made then.
    func addAlongside(outside view: UIView?, _ change: @escaping () -> Void) -> Bool {
        let entry = AlongsideQueue.Entry(outside: view.flatMap(outsideView), change: change)
        guard alongside.hasStarted else {
            guard isUnderWay else { return false }
            alongside.entries.append(entry)
            return true
        }
        guard isUnderWay, CACurrentMediaTime() == startTime else { return false }
        alongside.entries = [entry]
        runQueuedAlongside()
        return true
    }

    private func outsideView(_ view: UIView) -> UIView? {
        view.isDescendant(of: context.containerView) ? nil : view
    }

    /// Runs what is queued, in one animation group of the transition's duration and curve.
    func runAlongside() {
        alongside.hasStarted = true
        runQueuedAlongside()
    }

    private func runQueuedAlongside() {
        let entries = alongside.entries
        alongside.entries = []
        guard !entries.isEmpty else { return }
        if let animator = interruptible as? UIViewPropertyAnimator, animator.state != .stopped {
            for entry in entries { animator.addAnimations(entry.change) }
            return
        }
        if context.isInteractive, !(interactor is UIPercentDrivenInteractiveTransition) {
            return scrubAlongside(entries)
        }
        if context.isInteractive {
            for view in entries.compactMap(\.outside) { outsideClock.freeze(view.layer) }
        }
        guard request.stage.isAnimated else { return entries.forEach { $0.change() } }
        UIView.animate(
            withDuration: duration, delay: 0, options: alongsideOptions,
            animations: { entries.forEach { $0.change() } }, completion: nil)
    }

    /// An interactor of the app's own does not hold the container's time: the changes get an animator, which follows
    /// what the context is told.
    private func scrubAlongside(_ entries: [AlongsideQueue.Entry]) {
        let animator = alongsideAnimator ?? UIViewPropertyAnimator(duration: duration, curve: .linear)
        for entry in entries { animator.addAnimations(entry.change) }
        animator.pauseAnimation()
        animator.fractionComplete = context.percentComplete
        alongsideAnimator = animator
    }

    /// The interaction has ended: the changes alongside go on by themselves, or back.
    func releaseAlongside(cancelled: Bool, percent: CGFloat) {
        guard let animator = alongsideAnimator, animator.state == .active else { return }
        animator.isReversed = cancelled
        let way = cancelled ? percent : 1 - percent
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: coordinator.completionCurve),
            durationFactor: way / completionSpeed)
    }

    /// The transition has ended: so have the changes alongside.
    func endAlongside(_ didComplete: Bool) {
        guard let animator = alongsideAnimator else { return }
        alongsideAnimator = nil
        guard animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: didComplete ? .end : .start)
    }

    /// While a finger drives, the scrub is linear; the curve applies to what runs by itself.
    private var alongsideOptions: UIView.AnimationOptions {
        let curve = context.isInteractive ? UIView.AnimationCurve.linear : coordinator.completionCurve
        return [UIView.AnimationOptions(curve), .overrideInheritedOptions, .allowUserInteraction]
    }

    /// The transition has ended before its animations started: the changes are made without animation.
    func runAlongsideAtOnce() {
        guard !alongside.hasStarted else { return }
        alongside.hasStarted = true
        let entries = alongside.entries
        alongside.entries = []
        for entry in entries { entry.change() }
    }
}

extension UIView.AnimationOptions {
    /// The options' curve bits for a curve (bits 16 to 19 hold its raw value, documented header values).
    init(_ curve: UIView.AnimationCurve) {
        self.init(rawValue: UInt(curve.rawValue) << 16)
    }
}
