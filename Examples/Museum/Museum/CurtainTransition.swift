import UIKit

/// The painting comes down like a curtain, and goes up again.
///
/// It has a fault, which is there to be found by the doctor: `interlude init` beside the project writes the test.
class CurtainTransition: NSObject, UIViewControllerTransitioningDelegate {
    /// What drives the way back, while a finger does.
    var interactor: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { CurtainAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CurtainAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interactor }
}

class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let curtain = transitionContext.view(forKey: key) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let up = CGAffineTransform(translationX: 0, y: -container.bounds.height)
        if isPresenting {
            curtain.frame = container.bounds
            container.addSubview(curtain)
            curtain.transform = up
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                curtain.transform = self.isPresenting ? .identity : up
            },
            completion: { _ in
                // The fault: a finger that lets go too early has cancelled the transition, and this says that it is complete.
                transitionContext.completeTransition(true)
            })
    }
}
