import UIKit

/// The screen is turned over like a card: the lower screen is its front, the upper one its back.
public final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: TransitionDirection

    /// Makes the animator of one direction.
    public init(direction: TransitionDirection) {
        self.direction = direction
    }

    /// 0.7 seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0.7
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let scene = TransitionScene(transitionContext, direction: direction) else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let perspective = Perspective(in: scene.container, darkens: scene.lower != nil)
        let (arriving, leaving) = scene.isForward ? (scene.upper, scene.lower) : (scene.lower, Optional(scene.upper))
        let sign: CGFloat = (scene.isForward ? 1 : -1) * (scene.isMirrored ? -1 : 1)
        let quarter = sign * .pi / 2
        // Edge on, a side cannot be seen; beyond that its back must not be.
        let sides = [arriving, leaving].compactMap { $0 }
        for side in sides { side.layer.isDoubleSided = false }
        arriving?.transform3D = CATransform3DMakeRotation(quarter, 0, 1, 0)
        arriving?.isHidden = false
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .calculationModeLinear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    leaving?.transform3D = CATransform3DMakeRotation(-quarter, 0, 1, 0)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    arriving?.transform3D = CATransform3DIdentity
                }
            },
            completion: { _ in
                for side in sides {
                    side.transform3D = CATransform3DIdentity
                    side.layer.isDoubleSided = true
                }
                perspective.remove()
                scene.complete()
            })
    }
}
