/// An interaction controller that drives a transition by a fraction of its animator's progress.
///
/// Without an interruptible animator it controls the time of the container's layer: view animations in
/// `animateTransition` then follow linearly, whatever their curve is. `cancel()` restores the properties that they
/// changed. With an interruptible animator it sets `fractionComplete`. Overrides call `super`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private weak var run: TransitionRun?
    /// What it moves with its own hand; a run's clock is moved by what the context is told.
    private var steering: (any TransitionSteering)?
    private var hasStarted = false
    private var hasLetGo = false
    /// For a context of the app's own, which has no run.
    private lazy var foreign = ForeignTransition()
    private var startedDuration: CGFloat = 0
    private var percent: CGFloat = 0

    public override init() {
        super.init()
    }

    // MARK: Properties

    /// The animator's duration in seconds, read when the interaction starts.
    open var duration: CGFloat { startedDuration }
    /// The last value of `update(_:)`, at least 0; 0 if no transition is running.
    open var percentComplete: CGFloat { percent }
    /// The speed of the remaining animation, as a factor of the animator's. Must be positive. The default is 1.
    open var completionSpeed: CGFloat = 1
    /// The curve of the remaining animation. The default is `easeInOut`. During the interaction the curve is linear.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the remaining animation instead of curve and speed. Used with an interruptible animator only.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins interactively. If `false`, `pause()` or `update(_:)` makes it interactive later.
    /// The default is `true`.
    open var wantsInteractiveStart = true

    // MARK: Starting

    /// The run tells which animator belongs to the context to come.
    func attach(_ animator: (any UIViewControllerAnimatedTransitioning)?, run: TransitionRun) {
        self.animator = animator
        self.run = run
    }

    /// Called when the transition begins. Starts the animation and pauses it at its beginning. Overrides call `super`.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        if run == nil { forget() }
        context = transitionContext
        startedDuration = 0
        hasLetGo = false
        percent = 0
        guard let animator, let run else { return holdForeignTransition(transitionContext) }
        startedDuration = CGFloat(animator.transitionDuration(using: transitionContext))
        if transitionContext.isInteractive, let interruptible = run.findInterruptible() {
            steering = AnimatorSteering(interruptible)
            hasStarted = true
            interruptible.pauseAnimation()
        } else {
            steering = nil
            hasStarted = true
            if transitionContext.isInteractive { run.clock.hold(transitionContext.containerView.layer) }
            animator.animateTransition(using: transitionContext)
        }
    }

    /// A container of the user's own with a context of its own: there is no animator to call, only time to hold.
    private func holdForeignTransition(_ context: any UIViewControllerContextTransitioning) {
        steering = foreign
        hasStarted = true
        foreign.hold(context.containerView.layer)
        foreign.clock.onSettled = { [weak self] in
            self?.context = nil
            self?.foreign.clock.endInNextFrame()
        }
    }

    /// Nobody says how long a transition of a foreign context takes: as long as the longest animation in its container.
    private func measureForeignTransition() {
        guard run == nil, startedDuration == 0 else { return }
        startedDuration = CGFloat(foreign.measure())
    }

    // MARK: Moving

    /// Updates the progress, clamped to 0…1. Makes a transition interactive that began without interaction.
    open func update(_ percentComplete: CGFloat) {
        guard let context, !hasLetGo else { return }
        takeHold(straight: true)
        guard hasStarted else { return }
        // What is no number counts as 0.
        percent = percentComplete > 0 ? percentComplete : 0
        measureForeignTransition()
        steering?.steer(to: Double(min(percent, 1)))
        context.updateInteractiveTransition(percent)
    }

    /// Pauses the running transition and makes it interactive. Requires an interruptible animator.
    open func pause() {
        guard let context, let run else { return }
        context.pauseInteractiveTransition()
        adoptInterruptible(of: run)
    }

    /// A transition that began by itself and is moved or called off is the finger's from here on (decided: published
    /// interactors that do not want an interactive start never call `pause()`).
    private func takeHold(straight: Bool) {
        guard let run, run.takeHold(straight: straight) else { return }
        adoptInterruptible(of: run)
    }

    private func adoptInterruptible(of run: TransitionRun) {
        guard run.context.isInteractive else { return }
        hasLetGo = false
        percent = run.context.percentComplete
        if let interruptible = run.interruptible { steering = AnimatorSteering(interruptible) }
    }

    // MARK: Letting go

    /// Ends the interaction; the transition runs to its end.
    open func finish() {
        // One that runs by itself does so anyway.
        if let run, !run.context.isInteractive { return }
        letGo(cancelled: false)
    }

    /// Cancels the transition, which runs back to its beginning.
    open func cancel() {
        if !hasLetGo { takeHold(straight: false) }
        letGo(cancelled: true)
    }

    private func letGo(cancelled: Bool) {
        guard let context, hasStarted, !hasLetGo else { return }
        let steering = steering
        hasLetGo = true
        measureForeignTransition()
        if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        let release = TransitionRelease(
            cancelled: cancelled, speed: completionSpeed, curve: completionCurve, timing: timingCurve)
        steering?.letGo(from: Double(percent), release)
    }

    // MARK: Ending

    /// The transition has ended: nothing of it is kept.
    func detach(from run: TransitionRun) {
        guard self.run === run else { return }
        forget()
    }

    private func forget() {
        if run == nil { foreign.end() }
        context = nil
        animator = nil
        run = nil
        steering = nil
        hasStarted = false
        percent = 0
    }
}
