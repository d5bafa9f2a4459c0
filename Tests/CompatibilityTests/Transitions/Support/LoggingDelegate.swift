import UIKit

/// Chooses animators and interactors in containers and for modal controllers, and writes down what it is asked and told.
@MainActor
final class LoggingDelegate: NSObject {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var onWillShow: (() -> Void)?
    var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    private func name(_ controller: UIViewController) -> String { controller.title ?? "?" }
}

extension LoggingDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.add("delegate.willShow(\(name(viewController)))")
        onWillShow?()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.add("delegate.didShow(\(name(viewController)))")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("delegate.animator(\(operation),\(name(fromVC)),\(name(toVC)))")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("delegate.interactor")
        return interactor
    }
}

extension LoggingDelegate: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log.add("delegate.shouldSelect(\(name(viewController)))")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.add("delegate.didSelect(\(name(viewController)))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("delegate.animator(\(name(fromVC)),\(name(toVC)))")
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("delegate.interactor")
        return interactor
    }
}

extension LoggingDelegate: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log.add("delegate.presentationController")
        return makePresentationController?(presented, presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("delegate.animator(presented)")
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.add("delegate.animator(dismissed)")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("delegate.interactor(presented)")
        return interactor
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.add("delegate.interactor(dismissed)")
        return interactor
    }
}

extension LoggingDelegate: UIAdaptivePresentationControllerDelegate {
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        log.add("delegate.willPresent(\(style))")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.add("delegate.willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.add("delegate.didDismiss")
    }
}
