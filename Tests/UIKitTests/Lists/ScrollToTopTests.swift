import TestStages
import Testing
import UIKit

/// A tap on the status bar.
///
/// The reference: Apple's documentation of `scrollsToTop` and of the delegate's two methods.
@MainActor @Suite(.serialized) struct ScrollToTopTests {
    @MainActor private struct Page {
        let stage: Stage
        let scroll = UIScrollView()
        let listener = ScrollListener()

        init(device: Device = .iPhone15) {
            let root = UIViewController()
            stage = Stage(root: root, device: device)
            scroll.frame = root.view.bounds
            scroll.contentSize = CGSize(width: 300, height: 4000)
            root.view.addSubview(scroll)
            scroll.delegate = listener
            stage.host.step()
            scroll.contentOffset.y = 900
            listener.log = []
        }

        func tap(_ x: CGFloat = 100, _ y: CGFloat = 10, rest: Double = 0.05) {
            stage.host.send(.down, at: CGPoint(x: x, y: y))
            stage.host.advance(by: rest)
            stage.host.send(.up, at: CGPoint(x: x, y: y))
            stage.host.advance(by: 1)
        }
    }

    @Test func `it brings the content to its top, and the delegate is asked and told`() {
        let page = Page()
        page.tap()
        #expect(page.scroll.contentOffset.y == -page.scroll.adjustedContentInset.top)
        #expect(page.listener.log == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
        page.listener.log = []
        page.tap()
        #expect(page.listener.log.isEmpty)
    }

    @Test func `a delegate and a scroll view may say no, and below the bar nothing happens`() {
        let page = Page()
        page.listener.allowsScrollingToTop = false
        page.tap()
        page.tap(100, 100)
        page.tap(rest: 0.8)
        #expect(page.scroll.contentOffset.y == 900 && page.listener.log == ["shouldScrollToTop"])
        page.listener.allowsScrollingToTop = true
        page.scroll.scrollsToTop = false
        page.tap()
        #expect(page.scroll.contentOffset.y == 900)
    }

    @Test func `of several none moves on a phone, and the one nearest to the bar on a tablet`() {
        for (device, moves) in [(Device.iPhone15, false), (.iPad10, true)] {
            let page = Page(device: device)
            let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
            other.contentSize = CGSize(width: 200, height: 1000)
            page.scroll.superview?.addSubview(other)
            other.contentOffset.y = 50
            page.tap()
            #expect((page.scroll.contentOffset.y <= 0) == moves && other.contentOffset.y == 50)
            other.scrollsToTop = false
            page.tap()
            #expect(page.scroll.contentOffset.y <= 0)
        }
    }

    @Test func `what is presented scrolls, not what is behind it`() {
        let page = Page()
        let front = UIViewController()
        front.modalPresentationStyle = .overFullScreen
        let inside = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
        inside.contentSize = CGSize(width: 393, height: 3000)
        front.view.addSubview(inside)
        page.scroll.window?.rootViewController?.present(front, animated: false)
        page.stage.host.advance(by: 0.5)
        inside.contentOffset.y = 300
        page.tap()
        #expect(inside.contentOffset.y == -inside.adjustedContentInset.top && page.scroll.contentOffset.y == 900)
    }

    @Test func `a large title comes back with the top`() {
        let list = UITableViewController(style: .plain)
        list.title = "Inbox"
        let rows = Rows()
        list.tableView.dataSource = rows
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(root: UIViewController())
        stage.window.rootViewController = navigation
        stage.host.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 96)
        list.tableView.contentOffset.y = 700
        stage.host.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 44)
        stage.host.send(.down, at: CGPoint(x: 100, y: 10))
        stage.host.step()
        stage.host.send(.up, at: CGPoint(x: 100, y: 10))
        stage.host.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
}
