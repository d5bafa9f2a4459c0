import Testing
import UIKit

@MainActor @Suite struct UITextViewTests {
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
        let host = HeadlessHost()
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

        func type(_ string: String) {
            for character in string {
                host.type(String(character))
                host.step()
            }
        }

        func press(_ name: String, _ modifiers: UIKeyModifierFlags = []) {
            host.press(KeyStroke(name, modifiers))
            host.step()
        }
    }

    @Test func `typing asks, then tells of the selection and the change; return makes a new line`() {
        let page = Page()
        page.text.becomeFirstResponder()
        page.log.calls = []
        page.type("a")
        #expect(page.log.calls == ["change 0,0 “a”", "selection", "did change"])
        page.type("\nb")
        #expect(page.text.text == "a\nb" && page.text.selectedRange == NSRange(location: 3, length: 0))
        page.log.refusals = ["\n"]
        page.type("\n")
        #expect(page.text.text == "a\nb")
    }

    @Test func `long text scrolls, and the caret stays in sight`() {
        let page = Page()
        page.text.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
        page.host.step()
        #expect(page.text.contentSize.height > 1000 && page.text.contentOffset.y == 0)
        page.text.becomeFirstResponder()
        page.type("!")
        let caret = page.text.caretRect(for: page.text.endOfDocument)
        #expect(page.text.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
        page.press("Home", .control)
        #expect(page.text.contentOffset.y == 0 && page.text.selectedRange.location == 0)
        page.text.scrollRangeToVisible(NSRange(location: page.text.text.utf16.count, length: 0))
        #expect(page.text.contentOffset.y > 500)
    }

    @Test func `arrows go up and down at one column`() {
        let page = Page()
        page.text.text = "a long first line\nx\na long third line"
        page.text.becomeFirstResponder()
        page.text.selectedRange = NSRange(location: 10, length: 0)
        page.press("Down")
        #expect(page.text.selectedRange.location == 19)
        page.press("Down")
        #expect(abs(page.text.selectedRange.location - 30) <= 1)
        page.press("Up", .shift)
        #expect(page.text.selectedRange.location == 19 && page.text.selectedRange.length > 5)
        page.press("Down", .command)
        #expect(page.text.selectedRange == NSRange(location: 37, length: 0))
    }

    @Test func `attributes set by the storage show, and typing goes on with those before`() {
        let page = Page()
        page.text.text = "plain bold"
        page.text.textStorage.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 30) as Any, range: NSRange(location: 6, length: 4))
        let line = page.text.caretRect(for: page.text.endOfDocument).height
        #expect(line > 30)
        page.text.becomeFirstResponder()
        page.type("er")
        let font = page.text.textStorage.attribute(.font, at: 11, effectiveRange: nil) as? UIFont
        #expect(page.text.text == "plain bolder" && font == .boldSystemFont(ofSize: 30))
        page.text.typingAttributes = [.font: UIFont.systemFont(ofSize: 12)]
        page.type("!")
        #expect(
            page.text.attributedText.attribute(.font, at: 12, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12)
        )
    }

    @Test func `links of text that is only read are asked about and opened`() throws {
        let page = Page()
        page.text.isEditable = false
        page.text.dataDetectorTypes = .link
        page.text.text = "See https://example.org/a, or not."
        page.host.step()
        let start = try #require(page.text.position(from: page.text.beginningOfDocument, offset: 8))
        let caret = page.text.caretRect(for: start)
        let point = page.text.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
        page.host.send(.down, at: point)
        page.host.step()
        page.host.send(.up, at: point)
        page.host.advance(by: 0.5)
        #expect(page.log.calls.contains("link https://example.org/a 4"))
    }

    @Test func `undo takes back what was typed, pasted and deleted`() {
        let page = Page()
        page.text.becomeFirstResponder()
        page.type("one")
        UIPasteboard.general.string = " two"
        page.press("V", .control)
        page.press("A", .control)
        page.press("Backspace")
        #expect(page.text.text == "")
        page.press("Z", .control)
        #expect(page.text.text == "one two")
        page.press("Z", .control)
        #expect(page.text.text == "one")
        page.press("Z", [.control, .shift])
        #expect(page.text.text == "one two")
    }
}
