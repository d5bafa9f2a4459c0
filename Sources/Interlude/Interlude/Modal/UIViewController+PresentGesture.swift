import UIKit

extension UIViewController {
    /// Lets a finger present screens, driving the transition.
    ///
    /// - Parameters:
    ///   - gesture: The finger's way.
    ///   - view: Where it begins; the controller's own view unless you say otherwise. It keeps all that is needed alive.
    ///   - transition: The transition, there and back.
    ///   - make: Makes the screen when the finger sets off; nil for none this time.
    /// - Returns: The recogniser, to be taken away or switched off.
    @discardableResult
    public func addPresentGesture(
        _ gesture: ForwardGesture, to view: UIView? = nil, using transition: ScreenTransition,
        _ make: @escaping @MainActor () -> UIViewController?
    ) -> UIGestureRecognizer {
        ForwardSwipe.add(gesture, to: view ?? self.view) { [weak self] swipe in
            guard let self, presentedViewController == nil, let controller = make() else { return }
            present(controller, using: transition, broughtBy: swipe, completion: nil)
        }
    }
}
