import UIKit

extension UITabBarController {
    /// Slides between tabs from now on, and lets a pan on the screen move to the neighbouring tab.
    ///
    /// The tab bar controller's delegate keeps getting all its calls. Takes the place of what was said before.
    public func slideBetweenTabs() { direct(nil) }

    /// Switches tabs with a ready-made transition from now on, there for a tab further on and back for one before, and lets a
    /// pan on the screen move to the neighbouring tab.
    ///
    /// The tab bar controller's delegate keeps getting all its calls. Takes the place of what was said before.
    public func switchTabs(using transition: ScreenTransition) { direct(transition) }

    private func direct(_ transition: ScreenTransition?) {
        if let director = delegate as? TabDirector {
            director.transition = transition
            return
        }
        loadViewIfNeeded()
        let director = TabDirector(client: delegate, transition: transition)
        director.attach(to: self)
        delegate = director
    }
}
