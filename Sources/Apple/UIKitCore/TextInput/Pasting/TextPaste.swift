import InterludeFoundation
import QuartzCore

/// A paste into a text: the items get their results, at once or later, then all of it comes in at once, at the place where the
/// selection was when the paste began.
@MainActor final class TextPaste {
    enum Result {
        case nothing
        case text(NSAttributedString)
        case token(UISearchToken)
    }

    private weak var view: (any EditableText)?
    private let range: NSRange
    /// One for each item; `nil` for those that are still waited for.
    private var results: [Result?]

    private init(of count: Int, in view: any EditableText) {
        self.view = view
        range = view.editor.selection
        results = Array(repeating: nil, count: count)
    }

    static func begin(_ providers: [NSItemProvider], in view: any EditableText) {
        view.editor.endComposing()
        let paste = TextPaste(of: providers.count, in: view)
        let searches = view is UISearchTextField
        for (number, provider) in providers.enumerated() {
            let item =
                searches
                ? SearchPasteItem(provider, number, of: paste, in: view)
                : TextPasteItem(provider, number, of: paste, in: view)
            if let delegate = view.pasteDelegate {
                delegate.textPasteConfigurationSupporting(view, transform: item)
            } else {
                item.setDefaultResult()
            }
        }
    }

    /// An item has its result; whoever sets another one later is not heard.
    fileprivate func set(_ result: Result, of item: Int) {
        guard results[item] == nil else { return }
        results[item] = result
        let all = results.compactMap { $0 }
        if all.count == results.count { finish(all) }
    }

    private func finish(_ results: [Result]) {
        guard let view else { return }
        var tokens: [UISearchToken] = []
        var strings: [NSAttributedString] = []
        for result in results {
            switch result {
            case .nothing: break
            case .text(let text): strings.append(text)
            case .token(let token): tokens.append(token)
            }
        }
        if let field = view as? UISearchTextField, !tokens.isEmpty {
            field.insertPasted(tokens)
            if strings.isEmpty { field.userDidEdit() }
        }
        if !strings.isEmpty { put(strings, into: view) }
    }

    private func put(_ strings: [NSAttributedString], into view: any EditableText) {
        let place = view.editor.clamped(range)
        guard let delegate = view.pasteDelegate else {
            _ = view.editor.paste(TextPaste.joined(strings), in: place)
            return
        }
        let whole = delegate.textPasteConfigurationSupporting(
            view, combineItemAttributedStrings: strings, for: TextRange(place))
        _ = delegate.textPasteConfigurationSupporting(view, performPasteOf: whole, to: TextRange(place))
    }

    /// One after the other. Foundation on Linux traps where neighbors have different objects as attributes.
    static func joined(_ strings: [NSAttributedString]) -> NSAttributedString {
        if strings.count == 1 { return strings[0] }
        return strings.reduce(StyledText("", [:])) { text, next in
            text.replacing(NSRange(location: text.length, length: 0), with: StyledText(next))
        }.attributedString
    }
}

/// An item that is pasted. Who sets its result later keeps it, and it the paste.
@MainActor class TextPasteItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any? = nil
    private let number: Int
    private let paste: TextPaste
    private weak var view: (any EditableText)?

    init(_ provider: NSItemProvider, _ number: Int, of paste: TextPaste, in view: any EditableText) {
        itemProvider = provider
        self.number = number
        self.paste = paste
        self.view = view
        super.init()
    }

    var defaultAttributes: [NSAttributedString.Key: Any] { view?.attributesForTyping ?? [:] }

    final func set(_ result: TextPaste.Result) { paste.set(result, of: number) }

    func setResult(string: String) {
        set(.text(NSAttributedString(string: string, attributes: defaultAttributes)))
    }
    func setResult(attributedString string: NSAttributedString) { set(.text(string)) }
    func setResult(attachment textAttachment: NSTextAttachment) {
        var attributes = defaultAttributes
        attributes[.attachment] = textAttachment
        set(.text(NSAttributedString(string: "\u{FFFC}", attributes: attributes)))
    }
    func setNoResult() { set(.nothing) }

    /// Text; where attributes may be edited with those that it has, and in text views pictures too (documented).
    func setDefaultResult() {
        let isRich = view?.keepsPastedAttributes ?? false
        if isRich, let text = itemProvider.value(ofType: NSItemProvider.attributedType) as? NSAttributedString {
            setResult(attributedString: text)
        } else if isRich, view is UITextView, !itemProvider.canLoadObject(ofClass: NSString.self),
            itemProvider.canLoadObject(ofClass: UIImage.self)
        {
            itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                let image = image as? UIImage
                self.answer { $0.setPicture(image) }
            }
        } else {
            itemProvider.loadObject(ofClass: NSString.self) { text, _ in
                let text = (text as? NSString).map { String(describing: $0) }
                self.answer { item in text.map { item.setResult(string: $0) } ?? item.setNoResult() }
            }
        }
    }

    private func setPicture(_ picture: UIImage?) {
        picture.map { setResult(attachment: NSTextAttachment(image: $0)) } ?? setNoResult()
    }

    /// Providers may answer on any thread.
    nonisolated private func answer(_ set: @escaping @MainActor (TextPasteItem) -> Void) {
        if MainQueue.isHere {
            MainActor.assumeIsolated { set(self) }
        } else {
            DispatchQueue.main.async { set(self) }
        }
    }
}

/// An item that is pasted into a search field: tokens of this app's search fields are tokens again.
@MainActor final class SearchPasteItem: TextPasteItem, UISearchTextFieldPasteItem {
    func setSearchTokenResult(_ token: UISearchToken) { set(.token(token)) }

    override func setDefaultResult() {
        if let token = itemProvider.value(ofType: UISearchTextField.tokenType) as? UISearchToken {
            return setSearchTokenResult(token)
        }
        super.setDefaultResult()
    }
}
