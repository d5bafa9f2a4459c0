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
        let below = home.offsetBy(dx: 0, dy: container.bounds.height)
        picture.frame = isForward ? below : home
        container.addSubview(picture)
        upper.isHidden = true
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            // What leaves must not swing into sight again.
            usingSpringWithDamping: isForward ? 0.4 : 1, initialSpringVelocity: isForward ? 10 : 0,
            options: .curveEaseInOut
        ) { [isForward] in
            picture.frame = isForward ? home : below
        } completion: { _ in
            upper.isHidden = false
            picture.removeFromSuperview()
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
// end of sample
