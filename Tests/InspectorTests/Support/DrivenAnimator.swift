import UIKit

/// A push by a property animator that an interactor drives.
@MainActor
final class DrivenAnimator: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
    let interactor = UIPercentDrivenInteractiveTransition()
    private var animator: UIViewPropertyAnimator?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator = made
        guard let view = context.view(forKey: .to) else { return made }
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: 393, y: 0)
        made.addAnimations { view.transform = .identity }
        made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
