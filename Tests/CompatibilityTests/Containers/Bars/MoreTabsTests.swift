import Testing
import UIKit

/// More tabs than a bar has room for.
@MainActor
@Suite(.statesOutcome, .serialized)
struct MoreTabsTests {
    /// On a phone, whatever device another test has left behind: a bar asks for its room when it gets its items.
    private func stage(tabs count: Int) -> (CompatibilityStage, UITabBarController) {
        let stage = CompatibilityStage(root: UIViewController())
        let tabs = tabs(count)
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
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
        stage.advance(by: 0.1)
        #expect(six.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        #expect(six.viewControllers?.count == 6 && six.selectedIndex == 0)
    }

    @Test func `the list shows the others, and its tab stands for them`() throws {
        let (stage, six) = stage(tabs: 6)
        let more = try #require(six.tabBar.items?.last)
        six.tabBar(six.tabBar, didSelect: more)
        stage.advance(by: 0.5)
        #expect(six.selectedViewController === six.moreNavigationController && six.selectedIndex == NSNotFound)
        let list = try #require(six.moreNavigationController.topViewController as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == 2)
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        stage.advance(by: 0.5)
        #expect(six.selectedIndex == 5 && six.tabBar.selectedItem === more)
        #expect(six.viewControllers?[5].view.window != nil)
        six.tabBar(six.tabBar, didSelect: more)
        stage.advance(by: 0.5)
        #expect(list.view.window != nil)
        six.selectedIndex = 4
        stage.advance(by: 0.5)
        #expect(six.tabBar.selectedItem === more && six.viewControllers?[4].view.window != nil)
        six.selectedIndex = 1
        stage.advance(by: 0.5)
        #expect(six.tabBar.selectedItem?.title == "Tab 1")
    }

    @Test func `fewer tabs need no list any more`() {
        let (stage, six) = stage(tabs: 6)
        six.selectedIndex = 5
        stage.advance(by: 0.2)
        six.viewControllers = Array((six.viewControllers ?? []).suffix(3))
        stage.advance(by: 0.2)
        #expect(six.tabBar.items?.count == 3 && six.selectedIndex == 2)
    }
}

/// What stands behind the list of tabs that have no room in the bar.
@MainActor
@Suite(.statesOutcome, .serialized)
struct MoreStackTests {
    @MainActor private struct Page {
        let stage = CompatibilityStage(root: UIViewController())
        let tabs = UITabBarController()

        init(stacks: Bool) {
            tabs.viewControllers = (0..<7).map { number in
                let screen = UIViewController()
                screen.title = "Tab \(number)"
                screen.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
                return stacks ? UINavigationController(rootViewController: screen) : screen
            }
            stage.window.rootViewController = tabs
            stage.advance(by: 0.1)
            tabs.tabBar(tabs.tabBar, didSelect: more)
            stage.advance(by: 0.5)
        }

        var more: UITabBarItem { tabs.tabBar.items?.last ?? UITabBarItem() }
        var list: UITableViewController? {
            tabs.moreNavigationController.viewControllers.first as? UITableViewController
        }

        func choose(_ row: Int) {
            guard let list else { return }
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        }
    }

    @Test func `a tab is pushed on the list, goes back to it, and is a child again`() throws {
        let page = Page(stacks: false)
        page.choose(2)
        page.stage.advance(by: 0.1)
        #expect(page.tabs.moreNavigationController.transitionCoordinator != nil)
        page.stage.advance(by: 0.6)
        let tab = try #require(page.tabs.viewControllers?[6])
        #expect(page.tabs.selectedViewController === tab && page.tabs.selectedIndex == 6)
        #expect(tab.navigationController === page.tabs.moreNavigationController && tab.tabBarController === page.tabs)
        page.tabs.moreNavigationController.popViewController(animated: true)
        page.stage.advance(by: 0.6)
        #expect(page.tabs.selectedViewController === page.tabs.moreNavigationController)
        #expect(tab.parent === page.tabs && page.list?.view.window != nil)
        page.choose(2)
        page.stage.advance(by: 0.6)
        #expect(tab.view.window != nil && page.tabs.selectedIndex == 6)
    }

    @Test func `another tab leaves the list as it is, its own tab shows it so, and a second touch goes to the list`()
        throws
    {
        let page = Page(stacks: false)
        page.choose(0)
        page.stage.advance(by: 0.6)
        page.tabs.selectedIndex = 0
        page.stage.advance(by: 0.2)
        #expect(page.tabs.viewControllers?[0].view.window != nil)
        page.tabs.tabBar(page.tabs.tabBar, didSelect: page.more)
        page.stage.advance(by: 0.6)
        #expect(page.tabs.selectedIndex == 4 && page.tabs.viewControllers?[4].view.window != nil)
        page.tabs.tabBar(page.tabs.tabBar, didSelect: page.more)
        page.stage.advance(by: 0.6)
        #expect(page.list?.view.window != nil && page.tabs.selectedIndex == NSNotFound)
    }

    @Test func `a pushed tab that has room again leaves the list`() throws {
        let page = Page(stacks: false)
        page.choose(2)
        page.stage.advance(by: 0.6)
        let tab = try #require(page.tabs.viewControllers?[6])
        page.tabs.viewControllers = page.tabs.viewControllers.map { Array($0.suffix(3)) }
        page.stage.advance(by: 0.2)
        #expect(tab.parent === page.tabs && page.tabs.selectedViewController === tab && tab.view.window != nil)
        #expect(tab.navigationController == nil && page.tabs.tabBar.items?.count == 3)
    }
}
