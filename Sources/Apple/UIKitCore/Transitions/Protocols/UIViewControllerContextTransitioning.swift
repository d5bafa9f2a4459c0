/// The context of one transition: its views, their frames, and the methods that drive and complete it.
///
/// An animator adds the *to* view to `containerView`, animates, and calls `completeTransition(_:)` exactly once. Any
/// object can conform to the protocol, so a custom container can run animators with a context of its own.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the transition. It already contains the *from* view, if that takes part.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is driven interactively, such as by a gesture. Can change during the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// The presentation style of a modal transition; `.none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation that the *to* view has at the end; the identity if the transition has no rotation.
    var targetTransform: CGAffineTransform { get }

    /// Reports the progress of the interaction, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interactive phase; the transition then runs to its end.
    func finishInteractiveTransition()
    /// Ends the interactive phase; the transition then runs back to its beginning.
    func cancelInteractiveTransition()
    /// Pauses an interruptible transition, which becomes interactive again.
    func pauseInteractiveTransition()
    /// Completes the transition. The animator calls it once, with `false` if the transition was canceled.
    func completeTransition(_ didComplete: Bool)

    /// Returns the controller for the key, or `nil`.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view for the key, or `nil` if that view is neither added nor removed.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the initial frame of a controller's view in the container's coordinates; zero if the view is not yet
    /// visible.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the final frame of a controller's view in the container's coordinates; zero if the view is removed.
    func finalFrame(for vc: UIViewController) -> CGRect
}
