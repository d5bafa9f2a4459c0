import UIKit

extension UIViewController {
    /// Adds a gesture that presents screens and drives the transition.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - view: The view for the gesture, by default the controller's view. It retains all necessary objects.
    ///   - transition: The transition, in both directions.
    ///   - make: Returns the screen when the gesture begins, or `nil` to ignore the gesture.
    /// - Returns: The gesture recognizer. Remove or disable it to remove the gesture.
    @discardableResult
    public func addPresentGesture(
        _ gesture: PresentGesture, to view: UIView? = nil, using transition: ScreenTransition,
        _ make: @escaping @MainActor () -> UIViewController?
    ) -> UIGestureRecognizer {
        ForwardSwipe.add(gesture, to: view ?? self.view) { [weak self] swipe in
            guard let self, presentedViewController == nil, let controller = make() else { return }
            present(controller, using: transition, broughtBy: swipe, completion: nil)
        }
    }
}
