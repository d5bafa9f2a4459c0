/// One transition from the choice of who moves it to the last callback. The same machine serves every container.
///
/// ```
/// requested → announced → animating | interacting ⇄ settling → completing → ended
/// ```
/// The run retains itself while it is under way; everything else holds it weakly.
@MainActor
package final class TransitionRun {
    /// Where the run stands.
    package enum Phase: String, Sendable {
        /// The delegates have been asked, and nobody has been told yet.
        case requested
        /// The "will" calls are being sent.
        case announcing
        /// Time drives the transition.
        case animating
        /// A finger drives it.
        case interacting
        /// The finger has let go; the rest runs by itself, on or back.
        case settling
        /// `completeTransition` was called; hierarchy and "did" calls.
        case completing
        /// The last callback is out or on its way; another transition may begin.
        case ended
    }

    let change: any TransitionChange
    package let context: TransitionContext
    package let coordinator: TransitionCoordinator
    package internal(set) var phase = Phase.requested
    private var choice: TransitionChoice
    /// Whether a wrong argument of `completeTransition` is put right, as a tool wants it that looks for what else is wrong.
    package var correctsArgument = false
    /// The interruptible animator, once it was asked for.
    package internal(set) var interruptible: (any UIViewImplicitlyAnimating)?
    /// Whether it was.
    var isInterruptibleKnown = false
    /// The animator's declared duration in seconds.
    package internal(set) var duration: TimeInterval = 0
    /// The media time at which the animations started.
    package internal(set) var startTime: CFTimeInterval = 0
    /// True once the declared duration has passed without an end.
    package internal(set) var isOverdue = false

    var ignoresInteraction = false
    /// Runs that were under way already, such as a push during which the screen is turned.
    fileprivate var displaced: [(controller: UIViewController, run: TransitionRun)] = []
    var alongside = AlongsideQueue()
    /// What the animator or the interactor has set going.
    let trace = AnimationTrace()
    /// What moves as the interaction does.
    let clock = TransitionClock()
    let watchdog = TransitionWatchdog()

    /// The runs under way on the current host, oldest first.
    package static var current: [TransitionRun] {
        let host = Host.current
        return all.filter { $0.host === host }
    }

    /// The runs under way on all hosts; those of a host that has gone are forgotten.
    private(set) static var all: [TransitionRun] = []
    private(set) weak var host: Host?

    private init(_ change: any TransitionChange) {
        self.change = change
        host = Host.current
        choice = change.choose()
        context = TransitionContext(stage: change.prepare(for: choice))
        coordinator = TransitionCoordinator(context: context)
        context.run = self
        coordinator.run = self
    }

    /// Makes the change. Without animation everything has happened when this returns.
    static func start(_ change: any TransitionChange) {
        change.owner?.viewIfLoaded?.window?.screen.host?.makeCurrent()
        if ViewMisuse.onNotice == nil { ViewMisuse.onNotice = TransitionRun.note }
        let run = TransitionRun(change)
        all.removeAll { $0.host == nil }
        all.append(run)
        run.begin()
    }

    /// Becomes the run of all who take part; one that another run has already gets that back in the end.
    func enlist() {
        for controller in participants {
            if let other = controller.activeRun, other !== self, other.isUnderWay {
                displaced.append((controller, other))
            }
            controller.activeRun = self
        }
    }

    /// The controllers whose `transitionCoordinator` is this run's.
    var participants: [UIViewController] {
        [change.owner, context.stage.from, context.stage.to].compactMap { $0 } + change.bystanders
    }

    package var operation: TransitionRun.Operation { change.operation }
    package var owner: UIViewController? { change.owner }
    package var animator: (any UIViewControllerAnimatedTransitioning)? { choice.animator }
    /// What drives it. A tool may exchange it as long as nobody has been told: at `chosen`.
    package var interactor: (any UIViewControllerInteractiveTransitioning)? {
        get { choice.interactor }
        set { choice.interactor = newValue }
    }
    /// True when the animator came from a delegate.
    package var animatorIsCustom: Bool { choice.isCustom }

    /// The layers whose time follows the interaction.
    package var heldLayers: [CALayer] { clock.layers }

    /// True until `completeTransition` was called.
    package var isUnderWay: Bool {
        phase != .completing && phase != .ended
    }

    func emit(_ event: TransitionEvent) {
        TransitionMonitor.emit(event, of: self)
    }

    func report(_ misuse: TransitionMisuse, _ message: String) {
        emit(.misuse(misuse))
        SystemLog.warn(message)
    }

    /// Lets go of the run, at its end.
    func retire() {
        phase = .ended
        Self.all.removeAll { $0 === self }
        for controller in participants where controller.activeRun === self { controller.activeRun = nil }
        for (controller, run) in displaced where run.isUnderWay { controller.giveBack(run) }
        displaced = []
    }
}

extension UIViewController {
    /// A run that another one has displaced is the controller's again, or will be when the one that has taken its place since has
    /// ended.
    fileprivate func giveBack(_ run: TransitionRun) {
        if let activeRun { activeRun.displaced.append((self, run)) } else { activeRun = run }
    }
}
