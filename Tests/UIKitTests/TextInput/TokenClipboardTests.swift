import Testing
import TestStages
import UIKit

/// Tokens of search fields that are copied, cut and pasted.
///
/// The reference: Apple's documentation of `allowsCopyingTokens` and of the delegate, which says what a token is outside of the field.
@MainActor @Suite(.serialized) struct TokenClipboardTests {
    private final class Words: NSObject, UISearchTextFieldDelegate {
        func searchTextField(
            _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
        ) -> NSItemProvider {
            NSItemProvider(object: (token.representedObject as? String ?? "") as NSString)
        }
    }

    @MainActor private struct Page {
        let stage: ViewStage
        let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
        let other = UISearchTextField(frame: CGRect(x: 20, y: 160, width: 300, height: 36))
        let plain = UITextField(frame: CGRect(x: 20, y: 220, width: 300, height: 36))
        private let words = Words()

        init(delegate: Bool = true) {
            let root = UIView()
            stage = ViewStage(root)
            for view in [field, other, plain] { root.addSubview(view) }
            field.tokens = ["Swift", "UIKit"].map { name in
                let token = UISearchToken(icon: nil, text: name)
                token.representedObject = "#" + name
                return token
            }
            if delegate { field.delegate = words }
            stage.window.makeKey()
            stage.host.step()
            UIPasteboard.general.items = []
            field.becomeFirstResponder()
        }

        /// Marks the last token, as the key that deletes does.
        func mark() -> Page {
            field.deleteBackward()
            return self
        }

        func press(_ key: String) { _ = stage.host.press(KeyStroke(key, .command)) }
    }

    @Test func `a marked token is copied as its delegate says, and pasted as a token`() {
        let page = Page().mark()
        page.press("C")
        #expect(UIPasteboard.general.string == "#UIKit" && page.field.tokens.count == 2)
        page.other.becomeFirstResponder()
        page.press("V")
        #expect(page.other.tokens.map(\.representedObject) as? [String] == ["#UIKit"] && page.other.text == "")
        page.plain.becomeFirstResponder()
        page.press("V")
        #expect(page.plain.text == "#UIKit")
    }

    @Test func `cut, it is taken out, which is told`() {
        let page = Page().mark()
        var changes = 0
        page.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        page.press("X")
        #expect(page.field.tokens.map(\.representedObject) as? [String] == ["#Swift"] && changes == 1)
        page.press("V")
        #expect(page.field.tokens.count == 2 && changes == 2)
    }

    @Test func `with all of the text all tokens are copied`() {
        let page = Page()
        page.field.insertText("code")
        page.press("A")
        page.press("C")
        #expect(UIPasteboard.general.strings == ["#Swift", "#UIKit", "code"])
        page.other.becomeFirstResponder()
        page.press("V")
        #expect(page.other.tokens.count == 2 && page.other.text == "code")
    }

    @Test func `without a delegate that says what they are, or where it is forbidden, none is copied`() {
        let page = Page(delegate: false).mark()
        page.press("C")
        #expect(UIPasteboard.general.items.isEmpty)
        let forbidden = Page().mark()
        forbidden.field.allowsCopyingTokens = false
        forbidden.press("C")
        #expect(UIPasteboard.general.items.isEmpty)
    }

    @Test func `a provider offers what was registered`() {
        let provider = NSItemProvider(object: "text" as NSString)
        provider.registerDataRepresentation(forTypeIdentifier: "a.b", visibility: .all) { completion in
            completion(Data([1, 2]), nil)
            return nil
        }
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "a.b"])
        #expect(provider.hasItemConformingToTypeIdentifier("a.b"))
        nonisolated(unsafe) var found: [Data?] = []
        for type in ["public.utf8-plain-text", "a.b", "none"] {
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in found.append(data) }
        }
        #expect(found == [Data("text".utf8), Data([1, 2]), nil])
    }
}
