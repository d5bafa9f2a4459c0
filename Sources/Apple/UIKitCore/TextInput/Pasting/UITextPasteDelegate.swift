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
    /// The local object of a drag; always `nil` here.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    /// The attributes of plain text after it is pasted.
    func setResult(string: String)
    /// Pastes a text with its attributes.
    func setResult(attributedString string: NSAttributedString)
    /// Pastes an image.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Pastes nothing of the item.
    func setNoResult()
    /// Pastes the result that the item has without a delegate.
    func setDefaultResult()
}

/// An item that is pasted into a search field.
@preconcurrency @MainActor public protocol UISearchTextFieldPasteItem: UITextPasteItem {
    /// Pastes a token.
    func setSearchTokenResult(_ token: UISearchToken)
}

/// A delegate that transforms pasted content of a text field or a text view. Every requirement is
/// optional.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Called for each item. Set its result, immediately or later.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// Returns one text that combines those of the items.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString
    /// Replaces a range with the pasted text, and returns the range of the inserted text.
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
    /// Sets the item's default result.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    /// Concatenates the texts by default, without a separator.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { TextPaste.joined(itemStrings) }

    /// Pastes the text as without a delegate by default. The delegate of the text view decides
    /// about the change.
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
