import UIKit

extension UINavigationController {
    /// Replaces the stack with a transition. It runs in reverse if the new top was already in the stack.
    ///
    /// - Parameters:
    ///   - viewControllers: The new stack. The view of its last controller is loaded by this call.
    ///   - transition: The transition from the visible screen to the new top. A new screen stores
    ///     it and uses it for its pop.
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

    /// Pops the top screen with a transition, regardless of the one of its push.
    @discardableResult
    public func popViewController(using transition: ScreenTransition) -> UIViewController? {
        guard viewControllers.count > 1, let leaving = topViewController else { return nil }
        NavigationDirector.director(of: self).dismiss(leaving, transition: transition)
        return popViewController(animated: true)
    }

    /// Adds a gesture that pushes screens and drives the transition.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - view: The view for the gesture. It retains all necessary objects.
    ///   - transition: The transition, in both directions.
    ///   - make: Returns the screen when the gesture begins, or `nil` to ignore the gesture.
    /// - Returns: The gesture recognizer. Remove or disable it to remove the gesture.
    @discardableResult
    public func addPushGesture(
        _ gesture: PresentGesture = .edgePan, to view: UIView, using transition: ScreenTransition,
        _ make: @escaping @MainActor () -> UIViewController?
    ) -> UIGestureRecognizer {
        ForwardSwipe.add(gesture, to: view) { [weak self] swipe in
            guard let self, transitionCoordinator == nil, let controller = make() else { return }
            NavigationDirector.director(of: self).adopt(controller, transition: transition, broughtBy: swipe)
            pushViewController(controller, animated: true)
        }
    }
}
