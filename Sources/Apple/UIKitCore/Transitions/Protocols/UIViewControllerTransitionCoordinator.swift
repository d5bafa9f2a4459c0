/// The state of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// False when the change was asked for without animation.
    var isAnimated: Bool { get }
    /// How the modal controller is presented; `.none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// True when the transition began interactively. Never changes.
    var initiallyInteractive: Bool { get }
    /// True when the transition can be paused and reversed on its way.
    var isInterruptible: Bool { get }
    /// True while something else than time drives the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled.
    var isCancelled: Bool { get }
    /// The animator's duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the interaction had come when it ended, 0…1.
    var percentComplete: CGFloat { get }
    /// The interactor's completion speed.
    var completionVelocity: CGFloat { get }
    /// The interactor's completion curve.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller for the key, or `nil`.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view for the key, or `nil` when that side's view stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation during the transition, or the identity.
    var targetTransform: CGAffineTransform { get }
}

/// Runs other animations along with a transition, and says when it ends.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition's duration and curve, `completion` when the transition has ended.
    ///
    /// - Returns: Whether the animation was queued. The completion runs in either case.
    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// As `animate(alongsideTransition:completion:)`, for views outside the container, so that they follow the
    /// finger as well.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` once, when the interactive phase ends.
    func notifyWhenInteractionEnds(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
    /// Calls `handler` each time the transition becomes interactive or stops being so.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Runs changes along with the transition, without anything at its end. Returns whether they were taken.
    @discardableResult
    public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Animates alongside the transition in a view that does not take part in it.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
