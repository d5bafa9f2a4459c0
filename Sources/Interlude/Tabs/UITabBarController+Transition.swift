import UIKit

extension UITabBarController {
    /// Slides between tabs from now on, and lets a pan on the screen move to the neighbouring tab.
    ///
    /// The tab bar controller's delegate keeps getting all its calls.
    public func slideBetweenTabs() {
        if delegate is TabDirector { return }
        loadViewIfNeeded()
        let director = TabDirector(client: delegate)
        director.attach(to: self)
        delegate = director
    }
}
