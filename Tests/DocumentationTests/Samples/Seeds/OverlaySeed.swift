// swift-format-ignore-file
// What Documentation/seeds/overlay.md shows.
import UIKit

// sample of Documentation/seeds/overlay.md
final class CardPresentationController: UIPresentationController {
    private let dimming = UIControl()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.insetBy(dx: (bounds.width * 0.1).rounded(), dy: (bounds.height * 0.2).rounded())
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        dimming.addAction(
            UIAction { [weak self] _ in self?.presentingViewController.dismiss(animated: true) }, for: .touchUpInside)
        containerView.insertSubview(dimming, at: 0)
        presentedView?.layer.cornerRadius = 14
        presentedView?.clipsToBounds = true
        fade(to: 1)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() { fade(to: 0) }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        // A running transition transforms the view, so its frame is set at the end.
        if presentedView?.transform == .identity { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    private func fade(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimming.alpha = alpha }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })
    }
}

final class LineAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool

    init(isForward: Bool) { self.isForward = isForward }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        // The presenter's view is never added to the container.
        let to = context.view(forKey: .to)
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            isForward ? context.containerView.addSubview(to) : context.containerView.insertSubview(to, at: 0)
        }
        let card = isForward ? to : context.view(forKey: .from)
        let line = CGAffineTransform(scaleX: 2 / max(card?.bounds.width ?? 2, 2), y: 1)
        // With Reduce Motion the card fades.
        let isReduced = UIAccessibility.isReduceMotionEnabled
        let unfold = {
            card?.alpha = 1
            card?.transform = .identity
        }
        let fold = { if isReduced { card?.alpha = 0 } else { card?.transform = line } }
        if isForward { fold() }
        UIView.animate(withDuration: transitionDuration(using: context)) { [isForward] in
            isForward ? unfold() : fold()
        } completion: { _ in
            unfold()
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
// end of sample
