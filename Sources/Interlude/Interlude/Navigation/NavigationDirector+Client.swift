import UIKit

// A delegate's optional methods are called with `?` where the Objective-C runtime knows whether they exist, and plainly
// where the protocol brings defaults. These calls are spelled here, once.
extension NavigationDirector {
    func clientAnimator(
        _ navigationController: UINavigationController, operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        #if canImport(ObjectiveC)
        client?.navigationController?(navigationController, animationControllerFor: operation, from: from, to: to)
        #else
        client?.navigationController(navigationController, animationControllerFor: operation, from: from, to: to)
        #endif
    }

    func clientInteractor(
        _ navigationController: UINavigationController, for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        #if canImport(ObjectiveC)
        client?.navigationController?(navigationController, interactionControllerFor: animator)
        #else
        client?.navigationController(navigationController, interactionControllerFor: animator)
        #endif
    }

    func tellClient(
        _ navigationController: UINavigationController, willShow controller: UIViewController, _ animated: Bool
    ) {
        #if canImport(ObjectiveC)
        client?.navigationController?(navigationController, willShow: controller, animated: animated)
        #else
        client?.navigationController(navigationController, willShow: controller, animated: animated)
        #endif
    }

    func tellClient(
        _ navigationController: UINavigationController, didShow controller: UIViewController, _ animated: Bool
    ) {
        #if canImport(ObjectiveC)
        client?.navigationController?(navigationController, didShow: controller, animated: animated)
        #else
        client?.navigationController(navigationController, didShow: controller, animated: animated)
        #endif
    }

    #if canImport(ObjectiveC)
    // All other methods of the delegate, now or in a later system, are forwarded to the client.

    nonisolated override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || client?.responds(to: selector) == true
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { client }
    #else
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        client?.navigationControllerSupportedInterfaceOrientations(navigationController)
            ?? navigationController.topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        client?.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
            ?? navigationController.topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
    #endif
}
