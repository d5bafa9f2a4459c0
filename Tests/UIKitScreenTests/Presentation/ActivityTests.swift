import InterludeTesting
import QuartzCore
import TestStages
import Testing
import UIKit

@MainActor
@Suite(.serialized)
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

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "soon" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { "for \(activityType?.rawValue ?? "")" }
    }

    private func show(_ controller: UIActivityViewController) -> Stage {
        let root = UIViewController()
        let stage = Stage(root: root)
        root.present(controller, animated: true)
        stage.host.advance(by: 1)
        return stage
    }

    /// Taps the label or button that shows a text.
    private func tap(_ text: String, _ stage: Stage) throws {
        let view = try #require(find(text, in: stage.window))
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.host.send(.down, at: place)
        stage.host.step()
        stage.host.send(.up, at: place)
        stage.host.step()
    }

    private func find(_ text: String, in view: UIView) -> UIView? {
        if (view as? UILabel)?.text == text { return view }
        return view.subviews.lazy.compactMap { find(text, in: $0) }.first
    }

    @Test func `a row does its activity when the sheet has gone, and tells it once`() throws {
        let (bookmark, source) = (Bookmark(), Source())
        let controller = UIActivityViewController(activityItems: [source], applicationActivities: [bookmark])
        var calls: [String] = []
        controller.completionWithItemsHandler = { type, completed, _, _ in
            calls.append("\(type?.rawValue ?? "none") \(completed)")
        }
        let stage = show(controller)
        try tap("Bookmark", stage)
        #expect(!bookmark.hasPerformed)
        stage.host.advance(by: 1)
        #expect(bookmark.hasPerformed)
        #expect(bookmark.items as? [String] == ["for app.bookmark"])
        #expect(calls == ["app.bookmark true"])
    }

    @Test func `an album without pictures is cancelled, by the delegate or by itself`() throws {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        let root = UIViewController()
        let stage = Stage(root: root)
        let picker = UIImagePickerController()
        root.present(picker, animated: true)
        stage.host.advance(by: 1)
        #expect(picker.topViewController?.title == "Photos")
        try tap("Cancel", stage)
        stage.host.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }
}
