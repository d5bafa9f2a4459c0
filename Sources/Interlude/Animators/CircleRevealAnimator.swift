import UIKit

/// The upper screen shows through a circle that grows until it covers the farthest corner; going back it shrinks.
///
/// The circle is the `path` of a shape layer's mask, animated by a `CABasicAnimation`, so a gesture scrubs it like any
/// other animation of the container.
public final class CircleRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Where the circle begins.
    public enum Origin {
        /// The middle of a view, found when the transition begins.
        case view(@MainActor () -> UIView?)
        /// A point in the window's coordinates.
        case point(CGPoint)
    }

    /// The small circle is 50 × 50 points.
    private static let smallRadius: CGFloat = 25

    private let direction: TransitionDirection
    private let origin: Origin
    private var scene: TransitionScene?
    private var mask: CAShapeLayer?

    /// Makes the animator of one direction.
    public init(direction: TransitionDirection, origin: Origin) {
        self.direction = direction
        self.origin = origin
    }

    /// 0.5 seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0.5
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let scene = TransitionScene(transitionContext, direction: direction) else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        self.scene = scene
        let center = centre(in: scene)
        let small = circle(around: center, radius: Self.smallRadius)
        let large = circle(around: center, radius: farthestCorner(of: scene.upper.bounds, from: center))
        let (start, end) = scene.isForward ? (small, large) : (large, small)

        let mask = CAShapeLayer()
        mask.frame = scene.upper.bounds
        mask.path = end
        scene.upper.layer.mask = mask
        self.mask = mask

        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = start
        growth.toValue = end
        growth.duration = transitionDuration(using: transitionContext)
        // A finger leads an animation of a layer by its own curve: straight, it keeps up with the finger.
        growth.timingFunction = CAMediaTimingFunction(name: transitionContext.isInteractive ? .linear : .easeInEaseOut)
        growth.delegate = self
        mask.add(growth, forKey: "path")
    }

    private func centre(in scene: TransitionScene) -> CGPoint {
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

    private func circle(around center: CGPoint, radius: CGFloat) -> CGPath {
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        return UIBezierPath(ovalIn: box).cgPath
    }

    private func farthestCorner(of bounds: CGRect, from center: CGPoint) -> CGFloat {
        let dx = max(center.x - bounds.minX, bounds.maxX - center.x)
        let dy = max(center.y - bounds.minY, bounds.maxY - center.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}

extension CircleRevealAnimator: CAAnimationDelegate {
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let scene else { return }
        self.scene = nil
        // Only the mask that was put there is taken off.
        if scene.upper.layer.mask === mask { scene.upper.layer.mask = nil }
        mask = nil
        scene.complete()
    }
}
