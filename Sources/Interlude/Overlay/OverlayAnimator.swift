import UIKit

/// The upper screen grows from a thin line to its full width, and shrinks to a line again.
public final class OverlayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The line's width in points.
    private static let lineWidth: CGFloat = 2

    private let direction: TransitionDirection

    /// Makes the animator of one direction.
    public init(direction: TransitionDirection) {
        self.direction = direction
    }

    /// 0.4 seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0.4
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let scene = TransitionScene(transitionContext, direction: direction) else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let before = scene.upper.transform
        let line = CGAffineTransform(scaleX: Self.lineWidth / max(scene.upper.bounds.width, Self.lineWidth), y: 1)
        if scene.isForward { scene.upper.transform = line }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: { scene.upper.transform = scene.isForward ? before : line },
            completion: { _ in
                scene.upper.transform = before
                scene.complete()
            })
    }
}
