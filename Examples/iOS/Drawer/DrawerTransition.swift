import UIKit

/// Hands out the drawer's animators, and the finger's interaction while there is one.
final class DrawerDirector: NSObject, UIViewControllerTransitioningDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return DrawerAnimator(isOpening: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DrawerAnimator(isOpening: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return interaction
    }
}

/// Moves the drawer in from the left and out again.
final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isOpening: Bool

    init(isOpening: Bool) {
        self.isOpening = isOpening
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.3
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isOpening ? .to : .from
        guard let drawer = context.view(forKey: key) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let container = context.containerView
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isCalm = UIAccessibility.isReduceMotionEnabled
        let way = isMirrored ? container.bounds.width : -container.bounds.width
        let outside = isCalm ? CGAffineTransform.identity : CGAffineTransform(translationX: way, y: 0)
        if isOpening {
            drawer.frame = container.bounds
            drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            drawer.transform = outside
            drawer.alpha = isCalm ? 0 : 1
            container.addSubview(drawer)
        }
        let curve: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: curve,
            animations: {
                drawer.transform = self.isOpening ? .identity : outside
                drawer.alpha = isCalm && !self.isOpening ? 0 : 1
            },
            completion: { _ in
                drawer.transform = .identity
                drawer.alpha = 1
                if context.transitionWasCancelled == self.isOpening { drawer.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
