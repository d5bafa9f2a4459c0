import UIKit

/// The upper screen grows from a thin line to its full width, and shrinks to a line in the reverse transition.
public final class OverlayAnimator: TransitionAnimator {
    /// The line's width in points.
    private static let lineWidth: CGFloat = 2

    /// Creates the animator of one direction. It takes 0.4 seconds.
    public init(direction: TransitionDirection) {
        super.init(direction: direction, duration: 0.4)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        let before = scene.upper.transform
        let line = CGAffineTransform(scaleX: Self.lineWidth / max(scene.upper.bounds.width, Self.lineWidth), y: 1)
        if scene.isForward { scene.upper.transform = line }
        return TransitionMotion(
            animations: { scene.upper.transform = scene.isForward ? before : line },
            tidyUp: { scene.upper.transform = before })
    }
}
