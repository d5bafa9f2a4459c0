import UIKit

/// The lower screen is cut down the middle and its halves slide apart; going back they close again.
public final class DoorAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: TransitionDirection

    /// Makes the animator of one direction.
    public init(direction: TransitionDirection) {
        self.direction = direction
    }

    /// 0.25 seconds.
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0.25
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let scene = TransitionScene(transitionContext, direction: direction), let backdrop = scene.backdrop else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let leaves = addLeaves(of: backdrop, to: scene)
        if !scene.isForward { leaves.forEach { $0.open() } }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: { leaves.forEach { scene.isForward ? $0.open() : $0.close() } },
            completion: { _ in
                leaves.forEach { $0.view.removeFromSuperview() }
                scene.complete()
            })
    }

    private func addLeaves(of backdrop: UIView, to scene: TransitionScene) -> [Leaf] {
        let bounds = backdrop.bounds
        let (left, right) = bounds.divided(atDistance: (bounds.width / 2).rounded(), from: .minXEdge)
        return [(left, -left.width), (right, right.width)].compactMap { part, way in
            // The view behind has been on the screen before; where it comes back, it has to be laid out first.
            guard
                let view = backdrop.resizableSnapshotView(
                    from: part, afterScreenUpdates: !scene.isForward, withCapInsets: .zero)
            else { return nil }
            view.frame = scene.container.convert(part, from: backdrop)
            scene.container.addSubview(view)
            return Leaf(view: view, way: way)
        }
    }

    /// One half of the door.
    @MainActor
    private struct Leaf {
        let view: UIView
        /// How far it slides, in points; negative to the left.
        let way: CGFloat

        func open() { view.transform = CGAffineTransform(translationX: way, y: 0) }
        func close() { view.transform = .identity }
    }
}
