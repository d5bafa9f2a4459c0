import CoreGraphics

/// A view whose text the user edits: what the editor has to know of it.
@MainActor protocol EditableText: UIView, UITextInput, UITextPasteConfigurationSupporting {
    var editor: TextEditor { get }

    // MARK: The text

    /// The text with its attributes.
    var styledText: StyledText { get }
    /// Puts another text in place of a part, and nothing more.
    func replaceStyledText(in range: NSRange, with text: StyledText)
    /// The attributes that typed text gets.
    var attributesForTyping: [NSAttributedString.Key: Any] { get }
    /// The attributes that were typed with, when they differ from those around.
    func forgetTypingAttributes()
    /// Whether pasted text keeps its attributes.
    var keepsPastedAttributes: Bool { get }
    /// Whether there may be several lines.
    var takesLineEnds: Bool { get }
    /// Whether the user may change the text, or only select it.
    var allowsEditing: Bool { get }
    var allowsSelection: Bool { get }

    // MARK: Its place

    /// The text as it is laid out.
    var shownLayout: TextLayout { get }
    /// Where the layout's upper left corner is, in the view's coordinates.
    var layoutOrigin: CGPoint { get }
    /// How far selections may reach.
    var selectionBounds: CGRect { get }

    // MARK: What happens

    /// Asks the delegate whether the user may make a change.
    func mayChange(_ range: NSRange, to text: String) -> Bool
    /// The user has changed the text.
    func userDidEdit()
    /// The selection is another one.
    func selectionDidMove()
    /// Carets and selections have to be placed again, and the caret brought into sight if `reveals`.
    func refreshSelection(reveals: Bool)
    /// The return key, where it does not make a new line.
    func returnKeyWasPressed()
}

extension EditableText {
    /// Whether the view would perform one of the standard actions now, as the menu asks too.
    func canPerform(_ action: EditAction) -> Bool { canPerformAction(action.selector, withSender: nil) }
}
