import UIKit

/// The screen is turned over like a card: the lower screen is its front, the upper one its back.
public final class FlipAnimator: TransitionAnimator {
    /// Creates the animator of one direction. It takes 0.7 seconds.
    public init(direction: TransitionDirection) {
        super.init(direction: direction, duration: 0.7)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        let perspective = Perspective(in: scene.container, darkens: scene.lower != nil)
        let (arriving, leaving) = scene.isForward ? (scene.upper, scene.lower) : (scene.lower, Optional(scene.upper))
        let sign: CGFloat = (scene.isForward ? 1 : -1) * (scene.isMirrored ? -1 : 1)
        let quarter = sign * .pi / 2
        // Edge on, a side cannot be seen; beyond that its back must not be.
        let sides = [arriving, leaving].compactMap { $0 }
        for side in sides { side.layer.isDoubleSided = false }
        arriving?.transform3D = CATransform3DMakeRotation(quarter, 0, 1, 0)
        arriving?.isHidden = false
        let turn = {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                leaving?.transform3D = CATransform3DMakeRotation(-quarter, 0, 1, 0)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                arriving?.transform3D = CATransform3DIdentity
            }
        }
        return TransitionMotion(animations: { UIView.animateKeyframes(withDuration: 0, delay: 0, animations: turn) }) {
            for side in sides {
                side.transform3D = CATransform3DIdentity
                side.layer.isDoubleSided = true
            }
            perspective.remove()
        }
    }
}
