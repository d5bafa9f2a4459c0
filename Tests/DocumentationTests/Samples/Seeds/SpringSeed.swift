// swift-format-ignore-file
// What Documentation/seeds/spring.md shows.
import UIKit

// sample of Documentation/seeds/spring.md
final class SpringAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool

    init(isForward: Bool) { self.isForward = isForward }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (container, to) = (context.containerView, context.view(forKey: .to))
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            isForward ? container.addSubview(to) : container.insertSubview(to, at: 0)
            to.layoutIfNeeded()
        }
        guard let upper = isForward ? to : context.view(forKey: .from),
            let picture = upper.resizableSnapshotView(
                from: upper.bounds, afterScreenUpdates: isForward, withCapInsets: .zero)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let home = upper.frame
        // With Reduce Motion the screen fades.
        let isReduced = UIAccessibility.isReduceMotionEnabled
        let below = isReduced ? home : home.offsetBy(dx: 0, dy: container.bounds.height)
        let away: CGFloat = isReduced ? 0 : 1
        picture.frame = isForward ? below : home
        picture.alpha = isForward ? away : 1
        container.addSubview(picture)
        upper.isHidden = true
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            // A leaving screen must not swing back into view.
            usingSpringWithDamping: isForward ? 0.4 : 1, initialSpringVelocity: isForward ? 10 : 0,
            options: .curveEaseInOut
        ) { [isForward] in
            picture.frame = isForward ? home : below
            picture.alpha = isForward ? 1 : away
        } completion: { _ in
            upper.isHidden = false
            picture.removeFromSuperview()
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
// end of sample
