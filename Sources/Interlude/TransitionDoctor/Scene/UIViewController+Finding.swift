import UIKit

extension UIViewController {
    /// The controller, its children, and what they present.
    var all: [UIViewController] {
        let presented = presentedViewController.flatMap {
            $0.presentingViewController === self ? $0 : nil
        }
        return [self] + (children + [presented].compactMap { $0 }).flatMap(\.all)
    }

    /// The screen that is seen: what is presented last, and in containers of the system's what they show.
    var topmost: UIViewController { (presentedViewController ?? shown)?.topmost ?? self }

    /// What a container of the system's shows of its children.
    private var shown: UIViewController? {
        (self as? UINavigationController)?.topViewController ?? (self as? UITabBarController)?.selectedViewController
    }

    /// What is seen when this screen goes, if that is not seen yet.
    var below: UIViewController? {
        if let stack = navigationController, let index = stack.viewControllers.firstIndex(of: self),
            index > 0
        {
            return stack.viewControllers[index - 1]
        }
        guard presentingViewController?.viewIfLoaded?.window == nil else { return nil }
        return presentingViewController?.topmost(upTo: self)
    }

    private func topmost(upTo screen: UIViewController) -> UIViewController? {
        if let shown { return shown.topmost(upTo: screen) ?? self }
        return self === screen ? nil : self
    }
}
