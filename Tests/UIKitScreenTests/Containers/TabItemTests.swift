import TestStages
import Testing
import UIKit

/// Which item stands for a navigation controller in a tab bar.
@MainActor @Suite(.serialized) struct TabItemTests {
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

    @Test func `an item that the root gets later is shown`() {
        let (root, second) = (UIViewController(), UIViewController())
        root.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, second]
        let stage = Stage(root: tabs)
        #expect(tabs.tabBar.items?.first?.title == "First")
        root.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)
        stage.host.advance(by: 0.1)
        #expect(tabs.tabBar.items?.first?.title == "Other")
    }
}
