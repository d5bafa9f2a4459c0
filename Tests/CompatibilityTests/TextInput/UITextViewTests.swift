import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct UITextViewTests {
    @MainActor private final class Log: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var refusals: Set<String> = []
        private func note(_ word: String) -> Bool {
            calls.append(word)
            return !refusals.contains(word)
        }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("should begin") }
        func textViewDidBeginEditing(_ textView: UITextView) { _ = note("did begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("should end") }
        func textViewDidEndEditing(_ textView: UITextView) { _ = note("did end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            note("change \(range.location),\(range.length) “\(text)”") && !refusals.contains(text)
        }
        func textViewDidChange(_ textView: UITextView) { _ = note("did change") }
        func textViewDidChangeSelection(_ textView: UITextView) { _ = note("selection") }
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool { note("link \(URL.absoluteString) \(characterRange.location)") }
    }

    @MainActor private struct Page {
        let host = CompatibilityStage()
        let window = UIWindow()
        let text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        let log = Log()

        init() {
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.view.addSubview(text)
            text.font = .systemFont(ofSize: 17)
            text.delegate = log
            host.step()
        }
    }

    @Test func `the keyboard is announced before a text view's delegate hears that editing has begun`() {
        let page = Page()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [log = page.log] _ in MainActor.assumeIsolated { log.calls.append("keyboard") } }
        page.text.becomeFirstResponder()
        #expect(page.log.calls == ["should begin", "keyboard", "did begin"])
        page.log.calls = []
        page.text.resignFirstResponder()
        #expect(page.log.calls == ["should end", "did end"])
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `insets and padding are as documented`() {
        let page = Page()
        #expect(page.text.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(page.text.textContainer.lineFragmentPadding == 5)
        page.text.text = "x"
        #expect(page.text.caretRect(for: page.text.beginningOfDocument).origin == CGPoint(x: 5, y: 8))
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        let size = page.text.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        #expect(abs(size.height - line - 16) < 0.5)
        page.text.textContainerInset = .zero
        page.text.textContainer.lineFragmentPadding = 0
        #expect(page.text.caretRect(for: page.text.beginningOfDocument).origin == .zero)
    }

    @Test func `a text view that does not scroll is as high as its text`() {
        let page = Page()
        #expect(page.text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        page.text.isScrollEnabled = false
        let one = page.text.intrinsicContentSize.height
        page.text.text = "one\ntwo\nthree"
        #expect(page.text.intrinsicContentSize.height > one * 2)
    }

    @Test func `a layout manager of one's own finds the character at a point`() {
        let host = CompatibilityStage()
        let storage = NSTextStorage(string: "first second", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 0)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        container.lineFragmentPadding = 0
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 6), in: container)
        let index = manager.characterIndex(
            for: CGPoint(x: box.minX + 2, y: box.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(index == 6 && manager.usedRect(for: container).width < 120)
        storage.replaceCharacters(in: NSRange(location: 0, length: 6), with: "")
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 6), in: container).minX == 0)
        _ = host
    }
}
