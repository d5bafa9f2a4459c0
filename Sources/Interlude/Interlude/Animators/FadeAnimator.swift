import UIKit

/// The upper screen fades in over the lower one, and out again.
public final class FadeAnimator: TransitionAnimator {
    /// Creates the animator of one direction. It takes 0.3 seconds.
    public init(direction: TransitionDirection) {
        super.init(direction: direction, duration: 0.3)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        let alpha = scene.upper.alpha
        if scene.isForward { scene.upper.alpha = 0 }
        return TransitionMotion(
            animations: { scene.upper.alpha = scene.isForward ? alpha : 0 },
            tidyUp: { scene.upper.alpha = alpha })
    }
}
