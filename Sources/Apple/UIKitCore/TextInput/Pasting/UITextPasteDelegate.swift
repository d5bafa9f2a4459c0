import CoreGraphics
import Foundation

/// A text that supports pasting.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The delegate that transforms pasted items. A weak reference.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// An item that is pasted into a text. One of the results must be set, immediately or later; the text is inserted when
/// all items have a result.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
    /// The provider of the copied item.
    var itemProvider: NSItemProvider { get }
    /// An object that came along with a drag; `nil` here.
    var localObject: Any? { get }
    /// The attributes that plain text gets.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// Pastes a text, with the default attributes.
    func setResult(string: String)
    /// Pastes a text with its attributes.
    func setResult(attributedString string: NSAttributedString)
    /// Pastes a picture.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Pastes nothing of the item.
    func setNoResult()
    /// Pastes what would be pasted without a delegate.
    func setDefaultResult()
}

/// An item that is pasted into a search field.
@preconcurrency @MainActor public protocol UISearchTextFieldPasteItem: UITextPasteItem {
    /// Pastes a token.
    func setSearchTokenResult(_ token: UISearchToken)
}

/// Says what becomes of what is pasted into a text field or a text view. Every requirement is optional.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Sets the result of an item, at once or later.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Makes one text of those of the items.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Puts the text in, in place of a range, and answers where it is then.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
    /// Whether the text is inserted with an animation. Not called: it never is here.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    /// By default the item's own default.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    /// By default one after the other, with nothing between them.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { TextPaste.joined(itemStrings) }

    /// By default as without a delegate: the text's own delegate decides about the change.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        guard let view = textPasteConfigurationSupporting as? any EditableText else { return textRange }
        return TextRange(view.editor.paste(attributedString, in: view.editor.nsRange(textRange)))
    }

    /// Returns `true` by default. Not called here.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}
