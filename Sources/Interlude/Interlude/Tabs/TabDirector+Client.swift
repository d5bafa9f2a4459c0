import UIKit

// A delegate's optional methods are called with `?` where the Objective-C runtime knows whether they exist, and plainly
// where the protocol brings defaults.
extension TabDirector {
    package func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    {
        #if canImport(ObjectiveC)
        client?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
        #else
        client?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
        #endif
    }

    package func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        #if canImport(ObjectiveC)
        client?.tabBarController?(tabBarController, didSelect: viewController)
        #else
        client?.tabBarController(tabBarController, didSelect: viewController)
        #endif
    }

    #if canImport(ObjectiveC)
    // All other methods of the delegate, now or in a later system, are forwarded to the client.

    nonisolated package override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || client?.responds(to: selector) == true
    }

    nonisolated package override func forwardingTarget(for selector: Selector!) -> Any? { client }
    #else
    package func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { client?.tabBarController(tabBarController, willBeginCustomizing: viewControllers) }

    package func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { client?.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed) }

    package func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) { client?.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed) }

    package func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        client?.tabBarControllerSupportedInterfaceOrientations(tabBarController)
            ?? tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
    }

    package func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        client?.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
            ?? tabBarController.selectedViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
    #endif
}
