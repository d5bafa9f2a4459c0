import UIKit

/// A picture of the upper screen springs up from below the lower one; at the end the screen itself takes its place.
///
/// The figures are those of the often-told spring transition: duration 1 s, damping ratio 0.4, initial velocity 10. Going
/// back the picture falls without bouncing, since a spring would swing it into sight again.
public final class SpringSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private static let damping: CGFloat = 0.4
    private static let velocity: CGFloat = 10

    private let direction: TransitionDirection

    /// Makes the animator of one direction.
    public init(direction: TransitionDirection) {
        self.direction = direction
    }

    /// 1 second.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        1
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let scene = TransitionScene(transitionContext, direction: direction) else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let home = scene.upper.frame
        let below = home.offsetBy(dx: 0, dy: scene.container.bounds.height)
        let picture = addPicture(of: scene)
        scene.upper.isHidden = true
        picture.frame = scene.isForward ? below : home
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            usingSpringWithDamping: scene.isForward ? Self.damping : 1,
            initialSpringVelocity: scene.isForward ? Self.velocity : 0, options: .curveEaseInOut,
            animations: { picture.frame = scene.isForward ? home : below },
            completion: { _ in
                scene.upper.isHidden = false
                picture.removeFromSuperview()
                scene.complete()
            })
    }

    private func addPicture(of scene: TransitionScene) -> UIView {
        let upper = scene.upper
        let picture =
            upper.resizableSnapshotView(
                from: upper.bounds, afterScreenUpdates: scene.isForward, withCapInsets: .zero) ?? UIView()
        scene.container.insertSubview(picture, aboveSubview: upper)
        return picture
    }
}
