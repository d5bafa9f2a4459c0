import Testing
import UIKit

@MainActor
@Suite(.statesOutcome, .serialized)
struct ActivityTests {
    private final class Bookmark: UIActivity {
        var items: [Any] = []
        var hasPerformed = false
        override var activityType: UIActivity.ActivityType? { .init("app.bookmark") }
        override var activityTitle: String? { "Bookmark" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
        override func perform() {
            hasPerformed = true
            activityDidFinish(true)
        }
    }

    private func show(_ controller: UIActivityViewController) -> CompatibilityStage {
        let root = UIViewController()
        let stage = CompatibilityStage(root: root)
        root.present(controller, animated: true)
        stage.advance(by: 1)
        return stage
    }

    private func find(_ text: String, in view: UIView) -> UIView? {
        if (view as? UILabel)?.text == text { return view }
        return view.subviews.lazy.compactMap { find(text, in: $0) }.first
    }

    @Test func `the app's activities come first, then copying; what is excluded is not offered`() throws {
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: [Bookmark()])
        let stage = show(controller)
        let bookmark = try #require(find("Bookmark", in: stage.window))
        let copy = try #require(find("Copy", in: stage.window))
        #expect(bookmark.convert(CGPoint.zero, to: nil).y < copy.convert(CGPoint.zero, to: nil).y)
        let other = UIActivityViewController(activityItems: ["a"], applicationActivities: [Bookmark()])
        other.excludedActivityTypes = [.copyToPasteboard]
        let second = show(other)
        #expect(find("Bookmark", in: second.window) != nil)
        #expect(find("Copy", in: second.window) == nil)
    }

    @Test func `dismissed without an activity it says so`() {
        let controller = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        var calls: [String] = []
        controller.completionWithItemsHandler = { type, completed, _, _ in
            calls.append("\(type?.rawValue ?? "none") \(completed)")
        }
        let stage = show(controller)
        controller.presentingViewController?.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(calls == ["none false"])
    }

    /// Makes its item once it is known what for.
    final class Provider: UIActivityItemProvider, @unchecked Sendable {
        var count = 0
        override var item: Any {
            count += 1
            return "made for \(activityType?.rawValue ?? "nobody")"
        }
    }

    @Test func `a provider makes its item once, when it is known what for`() {
        let provider = Provider(placeholderItem: "soon")
        let screen = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
        #expect(provider.activityViewControllerPlaceholderItem(screen) as? String == "soon" && provider.count == 0)
        for _ in 0..<2 {
            let item = provider.activityViewController(screen, itemForActivityType: .copyToPasteboard)
            #expect(item as? String == "made for \(UIActivity.ActivityType.copyToPasteboard.rawValue)")
        }
        #expect(provider.count == 1 && provider.isFinished)
        let cancelled = Provider(placeholderItem: "soon")
        cancelled.cancel()
        #expect(cancelled.activityViewController(screen, itemForActivityType: .copyToPasteboard) == nil)
    }
}
