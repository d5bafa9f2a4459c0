import UIKit

extension UINavigationController {
    /// Pushes a screen with a transition. Its pop automatically runs the reverse transition.
    ///
    /// The navigation controller's delegate continues to receive its calls, and is restored after the screen has been
    /// popped. All objects of the transition are released with the screen.
    ///
    /// - Parameters:
    ///   - viewController: The screen. Its view is loaded by this call, earlier than by a plain push.
    ///   - transition: The transition of this screen, in both directions.
    public func pushViewController(_ viewController: UIViewController, using transition: ScreenTransition) {
        let director = NavigationDirector.director(of: self)
        director.adopt(viewController, transition: transition)
        pushViewController(viewController, animated: true)
    }
}
