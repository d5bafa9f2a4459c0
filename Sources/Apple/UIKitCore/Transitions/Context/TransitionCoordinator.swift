/// The system's coordinator of a transition, and its context in one.
@MainActor
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let context: TransitionContext
    weak var run: TransitionRun?
    package internal(set) var initiallyInteractive = false
    private var completions: [Handler] = []
    private var endHandlers: [Handler] = []
    private var changeHandlers: [Handler] = []

    init(context: TransitionContext) {
        self.context = context
        super.init()
    }

    // MARK: Alongside

    @discardableResult
    package func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    package func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard let run, run.phase != .ended else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        return run.addAlongside(outside: view) { animation(self) }
    }

    // MARK: Notices

    package func notifyWhenInteractionEnds(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        endHandlers.append(handler)
    }

    package func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        changeHandlers.append(handler)
    }

    /// The transition has become interactive, or has stopped being so.
    func interactionChanged() {
        let once = context.isInteractive ? [] : endHandlers
        if !context.isInteractive { endHandlers = [] }
        for handler in once + changeHandlers { handler(self) }
    }

    /// The transition has ended: the completions, in the order of adding, those added meanwhile included.
    func ended() {
        endHandlers = []
        changeHandlers = []
        while !completions.isEmpty { completions.removeFirst()(self) }
    }

    // MARK: Context

    package var isAnimated: Bool { context.isAnimated }
    package var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    package var isInterruptible: Bool {
        guard let run, run.phase != .announcing else { return false }
        return run.findInterruptible() != nil
    }
    package var isInteractive: Bool { context.isInteractive }
    package var isCancelled: Bool { context.transitionWasCancelled }
    package var transitionDuration: TimeInterval { context.isAnimated ? run?.declaredDuration ?? 0 : 0 }
    package var percentComplete: CGFloat { context.percentComplete }
    package var completionVelocity: CGFloat { run?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve { run?.interactor?.completionCurve ?? .easeInOut }
    package var containerView: UIView { context.containerView }
    package var targetTransform: CGAffineTransform { context.targetTransform }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        context.view(forKey: key)
    }
}

extension TransitionRun {
    /// The animator's duration, in seconds. Before the animation starts, it is read from the
    /// animator.
    var declaredDuration: TimeInterval {
        phase == .announcing ? animator?.transitionDuration(using: context) ?? 0 : duration
    }
}
