import UIKit

extension UINavigationController {
    /// Replaces the stack with a ready-made transition: there if the new top is new, back if it was in the stack already.
    ///
    /// - Parameters:
    ///   - viewControllers: The new stack. The view of its last one is loaded by this call.
    ///   - transition: The transition from the screen that is on show to the one that will be. A screen that comes keeps it for
    ///     its way back.
    public func setViewControllers(_ viewControllers: [UIViewController], using transition: ScreenTransition) {
        guard let top = viewControllers.last, top !== topViewController else {
            return setViewControllers(viewControllers, animated: true)
        }
        let director = NavigationDirector.director(of: self)
        if self.viewControllers.contains(where: { $0 === top }) {
            if let leaving = topViewController { director.dismiss(leaving, transition: transition) }
        } else {
            director.adopt(top, transition: transition)
        }
        setViewControllers(viewControllers, animated: true)
    }

    /// Pops the top screen with a ready-made transition, whatever it came with.
    @discardableResult
    public func popViewController(using transition: ScreenTransition) -> UIViewController? {
        guard viewControllers.count > 1, let leaving = topViewController else { return nil }
        NavigationDirector.director(of: self).dismiss(leaving, transition: transition)
        return popViewController(animated: true)
    }

    /// Lets a finger push screens, driving the transition.
    ///
    /// - Parameters:
    ///   - gesture: The finger's way.
    ///   - view: Where it begins. The view keeps all that is needed alive.
    ///   - transition: The transition, there and back.
    ///   - make: Makes the screen when the finger sets off; nil for none this time.
    /// - Returns: The recogniser, to be taken away or switched off.
    @discardableResult
    public func addPushGesture(
        _ gesture: ForwardGesture = .edgePan, to view: UIView, using transition: ScreenTransition,
        _ make: @escaping @MainActor () -> UIViewController?
    ) -> UIGestureRecognizer {
        ForwardSwipe.add(gesture, to: view) { [weak self] swipe in
            guard let self, transitionCoordinator == nil, let controller = make() else { return }
            NavigationDirector.director(of: self).adopt(controller, transition: transition, broughtBy: swipe)
            pushViewController(controller, animated: true)
        }
    }
}
