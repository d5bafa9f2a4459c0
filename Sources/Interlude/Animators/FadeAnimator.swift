import UIKit

/// The upper screen fades in over the lower one, and out again.
public final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: TransitionDirection

    /// Makes the animator of one direction.
    public init(direction: TransitionDirection) {
        self.direction = direction
    }

    /// 0.3 seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0.3
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let scene = TransitionScene(transitionContext, direction: direction) else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let alpha = scene.upper.alpha
        if scene.isForward { scene.upper.alpha = 0 }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: { scene.upper.alpha = scene.isForward ? alpha : 0 },
            completion: { _ in
                scene.upper.alpha = alpha
                scene.complete()
            })
    }
}
