import UIKit

/// The upper screen is revealed by a circle that grows until it covers the farthest corner. The reverse transition
/// shrinks it.
///
/// The circle is a round mask view, whose size a property animator changes. A gesture can therefore catch it at any
/// time and drive it exactly. (The well-known transition animates the `path` of a shape layer's mask; see *Circle
/// reveal* in the tutorials.)
public final class CircleRevealAnimator: TransitionAnimator {
    /// The center of the circle.
    public enum Origin {
        /// The middle of a view, found when the transition begins.
        case view(@MainActor () -> UIView?)
        /// A point in the window's coordinates.
        case point(CGPoint)
    }

    /// The small circle is 50 × 50 points.
    private static let smallRadius: CGFloat = 25

    private let origin: Origin

    /// Creates the animator of one direction. It takes 0.5 seconds.
    public init(direction: TransitionDirection, origin: Origin) {
        self.origin = origin
        super.init(direction: direction, duration: 0.5)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        let upper = scene.upper
        let before = upper.mask
        let circle = MaskShape.circle(in: upper.bounds, around: centre(in: scene), radius: Self.smallRadius)
        upper.mask = circle.view
        circle.show(scene.isForward ? 1 : 0)
        return TransitionMotion(
            animations: { circle.show(scene.isForward ? 0 : 1) },
            tidyUp: {
                // Only the mask that was put there is taken off.
                if upper.mask === circle.view { upper.mask = before }
            })
    }

    private func centre(in scene: TransitionViews) -> CGPoint {
        let bounds = scene.upper.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        switch origin {
        case .point(let point):
            return scene.upper.convert(point, from: nil)
        case .view(let find):
            guard let view = find(), view.window != nil else { return middle }
            return scene.upper.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
        }
    }
}
