import InterludeTesting
import TestStages
import Testing
import UIKit

/// What bars, tabs and windows do with the screens of others.
@MainActor
@Suite(.serialized)
struct BarsAndWindowsTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func `a swipe over a table hides the bar and shows it, and the table scrolls with it`() throws {
        let (table, rows) = (UITableViewController(style: .plain), Rows())
        table.tableView.dataSource = rows
        let navigation = UINavigationController(rootViewController: table)
        navigation.hidesBarsOnSwipe = true
        let stage = Stage(root: navigation)
        try stage.host.play("0:200,600 0.3:200,300 0.31:up")
        stage.host.advance(by: 1.5)
        #expect(navigation.isNavigationBarHidden && table.tableView.contentOffset.y > 100)
        try stage.host.play("0:200,300 0.3:200,600 0.31:up")
        stage.host.advance(by: 1.5)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func `a root's title is its tab's, also when it comes late`() {
        let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
        first.title = "First"
        let tabs = UITabBarController()
        let stacks = [first, second, third].map { UINavigationController(rootViewController: $0) }
        stacks[2].title = "Third"
        tabs.viewControllers = stacks
        let stage = Stage(root: tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["First", nil, "Third"])
        second.title = "Second"
        first.title = "1"
        stage.host.advance(by: 0.1)
        #expect(tabs.tabBar.items?.map(\.title) == ["1", "Second", "Third"])
    }

    @Test func `a controller that becomes another window's root brings its view along`() {
        let root = UIViewController()
        let stage = Stage(root: root)
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.rootViewController = root
        other.makeKeyAndVisible()
        stage.host.advance(by: 0.1)
        #expect(root.view.window === other && root.view.superview === other && root.view.frame == other.bounds)
    }

    @Test func `a tap on the status bar above a sheet scrolls its content, and dismisses nothing`() throws {
        let (table, rows) = (UITableViewController(style: .plain), Rows())
        table.tableView.dataSource = rows
        let root = UIViewController()
        let stage = Stage(root: root)
        root.present(table, animated: true)
        stage.host.advance(by: 1)
        table.tableView.contentOffset.y = 500
        stage.host.advance(by: 0.2)
        try stage.host.play("0:200,20 0.05:up")
        stage.host.advance(by: 1)
        #expect(root.presentedViewController === table && table.tableView.contentOffset.y <= 0)
        // A tap beside the sheet below the status bar is one beside it.
        try stage.host.play("0:200,62 0.05:up")
        stage.host.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }
}
