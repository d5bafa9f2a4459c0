import TestStages
import Testing
import UIKit

/// What stands behind the list of tabs that have no room in the bar.
@MainActor
@Suite(.serialized)
struct MoreStackTests {
    @MainActor private struct Page {
        let stage = Stage(root: UIViewController())
        let tabs = UITabBarController()

        init(stacks: Bool) {
            tabs.viewControllers = (0..<7).map { number in
                let screen = UIViewController()
                screen.title = "Tab \(number)"
                screen.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
                return stacks ? UINavigationController(rootViewController: screen) : screen
            }
            stage.window.rootViewController = tabs
            stage.host.advance(by: 0.1)
            tabs.tabBar(tabs.tabBar, didSelect: more)
            stage.host.advance(by: 0.5)
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

    @Test func `a tab with a stack slides in with a way back, which it loses with a place in the bar`() throws {
        let page = Page(stacks: true)
        page.choose(1)
        page.stage.host.advance(by: 0.1)
        #expect(page.tabs.transitionCoordinator != nil)
        page.stage.host.advance(by: 0.6)
        let tab = try #require(page.tabs.viewControllers?[5] as? UINavigationController)
        #expect(page.tabs.selectedViewController === tab && tab.view.window != nil)
        #expect(tab.navigationBar.items?.first?.wayBack?.title == "More")
        tab.navigationBar.items?.first?.wayBack?.performWithSender(nil, target: nil)
        page.stage.host.advance(by: 0.1)
        #expect(page.tabs.transitionCoordinator != nil)
        page.stage.host.advance(by: 0.6)
        #expect(
            page.list?.view.window != nil && page.tabs.selectedViewController === page.tabs.moreNavigationController)
        page.tabs.viewControllers = page.tabs.viewControllers.map { Array($0.suffix(4)) }
        #expect(tab.viewControllers.first?.navigationItem.wayBack == nil)
        page.tabs.selectedViewController = tab
        page.stage.host.advance(by: 0.2)
        #expect(tab.view.window != nil && page.tabs.tabBar.selectedItem === tab.tabBarItem)
    }
}
