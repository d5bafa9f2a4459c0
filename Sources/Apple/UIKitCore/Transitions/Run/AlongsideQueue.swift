/// Changes that are to run along with a transition, kept until its animations start.
@MainActor
struct AlongsideQueue {
    struct Entry {
        /// A view outside the container whose clock has to follow the interaction; `nil` for views inside.
        var outside: UIView?
        var change: () -> Void
    }

    var entries: [Entry] = []
    /// What the changes have set going by themselves.
    let trace = AnimationTrace()
    /// True once the transition's animations have been started.
    var hasStarted = false
}

extension TransitionRun {
    /// Queues a change, or runs it right away with the others when the animations started at this very moment.
    ///
    /// - Returns: `false` when it is too late; the change is not made then.
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

    /// The status bar changes with the screens.
    func takeStatusBarAlong() {
        guard context.isAnimated, let (view, change) = host?.systemOverlay.pendingChange else { return }
        alongside.entries.append(.init(outside: view, change: change))
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
        if let animator = alongsideLeader {
            for entry in entries { animator.addAnimations(entry.change) }
            return
        }
        if context.isInteractive {
            for view in entries.compactMap(\.outside) { clock.hold(view.layer) }
        }
        guard context.isAnimated else { return entries.forEach { $0.change() } }
        alongside.trace.goesStraight = context.isInteractive
        alongside.trace.notesBlocks = interactor != nil
        AnimationScope.tracing(alongside.trace) {
            UIView.animate(
                withDuration: duration, delay: 0, options: alongsideOptions,
                animations: { entries.forEach { $0.change() } }, completion: nil)
        }
        if context.isInteractive { clock.follow(alongside.trace) }
    }

    /// The property animator which the changes alongside join, so that they are held and reversed with it.
    private var alongsideLeader: UIViewPropertyAnimator? {
        // An interactor of the app's own has perhaps not started its animator yet.
        if context.isInteractive, trace.animators.isEmpty { findInterruptible() }
        if let known = interruptible {
            return (known as? UIViewPropertyAnimator).flatMap { $0.state == .stopped ? nil : $0 }
        }
        return context.isInteractive ? nil : leader
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
