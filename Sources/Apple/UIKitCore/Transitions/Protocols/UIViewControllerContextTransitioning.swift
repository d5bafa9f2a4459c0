/// The stage of one transition: its views, their frames, and the calls that drive it and end it.
///
/// An animator gets the stage handed over; it adds the to view to `containerView`, animates, and calls
/// `completeTransition(_:)` exactly once. Nothing here depends on the concrete type, so that a container of
/// the user's own may call animators with a context of its own.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The from view is already in it when it takes part.
    var containerView: UIView { get }
    /// False when the change was asked for without animation.
    var isAnimated: Bool { get }
    /// True while a finger (or anything else) drives the transition; may change during it.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// How the modal controller is presented; `.none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation the to view has to take over; identity when the transition brings none.
    var targetTransform: CGAffineTransform { get }

    /// Tells how far the interaction has come, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interactive phase: the transition will go on to its end.
    func finishInteractiveTransition()
    /// Ends the interactive phase: the transition will go back to its beginning.
    func cancelInteractiveTransition()
    /// Makes an interruptible transition interactive again.
    func pauseInteractiveTransition()
    /// Completes the transition. The animator calls this once, with `false` if the transition was canceled.
    func completeTransition(_ didComplete: Bool)

    /// The controller for the key, or `nil`.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view for the key, or `nil` when that side's view stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the controller's view is at the beginning, in the container's coordinates; zero when it is not there.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the controller's view has to be at the end, in the container's coordinates; zero when it leaves.
    func finalFrame(for vc: UIViewController) -> CGRect
}
