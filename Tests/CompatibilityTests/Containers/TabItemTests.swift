import Testing
import UIKit

/// Which item stands for a navigation controller in a tab bar.
@MainActor @Suite(.statesOutcome, .serialized) struct TabItemTests {
    @Test func `a navigation controller without an item of its own has that of its root`() {
        let (root, other) = (UIViewController(), UIViewController())
        let item = UITabBarItem(title: "Library", image: nil, tag: 3)
        root.tabBarItem = item
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(other, animated: false)
        #expect(navigation.tabBarItem === item)
        let own = UITabBarItem(title: "Own", image: nil, tag: 0)
        navigation.tabBarItem = own
        #expect(navigation.tabBarItem === own && root.tabBarItem === item)
    }

    @Test func `tabs are views of the class that apps look for, and stay away when an app takes them out`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let stage = CompatibilityStage(root: tabs)
        func shown() -> [UIView] {
            tabs.tabBar.subviews.filter { String(describing: type(of: $0)) == "UITabBarButton" }
        }
        #expect(shown().count == 2 && shown().allSatisfy { $0 is UIControl })
        for tab in shown() { tab.removeFromSuperview() }
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        #expect(shown().isEmpty && tabs.selectedIndex == 1)
    }

    @Test func `an item that the root gets later is shown`() {
        let (root, second) = (UIViewController(), UIViewController())
        root.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, second]
        let stage = CompatibilityStage(root: tabs)
        #expect(tabs.tabBar.items?.first?.title == "First")
        root.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.items?.first?.title == "Other")
    }
}
