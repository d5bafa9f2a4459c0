// swift-format-ignore-file
// What Documentation/seeds/door.md shows.
import UIKit

// sample of Documentation/seeds/door.md
final class TwoLeafAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool

    init(isForward: Bool) { self.isForward = isForward }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (container, to) = (context.containerView, context.view(forKey: .to))
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            isForward ? container.addSubview(to) : container.insertSubview(to, at: 0)
            to.layoutIfNeeded()
        }
        // In modal styles that keep the presenter visible, its view is not part of the context, but a snapshot of it can be taken.
        let behind = context.viewController(forKey: isForward ? .from : .to)?.view
        let leaves = behind.map { halves(of: $0, in: container) } ?? []
        let open = {
            for (leaf, way) in leaves {
                // With Reduce Motion the leaves fade.
                if UIAccessibility.isReduceMotionEnabled { leaf.alpha = 0 }
                else { leaf.transform = CGAffineTransform(translationX: way, y: 0) }
            }
        }
        let close = {
            for (leaf, _) in leaves {
                leaf.alpha = 1
                leaf.transform = .identity
            }
        }
        if !isForward { open() }
        UIView.animate(withDuration: transitionDuration(using: context)) { [isForward] in
            isForward ? open() : close()
        } completion: { _ in
            for (leaf, _) in leaves { leaf.removeFromSuperview() }
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Snapshots of the left and the right half, and the distance that each slides.
    private func halves(of screen: UIView, in container: UIView) -> [(UIView, CGFloat)] {
        let (left, right) = screen.bounds.divided(atDistance: (screen.bounds.width / 2).rounded(), from: .minXEdge)
        return [(left, -left.width), (right, right.width)].compactMap { part, way in
            let picture = screen.resizableSnapshotView(
                from: part, afterScreenUpdates: !isForward, withCapInsets: .zero)
            guard let picture else { return nil }
            picture.frame = container.convert(part, from: screen)
            container.addSubview(picture)
            return (picture, way)
        }
    }
}
// end of sample
