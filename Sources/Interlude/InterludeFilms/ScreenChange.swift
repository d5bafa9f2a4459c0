import UIKit

/// A change of the screen that a film shows.
@MainActor public enum ScreenChange {
    /// Pushes a controller onto the root, which is a navigation controller.
    case push(UIViewController)
    /// Pops the top controller of the root, which is a navigation controller.
    case pop
    /// Presents a controller from the frontmost one.
    case present(UIViewController)
    /// Dismisses the frontmost controller.
    case dismiss

    /// Makes the change.
    ///
    /// - Throws: ``FilmFailure`` if the root cannot make it.
    func perform(on root: UIViewController, animated: Bool) throws {
        switch self {
        case .push(let controller):
            try Self.navigation(root).pushViewController(controller, animated: animated)
        case .pop:
            guard try Self.navigation(root).popViewController(animated: animated) != nil else {
                throw FilmFailure("There is no controller to pop.")
            }
        case .present(let controller): root.frontmost.present(controller, animated: animated)
        case .dismiss:
            guard root.presentedViewController != nil else {
                throw FilmFailure("There is no controller to dismiss.")
            }
            root.frontmost.dismiss(animated: animated)
        }
    }

    private static func navigation(_ root: UIViewController) throws -> UINavigationController {
        guard let navigation = root as? UINavigationController else {
            throw FilmFailure("A push or a pop needs a navigation controller as the root.")
        }
        return navigation
    }
}

extension UIViewController {
    /// The controller that is presented last, or this one.
    fileprivate var frontmost: UIViewController { presentedViewController?.frontmost ?? self }

    /// Whether this controller, a child or a presented controller is in a transition.
    var isInTransition: Bool {
        transitionCoordinator != nil || isBeingPresented || isBeingDismissed
            || presentedViewController?.isInTransition == true || children.contains { $0.isInTransition }
    }
}
