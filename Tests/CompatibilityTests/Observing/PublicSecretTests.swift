import Testing
import UIKit

/// Names without a header by which public apps ask UIKit's classes.
@MainActor @Suite(.statesOutcome) struct PublicSecretTests {
    @Test func `a bar's item tells its view`() throws {
        let root = UIViewController()
        let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        #expect(item.value(forKey: "view") == nil)
        root.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: root)
        let stage = CompatibilityStage(root: navigation)
        let view = try #require(item.value(forKey: "view") as? UIView)
        #expect(view.isDescendant(of: navigation.navigationBar) && view.bounds.width > 0)
        let tabs = UITabBarController()
        let screen = UIViewController()
        screen.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        tabs.viewControllers = [screen]
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        let tab = try #require(screen.tabBarItem.value(forKey: "view") as? UIView)
        #expect(tab.isDescendant(of: tabs.tabBar))
        let own = UIView()
        #expect(UIBarButtonItem(customView: own).value(forKey: "view") as? UIView === own)
    }

    @Test func `a navigation bar takes the position by name that it has anyway`() {
        let bar = UINavigationBar()
        bar.setValue(UIBarPosition.topAttached.rawValue, forKey: "barPosition")
        #expect(bar.value(forKey: "barPosition") as? Int == UIBarPosition.topAttached.rawValue)
        bar.setValue(UIBarPosition.bottom.rawValue, forKey: "barPosition")
        #expect(bar.barPosition == .topAttached)
    }

    @Test func `a navigation bar's line goes, and the device is not turned by its name`() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.setValue(true, forKey: "hidesShadow")
        #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
        let stage = CompatibilityStage(root: UIViewController())
        UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
        stage.advance(by: 0.1)
        #expect(UIDevice.current.orientation == .portrait)
    }
}
