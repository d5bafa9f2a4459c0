import UIKit

/// Two neighbouring tabs move across the screen side by side.
public final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: TransitionDirection

    /// Makes the animator of one direction: forward to a tab further on, backward to one before.
    public init(direction: TransitionDirection) {
        self.direction = direction
    }

    /// 0.3 seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0.3
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        // For the scene every tab that comes is the upper screen.
        guard let scene = TransitionScene(transitionContext, direction: .forward) else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let isRightwards = (direction == .forward) != scene.isMirrored
        let way = (isRightwards ? 1 : -1) * scene.container.bounds.width
        scene.upper.transform = CGAffineTransform(translationX: way, y: 0)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: {
                scene.upper.transform = .identity
                scene.lower?.transform = CGAffineTransform(translationX: -way, y: 0)
            },
            completion: { _ in
                scene.upper.transform = .identity
                scene.lower?.transform = .identity
                scene.complete()
            })
    }
}
