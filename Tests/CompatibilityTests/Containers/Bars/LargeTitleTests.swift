import Testing
import UIKit

/// A large title goes with the content and comes back with it.
@MainActor
@Suite(.statesOutcome, .serialized)
struct LargeTitleTests {
    @MainActor
    struct Scene {
        let table = UITableViewController(style: .plain)
        let source = Rows()
        let navigation: UINavigationController
        let stage: CompatibilityStage
        var bar: UINavigationBar { navigation.navigationBar }
        var list: UITableView { table.tableView }

        init(rows: Int = 60, _ set: (UINavigationController, UITableViewController) -> Void = { _, _ in }) {
            table.title = "Inbox"
            source.count = rows
            table.tableView.dataSource = source
            navigation = UINavigationController(rootViewController: table)
            navigation.navigationBar.prefersLargeTitles = true
            set(navigation, table)
            stage = CompatibilityStage(root: navigation)
        }

        /// The labels of the bar that show a text and can be seen.
        func labels(_ text: String) -> [UILabel] {
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            return all(bar).compactMap { $0 as? UILabel }.filter { $0.text == text && !$0.isHidden && $0.alpha > 0.5 }
        }
    }

    @MainActor final class Rows: NSObject, UITableViewDataSource {
        var count = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test func `at the top the title is large, 34 points and bold, below a row of 44 points`() throws {
        let scene = Scene()
        #expect(scene.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
        #expect(scene.table.view.safeAreaInsets.top == 155)
        #expect(scene.list.contentOffset.y == -155)
        let title = try #require(scene.labels("Inbox").first)
        #expect(scene.labels("Inbox").count == 1)
        #expect(title.font.pointSize == 34)
        #expect(title.convert(title.bounds, to: scene.bar).minX == 16)
    }

    @Test func `the bar makes way for content point by point, and comes back`() {
        let scene = Scene()
        scene.list.contentOffset.y = -135
        #expect(scene.bar.frame.height == 76 && scene.list.adjustedContentInset.top == 135)
        scene.list.contentOffset.y = -60
        #expect(scene.bar.frame.height == 44 && scene.list.adjustedContentInset.top == 103)
        scene.stage.advance(by: 0.5)
        #expect(scene.labels("Inbox").map(\.font.pointSize) == [17])
        scene.list.contentOffset.y = -155
        #expect(scene.bar.frame.height == 96 && scene.list.adjustedContentInset.top == 155)
        scene.stage.advance(by: 0.5)
        #expect(scene.labels("Inbox").map(\.font.pointSize) == [34])
    }

    @Test func `the small title comes when nothing of the large one is seen any more`() {
        let scene = Scene()
        scene.list.contentOffset.y = -155 + 40
        #expect(scene.labels("Inbox").map(\.font.pointSize) == [34])
        scene.list.contentOffset.y = -155 + 46
        scene.stage.advance(by: 0.1)
        #expect(scene.labels("Inbox").map(\.font.pointSize).contains(17))
    }

    @Test func `always and never count, automatic takes over`() {
        let second = UIViewController()
        second.title = "Second"
        let scene = Scene()
        scene.navigation.pushViewController(second, animated: false)
        #expect(scene.bar.frame.height == 96)
        second.navigationItem.largeTitleDisplayMode = .never
        scene.stage.advance(by: 0.1)
        #expect(scene.bar.frame.height == 44 && second.view.safeAreaInsets.top == 103)
        let third = UIViewController()
        scene.navigation.pushViewController(third, animated: false)
        scene.stage.advance(by: 0.1)
        #expect(scene.bar.frame.height == 44)
        third.navigationItem.largeTitleDisplayMode = .always
        scene.stage.advance(by: 0.1)
        #expect(scene.bar.frame.height == 96)
    }

    @Test(arguments: [0, 30, 300]) func `a push to a small title and back leaves all as it was`(_ scrolled: Int) {
        let scene = Scene()
        scene.list.contentOffset.y = -155 + CGFloat(scrolled)
        scene.stage.advance(by: 0.5)
        let before = scene.stage.state
        let height = scene.bar.frame.height
        let second = UIViewController()
        second.navigationItem.largeTitleDisplayMode = .never
        scene.navigation.pushViewController(second, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.bar.layer.presentation()?.frame.height ?? 0 <= height)
        scene.stage.advance(by: 1)
        #expect(scene.bar.frame.height == 44)
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.bar.frame.height == height)
        #expect(scene.list.contentOffset.y == -155 + CGFloat(scrolled))
        #expect(scene.stage.changes(since: before) == [])
    }

    @Test func `a scroll view that was named is followed, wherever it stands`() {
        let (screen, scroll) = (UIViewController(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        screen.view.addSubview(UIView())
        screen.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = CompatibilityStage(root: navigation)
        #expect(screen.contentScrollView(for: .top) == nil)
        scroll.contentOffset.y = 0
        #expect(navigation.navigationBar.frame.height == 96)
        scroll.contentOffset.y = -155
        screen.setContentScrollView(scroll)
        #expect(screen.contentScrollView(for: .top) === scroll)
        scroll.contentOffset.y = -125
        #expect(navigation.navigationBar.frame.height == 66)
        screen.setContentScrollView(nil)
        stage.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test
    func `content that does not go below the bar keeps the place of the small bar, and is inset by the large title`() {
        let scene = Scene { navigation, _ in navigation.navigationBar.isTranslucent = false }
        #expect(scene.table.view.frame.minY == 103 && scene.table.view.safeAreaInsets.top == 52)
        #expect(scene.list.contentOffset.y == -52)
        scene.list.contentOffset.y = 0
        #expect(scene.bar.frame.height == 44 && scene.table.view.frame.minY == 103)
    }
}
