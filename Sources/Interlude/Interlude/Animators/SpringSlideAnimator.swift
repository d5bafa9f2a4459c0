import UIKit

/// A snapshot of the upper screen springs up from below the lower one. The screen itself replaces it at the end.
///
/// The figures are those of the well-known spring transition: duration 1 s, damping ratio 0.4, initial velocity 10. The
/// reverse transition has no bounce, because a spring would move the snapshot back into view. An interactive transition
/// is linear.
public final class SpringSlideAnimator: TransitionAnimator {
    private static let damping: CGFloat = 0.4
    private static let velocity: CGFloat = 10

    /// Creates the animator of one direction. It takes 1 second.
    public init(direction: TransitionDirection) {
        super.init(direction: direction, duration: 1)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        let home = scene.upper.frame
        let below = home.offsetBy(dx: 0, dy: scene.container.bounds.height)
        let picture = addPicture(of: scene)
        let wasHidden = scene.upper.isHidden
        scene.upper.isHidden = true
        picture.frame = scene.isForward ? below : home
        let spring = UISpringTimingParameters(
            dampingRatio: scene.isForward ? Self.damping : 1,
            initialVelocity: CGVector(dx: 0, dy: scene.isForward ? Self.velocity : 0))
        return TransitionMotion(
            timing: spring,
            animations: { picture.frame = scene.isForward ? home : below },
            tidyUp: {
                scene.upper.isHidden = wasHidden
                picture.removeFromSuperview()
            })
    }

    private func addPicture(of scene: TransitionViews) -> UIView {
        let upper = scene.upper
        let picture =
            upper.resizableSnapshotView(
                from: upper.bounds, afterScreenUpdates: scene.isForward, withCapInsets: .zero) ?? UIView()
        scene.container.insertSubview(picture, aboveSubview: upper)
        return picture
    }
}
