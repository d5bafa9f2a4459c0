import Testing
import UIKit

@MainActor @Suite struct UIRefreshControlTests {
    /// A scroll view, table or collection with a refresh control, and how often it has started one.
    @MainActor final class Refreshed {
        let scroll: ScrollStage
        let control = UIRefreshControl()
        private(set) var starts = 0
        var view: UIScrollView { scroll.scroll }

        init(_ view: UIScrollView) {
            scroll = ScrollStage(view)
            view.alwaysBounceVertical = true
            view.refreshControl = control
            control.addAction(UIAction { [unowned self] _ in starts += 1 }, for: .valueChanged)
            view.layoutIfNeeded()
        }

        func pull(_ way: CGFloat, lifts: Bool = true) {
            scroll.down(200, 100)
            for step in 1...10 { scroll.move(200, 100 + way * CGFloat(step) / 10) }
            if lifts { scroll.up(200, 100 + way) }
        }
    }

    @Test(arguments: ["scroll", "table", "collection"])
    func `a pull that goes far enough starts a refresh, whose control stays until it ends`(_ kind: String) {
        let view: UIScrollView =
            kind == "table"
            ? UITableView()
            : kind == "collection"
                ? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) : UIScrollView()
        let stage = Refreshed(view)
        #expect(stage.control.isHidden && stage.control.superview === view && view.adjustedContentInset.top == 0)
        stage.pull(400, lifts: false)
        #expect(stage.starts == 1 && stage.control.isRefreshing)
        // The finger holds the content: it does not jump.
        #expect(view.adjustedContentInset.top == 0)
        stage.scroll.up(200, 500)
        stage.scroll.host.advance(by: 2)
        #expect(view.contentOffset.y == -60 && view.adjustedContentInset.top == 60 && view.contentInset.top == 0)
        #expect(stage.control.frame.size.height == 60 && !stage.control.isHidden)
        stage.control.endRefreshing()
        #expect(!stage.control.isRefreshing && view.contentOffset.y == -60)
        stage.scroll.host.advance(by: 1)
        #expect(view.contentOffset.y == 0 && view.adjustedContentInset.top == 0 && stage.control.isHidden)
        #expect(stage.starts == 1)
    }

    @Test func `a refresh calls the primary action`() {
        var calls = 0
        let scroll = UIScrollView()
        let stage = Refreshed(scroll)
        scroll.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in calls += 1 })
        stage.pull(400)
        stage.scroll.host.advance(by: 2)
        #expect(calls == 1)
    }

    @Test func `a short pull starts nothing`() {
        let stage = Refreshed(UIScrollView())
        stage.pull(120)
        stage.scroll.host.advance(by: 2)
        #expect(stage.starts == 0 && !stage.control.isRefreshing && stage.view.contentOffset.y == 0)
    }

    @Test func `one drag starts one refresh`() {
        let stage = Refreshed(UIScrollView())
        stage.pull(400, lifts: false)
        stage.control.endRefreshing()
        for y in stride(from: CGFloat(500), to: 300, by: -20) { stage.scroll.move(200, y) }
        for y in stride(from: CGFloat(300), to: 520, by: 20) { stage.scroll.move(200, y) }
        #expect(stage.starts == 1 && !stage.control.isRefreshing)
        stage.scroll.up(200, 520)
        stage.scroll.host.advance(by: 2)
        #expect(stage.view.contentOffset.y == 0)
        stage.pull(400)
        #expect(stage.starts == 2)
    }

    @Test func `a refresh that ends while the content comes back takes its room away`() {
        let stage = Refreshed(UIScrollView())
        stage.pull(400)
        stage.scroll.host.advance(by: 0.1)
        stage.control.endRefreshing()
        stage.scroll.host.advance(by: 2)
        #expect(stage.view.contentOffset.y == 0 && stage.view.adjustedContentInset.top == 0)
    }
}
