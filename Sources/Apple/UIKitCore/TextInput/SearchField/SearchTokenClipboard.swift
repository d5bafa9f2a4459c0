import Foundation

/// A delegate that provides the content of copied tokens of a search field. Every requirement is
/// optional.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Returns the copied form of a token. Without it tokens are not copied.
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider() }
}

// Tokens on the pasteboard: as what the delegate makes of them, and as themselves, for search fields of this app.
extension UISearchTextField {
    static let tokenType = "interlude.search-token"

    /// The marked token, or all of them where all of the text is selected with them.
    private var tokensToCopy: [UISearchToken] {
        guard allowsCopyingTokens, !tokens.isEmpty, delegate is any UISearchTextFieldDelegate else { return [] }
        if let chosen = strip.chosen { return [tokens[chosen]] }
        return coversAll ? tokens : []
    }

    /// Whether all of the text is selected.
    private var coversAll: Bool {
        editor.selection.length > 0 && editor.selection.length == content.text.length
    }

    private func item(of token: UISearchToken) -> [String: Any]? {
        guard let delegate = delegate as? any UISearchTextFieldDelegate else { return nil }
        var item = delegate.searchTextField(self, itemProviderForCopying: token).pasteboardItem()
        guard !item.isEmpty else { return nil }
        item[Self.tokenType] = token
        return item
    }

    /// Whether tokens take part in what is copied or cut now.
    final func tokensTakePart(in action: EditAction) -> Bool {
        switch action {
        case .copy: !tokensToCopy.isEmpty
        case .cut: !tokensToCopy.isEmpty && allowsDeletingTokens
        case .paste: UIPasteboard.general.contains(pasteboardTypes: [Self.tokenType])
        default: false
        }
    }

    /// Puts tokens, and the text that is selected with them, on the pasteboard.
    ///
    /// - Returns: Whether there were any.
    final func copyTokens() -> Bool {
        var items = tokensToCopy.compactMap(item)
        guard !items.isEmpty else { return false }
        if coversAll {
            items.append(["public.utf8-plain-text": NSString(string: text ?? "").substring(with: editor.selection)])
        }
        UIPasteboard.general.setItems(items)
        return true
    }

    /// Takes out what has been copied.
    final func deleteCopiedTokens() {
        if let chosen = strip.chosen {
            tokens.remove(at: chosen)
            return userDidEdit()
        }
        tokens = []
        editor.deleteSelection()
    }

    /// Puts tokens in, in place of one that is marked, else behind the others.
    final func insertPasted(_ pasted: [UISearchToken]) {
        var place = tokens.count
        if hasStrip, let chosen = strip.chosen, allowsDeletingTokens {
            tokens.remove(at: chosen)
            place = chosen
        }
        tokens.insert(contentsOf: pasted, at: place)
    }
}
