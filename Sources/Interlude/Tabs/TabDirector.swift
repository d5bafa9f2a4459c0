import UIKit

/// A tab bar controller's delegate that animates switches and drives them by a pan.
///
/// Its recogniser, on the tab bar controller's view, owns it.
@MainActor
package final class TabDirector: NSObject {
    private weak var client: (any UITabBarControllerDelegate)?
    private weak var tabBarController: UITabBarController?
    private var driver: PanDriver?
    /// -1 while the finger draws the tab before into sight, 1 for the one after.
    private var step = 0

    /// Makes a director that passes all calls on to a client.
    package init(client: (any UITabBarControllerDelegate)?) {
        self.client = client
    }

    /// Puts the pan on the controller's view.
    func attach(to controller: UITabBarController) {
        tabBarController = controller
        driver = PanDriver(OwningPan(owner: self), on: controller.view, driving: self)
    }

    private var isMirrored: Bool {
        tabBarController?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The way along the tabs, in the direction of reading: to the one before if positive.
    private func reading(_ x: CGFloat) -> CGFloat { isMirrored ? -x : x }
}

extension TabDirector: PanDriven {
    /// A pan along the tabs, towards one that is there.
    func accepts(_ pan: UIPanGestureRecognizer) -> Bool {
        let velocity = pan.velocity(in: pan.view)
        guard let tabBarController, let count = tabBarController.viewControllers?.count else { return false }
        step = reading(velocity.x) < 0 ? 1 : -1
        return abs(velocity.x) > abs(velocity.y) && (0..<count).contains(tabBarController.selectedIndex + step)
    }

    func start(_ pan: UIPanGestureRecognizer) {
        tabBarController?.selectedIndex += step
    }

    func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat {
        guard let width = pan.view?.bounds.width, width > 0 else { return 0 }
        return -reading(movement.x) * CGFloat(step) / width
    }
}

extension TabDirector: UITabBarControllerDelegate {
    package func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let controllers = tabBarController.viewControllers,
            let from = controllers.firstIndex(where: { $0 === fromVC }),
            let to = controllers.firstIndex(where: { $0 === toVC })
        else { return nil }
        if UIAccessibility.isReduceMotionEnabled { return FadeAnimator(direction: .forward) }
        return TabSlideAnimator(direction: to > from ? .forward : .backward)
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver?.interactor ?? CatchingInteractor(animationController, .edgePan)
    }

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
}
