import UIKit

/// A fade by a property animator that can be taken hold of.
@MainActor final class PropertyFader: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Context = any UIViewControllerContextTransitioning
    private let spring: Bool
    private var animator: UIViewPropertyAnimator?

    init(spring: Bool) { self.spring = spring }

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.4 }

    func animateTransition(using context: Context) { interruptibleAnimator(using: context).startAnimation() }

    func interruptibleAnimator(using context: Context) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        SketchAnimator.fadePreparation(context)
        let made =
            spring
            ? UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { SketchAnimator.fade(context) }
            : UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { SketchAnimator.fade(context) }
        made.addCompletion { _ in
            SketchAnimator.tidyUpFade(context)
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// Hands out property animators that can be taken hold of, for a dimmed card.
@MainActor final class PropertyDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { PropertyFader(spring: false) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { PropertyFader(spring: false) }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { DimmedCard(presentedViewController: presented, presenting: presenting) }
}
