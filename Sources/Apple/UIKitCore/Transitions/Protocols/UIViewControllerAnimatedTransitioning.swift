/// Makes the animation of a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds. Alongside animations take the same time.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the to view to the container, starts the animations, and sees to `completeTransition(_:)` at their end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Optional. An animator that can be paused, scrubbed and reversed; the same object for the whole transition.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Optional. The last call of a transition, after everything else.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns a placeholder for "not implemented".
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        NotInterruptible(self, transitionContext)
    }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}

    /// The interruptible animator, or `nil` when the animator does not implement the optional requirement.
    package func interruptible(
        using context: any UIViewControllerContextTransitioning
    ) -> (any UIViewImplicitlyAnimating)? {
        let animator = interruptibleAnimator(using: context)
        return animator is NotInterruptible ? nil : animator
    }
}
