import InterludeStage
import TestStages
import Testing
import TransitionDoctor
import UIKit

/// A large title goes with the content and comes back with it.
@MainActor
@Suite(.serialized)
struct LargeTitleTests {
    @MainActor
    struct Scene {
        let table = UITableViewController(style: .plain)
        let source = Rows()
        let navigation: UINavigationController
        let stage: Stage
        var bar: UINavigationBar { navigation.navigationBar }
        var list: UITableView { table.tableView }

        init(rows: Int = 60, _ set: (UINavigationController, UITableViewController) -> Void = { _, _ in }) {
            table.title = "Inbox"
            source.count = rows
            table.tableView.dataSource = source
            navigation = UINavigationController(rootViewController: table)
            navigation.navigationBar.prefersLargeTitles = true
            set(navigation, table)
            stage = Stage(root: navigation)
        }

        /// The labels of the bar that show a text and can be seen.
        func labels(_ text: String) -> [UILabel] {
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            return all(bar).compactMap { $0 as? UILabel }.filter { $0.text == text && !$0.isHidden && $0.alpha > 0.5 }
        }

        func drag(_ script: String) throws {
            try stage.host.play(script)
        }
    }

    @MainActor final class Rows: NSObject, UITableViewDataSource {
        var count = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func `a large title goes with the size of text, and its bar with it`() {
        let scene = Scene()
        #expect(scene.bar.bounds.height == 96)
        scene.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        scene.stage.host.advance(by: 0.1)
        let title = scene.labels("Inbox").first
        #expect((title?.font.pointSize ?? 0) > 34 && scene.bar.bounds.height > 100)
        #expect(scene.navigation.topViewController?.view.safeAreaInsets.top == 59 + scene.bar.bounds.height)
        scene.stage.window.traitOverrides.preferredContentSizeCategory = .large
        scene.stage.host.advance(by: 0.1)
        #expect(scene.bar.bounds.height == 96 && scene.labels("Inbox").first?.font.pointSize == 34)
    }

    @Test(arguments: [(20, 0), (40, 52), (200, 200)])
    func `content let go halfway rests where the title is whole or gone`(_ pulled: Int, _ rest: Int) throws {
        let scene = Scene()
        // Slowly, with a pause, so that it is let go without speed.
        let before = scene.list.contentOffset.y
        try scene.drag("0:200,600 0.2:200,590 0.6:200,\(590 - pulled) 1:200,\(590 - pulled) 1.1:up")
        scene.stage.host.advance(by: 3)
        let end = scene.list.contentOffset.y - before
        if rest < 100 { #expect(end == CGFloat(rest)) } else { #expect(end >= 180) }
    }

    @Test func `a fling to the top brings the title back`() throws {
        let scene = Scene()
        scene.list.contentOffset.y = 400
        scene.stage.host.advance(by: 0.3)
        try scene.drag("0:200,300 0.05:200,500 0.1:200,740 0.11:up")
        scene.stage.host.advance(by: 4)
        #expect(scene.list.contentOffset.y == -155 && scene.bar.frame.height == 96)
    }

    @Test func `pulled down, the bar grows with the content while the safe area stays`() throws {
        let scene = Scene()
        try scene.drag("0:200,300 0.2:200,420 0.5:200,500")
        scene.stage.host.advance(by: 0.6)
        let pull = -155 - scene.list.contentOffset.y
        #expect(pull > 40)
        #expect(abs(scene.bar.frame.height - 96 - pull) < 0.01)
        #expect(scene.table.view.safeAreaInsets.top == 155)
    }

    @Test func `a refresh control stands above the large title, and the bar keeps its room`() throws {
        let scene = Scene { _, table in table.refreshControl = UIRefreshControl() }
        let control = try #require(scene.table.refreshControl)
        try scene.drag("0:200,200 0.2:200,420 0.5:200,700 0.9:200,700 1:up")
        scene.stage.host.advance(by: 0.8)
        #expect(control.isRefreshing)
        scene.stage.host.advance(by: 3)
        #expect(scene.list.contentOffset.y == -215)
        #expect(scene.bar.frame.height == 156)
        let place = control.convert(control.bounds, to: nil)
        #expect(place.minY == 103 && place.height == 60)
        control.endRefreshing()
        scene.stage.host.advance(by: 2)
        #expect(scene.list.contentOffset.y == -155 && scene.bar.frame.height == 96)
    }

    @Test func `there are no large titles in compact height, where bars are 32 points high`() {
        let scene = Scene()
        scene.stage.host.rotate(to: .landscapeLeft, animated: false)
        scene.stage.host.advance(by: 0.2)
        #expect(scene.bar.frame.height == 32)
        #expect(scene.labels("Inbox").map(\.font.pointSize) == [17])
        scene.stage.host.rotate(to: .portrait, animated: false)
        scene.stage.host.advance(by: 0.2)
        #expect(scene.bar.frame.height == 96)
    }

    @Test(arguments: [true, false]) func `a pop by finger takes the bar along, finished or not`(_ finishes: Bool) throws
    {
        let scene = Scene()
        let second = UIViewController()
        second.navigationItem.largeTitleDisplayMode = .never
        scene.navigation.pushViewController(second, animated: false)
        scene.stage.host.advance(by: 0.2)
        #expect(scene.bar.frame.height == 44)
        let end = finishes ? "0.5:330,400 0.6:up" : "0.5:60,400 0.9:60,400 1:up"
        try scene.drag("0:2,400 0.2:150,400 \(end)")
        scene.stage.host.advance(by: 0.25)
        let height = scene.bar.layer.presentation()?.frame.height ?? 0
        #expect(height > 50 && height < 96)
        scene.stage.host.advance(by: 3)
        #expect(scene.navigation.topViewController === (finishes ? scene.table : second))
        #expect(scene.bar.frame.height == (finishes ? 96 : 44))
        #expect(scene.list.contentOffset.y == -155)
    }

    @Test func `few rows leave the title large`() throws {
        let scene = Scene(rows: 2)
        try scene.drag("0:200,600 0.2:200,500 0.3:200,400 0.4:up")
        scene.stage.host.advance(by: 2)
        #expect(scene.bar.frame.height == 96 && scene.list.contentOffset.y == -155)
    }
}
