/// Drives an animator by a percentage: the animator makes a plain animation, and this scrubs it.
///
/// Without an interruptible animator the container's layer time is held and moved; with one, the animator's
/// `fractionComplete` is set. Overrides call super.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How the animations are moved.
    enum Drive {
        case layerTime
        case animator(any UIViewImplicitlyAnimating)
    }

    private var context: (any UIViewControllerContextTransitioning)?
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private weak var run: TransitionRun?
    private var drive: Drive?
    private var hasLetGo = false
    private let clock = ScrubClock()
    private var startedDuration: CGFloat = 0
    private var percent: CGFloat = 0

    public override init() {
        super.init()
    }

    // MARK: Properties

    /// The animator's duration in seconds, taken when the interaction starts.
    open var duration: CGFloat { startedDuration }
    /// The value given last, not below 0.
    open var percentComplete: CGFloat { percent }
    /// The speed of the rest, relative to the animator's duration; must be above 0. Default 1.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest. Default ease-in-out.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// With an interruptible animator only: the timing of the rest, instead of curve and speed.
    open var timingCurve: (any UITimingCurveProvider)?
    /// False lets the transition start by itself; `pause()` can make it interactive later. Default true.
    open var wantsInteractiveStart = true

    // MARK: Starting

    /// The run tells which animator belongs to the context to come.
    func attach(_ animator: (any UIViewControllerAnimatedTransitioning)?, run: TransitionRun) {
        self.animator = animator
        self.run = run
    }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        if run == nil { forget() }
        context = transitionContext
        startedDuration = 0
        hasLetGo = false
        percent = 0
        guard let animator else { return holdForeignTransition(transitionContext) }
        startedDuration = CGFloat(animator.transitionDuration(using: transitionContext))
        if let interruptible = animator.interruptible(using: transitionContext) {
            start(interruptible, interactively: transitionContext.isInteractive)
        } else {
            start(animator, transitionContext)
        }
    }

    private func start(_ interruptible: any UIViewImplicitlyAnimating, interactively: Bool) {
        drive = .animator(interruptible)
        run?.interruptible = interruptible
        if interactively {
            interruptible.pauseAnimation()
        } else if interruptible.state == .inactive {
            interruptible.startAnimation()
        }
    }

    private func start(
        _ animator: any UIViewControllerAnimatedTransitioning, _ context: any UIViewControllerContextTransitioning
    ) {
        drive = .layerTime
        if context.isInteractive { clock.freeze(context.containerView.layer) }
        animator.animateTransition(using: context)
        clock.commitStart()
    }

    /// A container of the user's own with a context of its own: there is no animator to call, only time to hold.
    private func holdForeignTransition(_ context: any UIViewControllerContextTransitioning) {
        drive = .layerTime
        clock.freeze(context.containerView.layer)
        clock.onSettled = { [weak self] in
            self?.context = nil
            self?.clock.releaseInNextFrame()
        }
    }

    /// Nobody says how long a transition of a foreign context takes: as long as the longest animation in its container.
    private func measureForeignTransition() {
        guard animator == nil, startedDuration == 0 else { return }
        clock.commitStart()
        startedDuration = CGFloat(clock.longestAnimation)
    }

    // MARK: Moving

    /// Moves the transition. Below 0 counts as 0; above 1 looks complete.
    open func update(_ percentComplete: CGFloat) {
        guard let context, let drive, !hasLetGo else { return }
        percent = max(percentComplete, 0)
        measureForeignTransition()
        switch drive {
        case .layerTime: clock.scrub(to: Double(min(percent, 1) * startedDuration))
        case .animator(let animator): animator.fractionComplete = min(percent, 1)
        }
        context.updateInteractiveTransition(percent)
    }

    /// Takes hold of a running transition; it needs an interruptible animator.
    open func pause() {
        guard let context, case .animator(let animator)? = drive else { return }
        context.pauseInteractiveTransition()
        hasLetGo = false
        percent = animator.fractionComplete
    }

    // MARK: Letting go

    /// Lets go: the transition runs on to its end.
    open func finish() {
        letGo(cancelled: false)
    }

    /// Lets go: the transition runs back to its beginning.
    open func cancel() {
        letGo(cancelled: true)
    }

    private func letGo(cancelled: Bool) {
        guard let context, let drive, !hasLetGo else { return }
        hasLetGo = true
        measureForeignTransition()
        if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        let way = cancelled ? min(percent, 1) : 1 - min(percent, 1)
        let factor = way / (completionSpeed > 0 ? completionSpeed : 1)
        switch drive {
        case .layerTime: settleLayerTime(cancelled: cancelled, lasting: Double(factor * startedDuration))
        case .animator(let animator): settle(animator, cancelled: cancelled, way: way, factor: factor)
        }
    }

    private func settleLayerTime(cancelled: Bool, lasting rest: TimeInterval) {
        let total = Double(startedDuration)
        clock.settle(
            from: Double(min(percent, 1)) * total, to: cancelled ? 0 : total, duration: rest, curve: completionCurve)
    }

    private func settle(_ animator: any UIViewImplicitlyAnimating, cancelled: Bool, way: CGFloat, factor: CGFloat) {
        animator.isReversed = cancelled
        if let timingCurve {
            animator.continueAnimation(withTimingParameters: timingCurve, durationFactor: way)
        } else {
            let curve = UICubicTimingParameters(animationCurve: completionCurve)
            animator.continueAnimation(withTimingParameters: curve, durationFactor: factor)
        }
    }

    // MARK: Ending

    /// The transition has ended: time runs again, and nothing of it is kept.
    func detach(from run: TransitionRun) {
        guard self.run === run else { return }
        forget()
    }

    private func forget() {
        clock.release()
        clock.onSettled = nil
        context = nil
        animator = nil
        run = nil
        drive = nil
    }
}
