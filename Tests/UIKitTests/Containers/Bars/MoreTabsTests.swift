import Testing
import UIKit

/// More tabs than a bar has room for.
@MainActor
@Suite(.serialized)
struct MoreTabsTests {
    /// On a phone, whatever device another test has left behind: a bar asks for its room when it gets its items.
    private func stage(tabs count: Int) -> (Stage, UITabBarController) {
        let stage = Stage(root: UIViewController())
        let tabs = tabs(count)
        stage.window.rootViewController = tabs
        stage.host.advance(by: 0.1)
        return (stage, tabs)
    }

    private func tabs(_ count: Int) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<count).map { number in
            let screen = UIViewController()
            screen.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
            return screen
        }
        return tabs
    }

    @Test func `five tabs have room on a phone, of six the last two are in a list`() {
        let (stage, five) = stage(tabs: 5)
        #expect(five.tabBar.items?.map(\.title) == (0..<5).map { "Tab \($0)" })
        let six = tabs(6)
        stage.window.rootViewController = six
        stage.host.advance(by: 0.1)
        #expect(six.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        #expect(six.viewControllers?.count == 6 && six.selectedIndex == 0)
    }

    @Test func `the list shows the others, and its tab stands for them`() throws {
        let (stage, six) = stage(tabs: 6)
        let more = try #require(six.tabBar.items?.last)
        six.tabBar(six.tabBar, didSelect: more)
        stage.host.advance(by: 0.5)
        #expect(six.selectedViewController === six.moreNavigationController && six.selectedIndex == NSNotFound)
        let list = try #require(six.moreNavigationController.topViewController as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == 2)
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        stage.host.advance(by: 0.5)
        #expect(six.selectedIndex == 5 && six.tabBar.selectedItem === more)
        #expect(six.viewControllers?[5].view.window != nil)
        six.tabBar(six.tabBar, didSelect: more)
        stage.host.advance(by: 0.5)
        #expect(list.view.window != nil)
        six.selectedIndex = 4
        stage.host.advance(by: 0.5)
        #expect(six.tabBar.selectedItem === more && six.viewControllers?[4].view.window != nil)
        six.selectedIndex = 1
        stage.host.advance(by: 0.5)
        #expect(six.tabBar.selectedItem?.title == "Tab 1")
    }

    @Test func `fewer tabs need no list any more`() {
        let (stage, six) = stage(tabs: 6)
        six.selectedIndex = 5
        stage.host.advance(by: 0.2)
        six.viewControllers = Array((six.viewControllers ?? []).suffix(3))
        stage.host.advance(by: 0.2)
        #expect(six.tabBar.items?.count == 3 && six.selectedIndex == 2)
    }
}
