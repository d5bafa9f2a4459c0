import UIKit

extension UITabBarController {
    /// Slides between tabs, and adds a pan that selects the adjacent tab interactively.
    ///
    /// The tab bar controller's delegate continues to receive its calls. Replaces the transition of an earlier call.
    public func slideBetweenTabs() { direct(nil) }

    /// Sets the transition between tabs, and adds a pan that selects the adjacent tab interactively.
    ///
    /// It runs forward to a later tab, and in reverse to an earlier one. The tab bar controller's delegate continues to
    /// receive its calls.
    ///
    /// - Parameter transition: The transition. It replaces the one of an earlier call.
    public func setTabTransition(_ transition: ScreenTransition) { direct(transition) }

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
