// swift-format-ignore-file
// What Documentation/seeds/door.md shows.
import UIKit

// sample of Documentation/seeds/door.md
/// A screen of the move returns its moving view.
@MainActor
protocol TravelStop: UIViewController {
    var travellingView: UIView? { get }
}

final class TravelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool

    init(isForward: Bool) { self.isForward = isForward }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (container, to) = (context.containerView, context.view(forKey: .to))
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            isForward ? container.addSubview(to) : container.insertSubview(to, at: 0)
            // The frame of its view is valid only after layout.
            to.layoutIfNeeded()
        }
        let upper = isForward ? to : context.view(forKey: .from)
        let picture = picture(context)
        let destination = travellingView(context, .to).map { container.convert($0.bounds, from: $0) } ?? .zero
        if isForward { upper?.alpha = 0 }
        UIView.animate(withDuration: transitionDuration(using: context)) { [isForward] in
            upper?.alpha = isForward ? 1 : 0
            picture?.frame = destination
        } completion: { _ in
            upper?.alpha = 1
            picture?.removeFromSuperview()
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The snapshot at its start, or `nil` if it has no destination, or with Reduce Motion: then the screens only fade.
    private func picture(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        guard !UIAccessibility.isReduceMotionEnabled, travellingView(context, .to) != nil,
            let start = travellingView(context, .from), let picture = start.snapshotView(afterScreenUpdates: false)
        else { return nil }
        picture.frame = context.containerView.convert(start.bounds, from: start)
        context.containerView.addSubview(picture)
        return picture
    }

    /// In a presentation the screen can be in a navigation controller.
    private func travellingView(
        _ context: any UIViewControllerContextTransitioning, _ key: UITransitionContextViewControllerKey
    ) -> UIView? {
        let controller = context.viewController(forKey: key)
        let front = (controller as? UINavigationController)?.topViewController ?? controller
        return (front as? any TravelStop)?.travellingView
    }
}
// end of sample
