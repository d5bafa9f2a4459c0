import UIKit

/// A fade between tabs.
@MainActor final class TabFader: NSObject, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }
}

/// A fade in a navigation controller, and a pan that drives it through an interactor of its own: no percent-driven one, but a
/// paused property animator that the interactor owns.
@MainActor final class HandDriver: NSObject, UINavigationControllerDelegate {
    private var hand: Hand?
    private weak var navigation: UINavigationController?

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        navigation = navigationController
        guard navigationController.viewControllers.count > 1, viewController.view.gestureRecognizers == nil else {
            return
        }
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(HandDriver.panned(_:)))
        pan.edges = .left
        viewController.view.addGestureRecognizer(pan)
    }

    func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
        let part = pan.translation(in: pan.view?.window).x / (pan.view?.bounds.width ?? 1)
        switch pan.state {
        case .began:
            hand = Hand()
            navigation?.popViewController(animated: true)
        case .changed: hand?.move(to: part)
        case .ended, .cancelled, .failed:
            hand?.letGo(finishing: pan.state == .ended && part > 0.5)
            hand = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

/// Drives a fade by hand.
@MainActor private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private var animator: UIViewPropertyAnimator?

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
        SketchAnimator.fadePreparation(context)
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { SketchAnimator.fade(context) }
        animator.addCompletion { position in
            SketchAnimator.tidyUpFade(context)
            context.completeTransition(position == .end)
        }
        animator.pauseAnimation()
        self.animator = animator
    }

    func move(to part: CGFloat) {
        animator?.fractionComplete = min(max(part, 0), 1)
        context?.updateInteractiveTransition(part)
    }

    func letGo(finishing: Bool) {
        if finishing { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
        animator?.isReversed = !finishing
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        context = nil
    }
}
