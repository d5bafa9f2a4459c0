import CoreGraphics
import Testing
import UIKit

/// What becomes of what is pasted.
///
/// The reference: Apple's documentation of `UITextPasteDelegate`, `UITextPasteItem` and `UIPasteConfiguration`.
@MainActor @Suite(.serialized) struct TextPasteTests {
    private final class Delegate: NSObject, UITextPasteDelegate, UITextFieldDelegate {
        var log: [String] = []
        var result: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) {
            log.append("transform")
            result(item)
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("change \(range.location) \(range.length) \(string)")
            return true
        }
    }

    private final class Combiner: NSObject, UITextPasteDelegate {
        var log: [String] = []

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
        ) -> NSAttributedString {
            log.append("combine \(itemStrings.count)")
            return NSAttributedString(string: itemStrings.map(\.string).joined(separator: ", "))
        }
        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
        ) -> UITextRange {
            log.append("perform \(attributedString.string)")
            (textPasteConfigurationSupporting as? UITextField)?.replace(
                textRange, withText: "<\(attributedString.string)>")
            return textRange
        }
    }

    private func page(_ delegate: any UITextPasteDelegate, copied: [String]) -> FieldStage {
        let page = FieldStage()
        page.field.text = "abc"
        page.field.pasteDelegate = delegate
        page.field.delegate = delegate as? any UITextFieldDelegate
        page.field.becomeFirstResponder()
        page.host.step()
        UIPasteboard.general.strings = copied
        return page
    }

    @Test func `items are asked about one by one, joined without anything between them, and put in as ever`() {
        let delegate = Delegate()
        let page = page(delegate, copied: ["one", "two"])
        page.press("V", .command)
        #expect(page.field.text == "abconetwo")
        #expect(delegate.log == ["transform", "transform", "change 3 0 onetwo"])
    }

    @Test func `without a delegate several items are joined too`() {
        let page = FieldStage()
        page.field.becomeFirstResponder()
        UIPasteboard.general.strings = ["one", "two"]
        page.press("V", .command)
        #expect(page.field.text == "onetwo")
    }

    @Test func `an item becomes another text, or nothing`() {
        let delegate = Delegate()
        let page = page(delegate, copied: ["one", "two"])
        delegate.result = { pasted in
            nonisolated(unsafe) let item = pasted
            item.itemProvider.loadObject(ofClass: String.self) { text, _ in
                MainActor.assumeIsolated {
                    text == "one" ? item.setNoResult() : item.setResult(string: (text ?? "").uppercased())
                }
            }
        }
        page.press("V", .command)
        #expect(page.field.text == "abcTWO")
        delegate.result = { $0.setNoResult() }
        delegate.log = []
        page.press("V", .command)
        #expect(page.field.text == "abcTWO" && delegate.log == ["transform", "transform"])
    }

    @Test func `the delegate combines the texts and puts them in itself`() {
        let delegate = Combiner()
        let page = page(delegate, copied: ["one", "two"])
        page.field.selectedTextRange = page.field.textRange(
            from: page.field.beginningOfDocument, to: page.field.beginningOfDocument)
        page.press("V", .command)
        #expect(page.field.text == "<one, two>abc")
        #expect(delegate.log == ["combine 2", "perform one, two"])
    }

    @Test func `what is not ready at once comes in when the last item is, where the paste began`() {
        let delegate = Delegate()
        var waiting: [any UITextPasteItem] = []
        delegate.result = { waiting.append($0) }
        let page = page(delegate, copied: ["one", "two"])
        page.field.selectedTextRange = page.field.textRange(
            from: page.field.beginningOfDocument, to: page.field.beginningOfDocument)
        page.press("V", .command)
        waiting[1].setDefaultResult()
        page.host.advance(by: 1)
        #expect(page.field.text == "abc")
        page.type("x")
        waiting[0].setResult(string: "1")
        waiting[0].setResult(string: "2")
        #expect(page.field.text == "1twoxabc")
    }

    @Test func `with its attributes where they may be edited, and pictures in text views`() throws {
        let page = FieldStage()
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
        view.allowsEditingTextAttributes = true
        page.window.rootViewController?.view.addSubview(view)
        view.attributedText = NSAttributedString(
            string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20)])
        view.becomeFirstResponder()
        view.selectAll(nil)
        page.press("C", .command)
        #expect(UIPasteboard.general.string == "red")
        view.text = ""
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 12)]
        page.press("V", .command)
        #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        UIPasteboard.general.image = picture
        #expect(view.canPaste(UIPasteboard.general.itemProviders))
        page.press("V", .command)
        #expect(view.text == "red\u{FFFC}")
        let attachment = view.textStorage.attribute(.attachment, at: 3, effectiveRange: nil) as? NSTextAttachment
        #expect(attachment?.image?.size == CGSize(width: 8, height: 8))
        page.field.becomeFirstResponder()
        #expect(!page.field.canPaste(UIPasteboard.general.itemProviders))
        UIPasteboard.general.setItems([["public.utf8-plain-text": "plain"]])
        page.press("V", .command)
        #expect(page.field.text == "plain")
    }

    @Test func `a search field's item may become a token`() {
        let delegate = Delegate()
        delegate.result = { item in
            (item as? any UISearchTextFieldPasteItem)?.setSearchTokenResult(UISearchToken(icon: nil, text: "made"))
        }
        let page = FieldStage()
        let search = UISearchTextField(frame: CGRect(x: 20, y: 200, width: 300, height: 36))
        page.window.rootViewController?.view.addSubview(search)
        search.pasteDelegate = delegate
        search.becomeFirstResponder()
        UIPasteboard.general.string = "word"
        page.press("V", .command)
        #expect(search.tokens.count == 1 && search.text == "" && delegate.log == ["transform"])
    }

    private final class Board: UIView {
        var pasted: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func paste(itemProviders: [NSItemProvider]) {
            for provider in itemProviders {
                provider.loadObject(ofClass: String.self) { text, _ in
                    MainActor.assumeIsolated { self.pasted.append(text ?? "") }
                }
            }
        }
    }

    @Test func `a responder with a configuration takes what that accepts`() {
        let page = FieldStage()
        let board = Board(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        page.window.rootViewController?.view.addSubview(board)
        board.becomeFirstResponder()
        UIPasteboard.general.string = "word"
        let paste = NSSelectorFromString("paste:")
        #expect(!board.canPerformAction(paste, withSender: nil))
        board.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
        #expect(board.canPaste(UIPasteboard.general.itemProviders) && board.canPerformAction(paste, withSender: nil))
        page.press("V", .command)
        #expect(board.pasted == ["word"])
        board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
        page.press("V", .command)
        #expect(board.pasted == ["word"])
    }

    @Test func `objects are copied in all of their types, and made again`() {
        let page = FieldStage()
        UIPasteboard.general.setObjects(["a", "b"])
        #expect(UIPasteboard.general.strings == ["a", "b"])
        UIPasteboard.general.url = URL(string: "https://example.org/x")
        let provider = UIPasteboard.general.itemProviders[0]
        #expect(provider.canLoadObject(ofClass: URL.self) && provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        nonisolated(unsafe) var link: URL?
        provider.loadObject(ofClass: URL.self) { found, _ in link = found }
        #expect(link?.absoluteString == "https://example.org/x")
        _ = page
    }
}
