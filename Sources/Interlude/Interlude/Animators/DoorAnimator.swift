import UIKit

/// The lower screen is divided at its vertical center line and its halves slide apart. In the
/// reverse transition they close again.
public final class DoorAnimator: TransitionAnimator {
    /// Creates the animator of one direction. It takes 0.25 seconds.
    public init(direction: TransitionDirection) {
        super.init(direction: direction, duration: 0.25)
    }

    public override func motion(in scene: TransitionViews) -> TransitionMotion {
        let leaves = addLeaves(to: scene)
        if !scene.isForward { leaves.forEach { $0.open() } }
        return TransitionMotion(
            animations: { leaves.forEach { scene.isForward ? $0.open() : $0.close() } },
            tidyUp: { leaves.forEach { $0.view.removeFromSuperview() } })
    }

    private func addLeaves(to scene: TransitionViews) -> [Leaf] {
        guard let backdrop = scene.backdrop else { return [] }
        let bounds = backdrop.bounds
        let (left, right) = bounds.divided(atDistance: (bounds.width / 2).rounded(), from: .minXEdge)
        return [(left, -left.width), (right, right.width)].compactMap { part, way in
            // The view behind has been on the screen before. If it reappears, it has to be laid out first.
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
