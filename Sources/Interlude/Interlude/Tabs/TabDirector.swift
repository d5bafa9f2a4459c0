import UIKit

/// A tab bar controller's delegate that animates switches and drives them by a pan.
///
/// Its recognizer, on the tab bar controller's view, owns it.
@MainActor
package final class TabDirector: NSObject {
    /// The original delegate. Read by the Objective-C runtime on the main thread only.
    nonisolated(unsafe) weak var client: (any UITabBarControllerDelegate)?
    /// The transition between tabs; `nil` for a slide.
    var transition: ScreenTransition?
    private weak var tabBarController: UITabBarController?
    private var driver: PanDriver?
    /// -1 while the finger draws the tab before into sight, 1 for the one after.
    private var step = 0
    /// The way of the switch that was asked about last.
    private var direction = TransitionDirection.forward

    /// Creates a director that passes all calls on to a client.
    ///
    /// - Parameter transition: The transition between tabs; `nil` for a slide.
    package init(client: (any UITabBarControllerDelegate)?, transition: ScreenTransition? = nil) {
        self.client = client
        self.transition = transition
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
    func fits(_ velocity: CGPoint) -> Bool {
        guard let tabBarController, let count = tabBarController.viewControllers?.count else { return false }
        step = reading(velocity.x) < 0 ? 1 : -1
        return abs(velocity.x) > abs(velocity.y) && (0..<count).contains(tabBarController.selectedIndex + step)
    }

    /// A scroll view below the finger that scrolls along the tabs scrolls first, and passes the gesture on at its end.
    var yieldsToScrolling: Bool { true }

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
        direction = to > from ? .forward : .backward
        if let transition { return transition.animator(for: direction) }
        if UIAccessibility.isReduceMotionEnabled { return FadeAnimator(direction: .forward) }
        return TabSlideAnimator(direction: direction)
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let interactor = driver?.interactor else {
            return CatchingInteractor(animationController, [.edgePan], direction)
        }
        interactor.lead(animationController, along: [.back(.edgePan, direction)])
        return interactor
    }
}
