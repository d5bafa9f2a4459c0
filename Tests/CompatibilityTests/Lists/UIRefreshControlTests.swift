import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct UIRefreshControlTests {
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
    }

    @Test func `code begins a refresh without sending anything or moving the content`() {
        let stage = Refreshed(UIScrollView())
        stage.control.beginRefreshing()
        #expect(stage.control.isRefreshing && stage.starts == 0 && stage.view.contentOffset.y == 0)
        stage.view.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
        #expect(stage.control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
        stage.control.endRefreshing()
        stage.scroll.advance(by: 1)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `a control taken away takes its room along`() {
        let stage = Refreshed(UIScrollView())
        stage.control.beginRefreshing()
        stage.view.refreshControl = nil
        #expect(stage.view.adjustedContentInset.top == 0 && stage.control.superview == nil)
    }

    @Test func `the title stands below the spokes`() {
        let stage = Refreshed(UIScrollView())
        stage.control.attributedTitle = NSAttributedString(string: "Loading")
        stage.control.tintColor = .systemRed
        stage.control.layoutIfNeeded()
        #expect(stage.control.attributedTitle?.string == "Loading")
        let label = stage.control.subviews.compactMap { $0 as? UILabel }[0]
        #expect(!label.isHidden && label.frame.midY == 48 && stage.control.tintColor == .systemRed)
    }

    @Test func `a table view controller hands it to its table`() {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        #expect(controller.tableView.refreshControl === control && controller.refreshControl === control)
    }
}
