// swift-format-ignore-file
// What Documentation/seeds/magic-move.md shows.
import UIKit

// sample of Documentation/seeds/magic-move.md
/// Both screens return the flying view.
@MainActor
protocol FlightEnd: UIViewController {
    var flyingView: UIView? { get }
}

final class FlightAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool

    init(isForward: Bool) { self.isForward = isForward }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (container, to) = (context.containerView, context.view(forKey: .to))
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            isForward ? container.addSubview(to) : container.insertSubview(to, at: 0)
            // The frame of its image is valid only after layout.
            to.layoutIfNeeded()
        }
        let upper = isForward ? to : context.view(forKey: .from)
        let flight = flight(context)
        if isForward { upper?.alpha = 0 }
        UIView.animate(withDuration: transitionDuration(using: context)) { [isForward] in
            upper?.alpha = isForward ? 1 : 0
            flight?.picture.frame = flight?.destination ?? .zero
        } completion: { _ in
            upper?.alpha = 1
            for view in flight?.originals ?? [] { view.isHidden = false }
            flight?.picture.removeFromSuperview()
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The snapshot at its start, with hidden originals, or `nil` if one of them is missing, or with Reduce Motion: then the
    /// screens only fade.
    private func flight(
        _ context: any UIViewControllerContextTransitioning
    ) -> (picture: UIView, destination: CGRect, originals: [UIView])? {
        func view(_ key: UITransitionContextViewControllerKey) -> UIView? {
            let controller = context.viewController(forKey: key)
            let front = (controller as? UINavigationController)?.topViewController ?? controller
            return (front as? any FlightEnd)?.flyingView
        }
        guard !UIAccessibility.isReduceMotionEnabled, let start = view(.from), let end = view(.to),
            let picture = start.snapshotView(afterScreenUpdates: false)
        else { return nil }
        picture.frame = context.containerView.convert(start.bounds, from: start)
        context.containerView.addSubview(picture)
        let originals = [start, end].filter { !$0.isHidden }
        for view in originals { view.isHidden = true }
        return (picture, context.containerView.convert(end.bounds, from: end), originals)
    }
}
// end of sample
