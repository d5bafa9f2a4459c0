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
