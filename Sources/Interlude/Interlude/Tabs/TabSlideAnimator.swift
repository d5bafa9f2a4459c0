import UIKit

/// Two tabs slide across the screen side by side.
public final class TabSlideAnimator: TransitionAnimator {
    /// Creates the animator of one direction: forward to a later tab, backward to an earlier one.
    public init(direction: TransitionDirection) {
        super.init(direction: direction, duration: 0.3)
    }

    /// Always forward: the selected tab is the upper screen.
    public override var sceneDirection: TransitionDirection { .forward }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        let isRightwards = (direction == .forward) != scene.isMirrored
        let way = (isRightwards ? 1 : -1) * scene.container.bounds.width
        scene.upper.transform = CGAffineTransform(translationX: way, y: 0)
        return TransitionMotion(
            animations: {
                scene.upper.transform = .identity
                scene.lower?.transform = CGAffineTransform(translationX: -way, y: 0)
            },
            tidyUp: {
                scene.upper.transform = .identity
                scene.lower?.transform = .identity
            })
    }
}
