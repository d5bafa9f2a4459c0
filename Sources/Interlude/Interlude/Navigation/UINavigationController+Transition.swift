import UIKit

extension UINavigationController {
    /// Pushes a screen with a ready-made transition; popping it runs the inverse by itself.
    ///
    /// The navigation controller's delegate keeps getting all its calls, and is in its place again once the screen has
    /// left. Everything that the transition needs is released together with the screen.
    ///
    /// - Parameters:
    ///   - viewController: The screen. Its view is loaded by this call, earlier than a plain push would.
    ///   - transition: The transition for this screen, there and back.
    public func pushViewController(_ viewController: UIViewController, using transition: ScreenTransition) {
        let director = NavigationDirector.director(of: self)
        director.adopt(viewController, transition: transition)
        pushViewController(viewController, animated: true)
    }
}
