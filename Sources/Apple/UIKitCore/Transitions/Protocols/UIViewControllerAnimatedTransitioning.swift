/// An animator of a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition in seconds. Animations alongside have the same duration.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the *to* view to the container and animates. Calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional. Returns an animator that can be paused, scrubbed and reversed: the same object for the whole
    /// transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Optional. Called last, after all other callbacks of the transition.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns a placeholder for "not implemented".
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        NotInterruptible(self, transitionContext)
    }

    /// The default implementation does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}

    /// The interruptible animator, or `nil` when the animator does not implement the optional requirement.
    package func interruptible(
        using context: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        let animator = interruptibleAnimator(using: context)
        return animator is NotInterruptible ? nil : animator
    }
}
