import TestStages
import Testing
import UIKit

/// Subtitles in navigation bars, as from iOS 26.
@MainActor
@Suite(.serialized)
struct SubtitleTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { labels(in: $0) + [$0 as? UILabel].compactMap { $0 } }
    }

    private func label(_ text: String, in bar: UINavigationBar) -> CGRect? {
        let found = labels(in: bar).first { $0.text == text && !$0.isHidden }
        return found.map { $0.convert($0.bounds, to: bar) }
    }

    private func scene(large: Bool, _ set: (UINavigationItem) -> Void) -> (stage: Stage, bar: UINavigationBar) {
        let page = UIViewController()
        page.navigationItem.title = "Inbox"
        set(page.navigationItem)
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = large
        let stage = Stage(root: navigation)
        stage.host.advance(by: 0.1)
        return (stage, navigation.navigationBar)
    }

    @Test func `a subtitle stands below the title, both in the middle of the row`() throws {
        let (_, bar) = scene(large: false) { $0.subtitle = "3 unread" }
        let (title, below) = (try #require(label("Inbox", in: bar)), try #require(label("3 unread", in: bar)))
        #expect(bar.frame.height == 44 && abs(title.midX - 196.5) < 1 && abs(below.midX - 196.5) < 1)
        #expect(title.maxY <= below.minY + 0.01 && title.minY >= 0 && below.maxY <= 44)
        #expect(abs((title.minY + below.maxY) / 2 - 22) < 1)
    }

    @Test func `below a large title it makes the bar higher, and goes when it is taken away`() throws {
        let (stage, bar) = scene(large: true) { $0.subtitle = "3 unread" }
        #expect(abs(bar.frame.height - (44 + 52 + 20)) < 0.01)
        let (title, below) = (try #require(label("Inbox", in: bar)), try #require(label("3 unread", in: bar)))
        #expect(abs(title.minX - below.minX) < 0.01, "\(title), \(below)")
        #expect(title.maxY <= below.minY + 6.01 && below.maxY <= bar.frame.height + 0.01, "\(title), \(below)")
        bar.topItem?.subtitle = nil
        stage.host.advance(by: 0.5)
        #expect(abs(bar.frame.height - 96) < 0.01 && label("3 unread", in: bar) == nil)
    }

    @Test func `a large title may have a text of its own, and a view may stand in the subtitle's place`() {
        let own = UILabel()
        own.text = "mine"
        let (_, bar) = scene(large: true) { item in
            item.largeTitle = "All inboxes"
            item.subtitleView = own
        }
        #expect(label("All inboxes", in: bar) != nil && own.isDescendant(of: bar))
        #expect(own.frame.height > 0)
    }

    @Test func `what is set for a large title precedes the subtitle there, and only there`() {
        for isLarge in [true, false] {
            let (_, bar) = scene(large: isLarge) { item in
                item.subtitle = "3 unread"
                item.largeSubtitle = "3 unread of 20"
            }
            #expect((label("3 unread of 20", in: bar) != nil) == isLarge)
            #expect((label("3 unread", in: bar) != nil) == !isLarge)
        }
    }

    @Test func `a subtitle with attributes precedes the plain one, and keeps its own color`() throws {
        let (stage, bar) = scene(large: true) { item in
            item.subtitle = "plain"
            item.largeAttributedSubtitle = NSAttributedString(
                string: "red", attributes: [.foregroundColor: UIColor.red])
        }
        let shown = try #require(labels(in: bar).first { $0.text == "red" }).attributedText
        #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect((shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 15)
        bar.topItem?.largeAttributedSubtitle = nil
        bar.topItem?.attributedSubtitle = NSAttributedString(string: "all")
        stage.host.advance(by: 0.5)
        #expect(label("all", in: bar) != nil && label("red", in: bar) == nil && label("plain", in: bar) == nil)
    }

    @Test func `a view below the large title precedes all subtitles there`() {
        let own = UILabel()
        own.text = "mine"
        let (_, bar) = scene(large: true) { item in
            item.subtitle = "plain"
            item.largeSubtitle = "large"
            item.largeSubtitleView = own
        }
        #expect(own.isDescendant(of: bar) && own.text == "mine")
        #expect(label("plain", in: bar) == nil && label("large", in: bar) == nil)
    }

    @Test func `the appearance has attributes for the line below a large title`() throws {
        let (_, bar) = scene(large: true) { item in
            let appearance = UINavigationBarAppearance()
            appearance.subtitleTextAttributes = [.foregroundColor: UIColor.red]
            appearance.largeSubtitleTextAttributes = [.foregroundColor: UIColor.blue]
            item.subtitle = "3 unread"
            (item.standardAppearance, item.scrollEdgeAppearance) = (appearance, appearance)
        }
        #expect(try #require(labels(in: bar).first { $0.text == "3 unread" }).textColor == .blue)
        let copy = UINavigationBarAppearance(barAppearance: try #require(bar.topItem?.standardAppearance))
        #expect(copy.largeSubtitleTextAttributes[.foregroundColor] as? UIColor == .blue)
    }

    @Test func `a pushed screen has its own subtitle, a pop brings the first back`() {
        let (stage, bar) = scene(large: false) { $0.subtitle = "first" }
        let next = UIViewController()
        next.navigationItem.subtitle = "second"
        (stage.window.rootViewController as? UINavigationController)?.pushViewController(next, animated: true)
        stage.host.advance(by: 1)
        #expect(label("second", in: bar) != nil && label("first", in: bar) == nil)
        (stage.window.rootViewController as? UINavigationController)?.popViewController(animated: true)
        stage.host.advance(by: 1)
        #expect(label("first", in: bar) != nil && label("second", in: bar) == nil)
    }
}
