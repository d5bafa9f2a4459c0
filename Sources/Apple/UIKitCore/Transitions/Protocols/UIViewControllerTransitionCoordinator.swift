/// The state of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The presentation style of a modal transition; `.none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began interactively. Does not change during the transition.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be paused and reversed.
    var isInterruptible: Bool { get }
    /// Whether the transition is driven interactively at present.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled.
    var isCancelled: Bool { get }
    /// The animator's duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress at which the interactive phase ended, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The interaction controller's completion speed, as a factor.
    var completionVelocity: CGFloat { get }
    /// The interaction controller's completion curve.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns the controller for the key, or `nil`.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view for the key, or `nil` if that view is neither added nor removed.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view that contains the transition.
    var containerView: UIView { get }
    /// The rotation of the transition, or the identity.
    var targetTransform: CGAffineTransform { get }
}

/// An object that animates changes alongside a transition and reports its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates changes with the transition's duration and curve. `completion` is called after the transition has
    /// ended.
    ///
    /// - Returns: Whether the animation was added. The completion is called in either case.
    @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Animates changes alongside the transition in a view outside of the container, so that they also follow a
    /// gesture.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls a handler once, when the interactive phase ends.
    func notifyWhenInteractionEnds(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
    /// Calls a handler each time the transition becomes interactive or stops being interactive.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes alongside the transition, without a completion.
    ///
    /// - Returns: Whether the animation was added.
    @discardableResult
    public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Animates changes alongside the transition in a view outside of the container, without a completion.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
