import CoreGraphics

/// The requirements of simple text entry.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether the text is not empty.
    var hasText: Bool { get }
    /// Inserts text at the insertion point. It replaces the selection.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the insertion point.
    func deleteBackward()
}

/// A direction in the stored text.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end of the text.
    case forward = 0
    /// Towards the beginning of the text.
    case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
}

/// A direction in a text: as stored, or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The value as a number.
    public var rawValue: Int
    /// Creates a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns the direction in the stored text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Returns the direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
    /// A character as the user perceives it.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph, up to a line break.
    case paragraph = 3
    /// A line on the screen.
    case line = 4
    /// The whole text.
    case document = 5
}

/// The requirements of a text view that works with the system's text input: positions, ranges, a
/// selection, marked text, and their geometry.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text of a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection, or an empty range at the insertion point.
    var selectedTextRange: UITextRange? { get set }
    /// The marked text of an input method, such as one for Chinese, or `nil`.
    var markedTextRange: UITextRange? { get }
    /// The attributes of text that is being composed; `nil` for the system's.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text. The selected range is relative to its beginning.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Commits the marked text.
    func unmarkText()
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions, in any order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset in units, backward if negative; `nil` beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the position at an offset of characters or lines in a direction on the screen; `nil` beyond the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the number of units between two positions; negative if the second is first.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The delegate that is notified of changes that were not typed. The reference is weak.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The tokenizer, which finds the boundaries of words, lines and paragraphs.
    /// `UITextInputStringTokenizer` works for any text.
    var tokenizer: any UITextInputTokenizer { get }
    /// Returns the end of a range that is farthest in a direction on the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// Returns the range of the character next to a position in a direction on the screen, or `nil` at the end of the
    /// text.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Returns the writing direction of the paragraph at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets the writing direction of the paragraphs in a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// Returns the rectangle of a range's first line, in the view's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the insertion point at a position, in the view's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of a range's lines, in the view's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position closest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the position in a range closest to a point of the view.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// Returns the range of the character at a point of the view, or `nil`.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Optional. Whether text can replace a range. The default is `true`.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Optional. Returns the attributes of the character after a position, or before it. The
    /// default is `nil`.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key:
        Any]?
    /// Optional. Returns the position at a number of characters after the start of a range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// Optional. Returns the number of characters from the start of a range to a position.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// The view whose coordinates all rectangles have.
    var textInputView: UIView { get }
    /// Optional. The line of the insertion point at a soft line end. The default is forward: the lower one.
    var selectionAffinity: UITextStorageDirection { get set }
    /// Optional. Returns the text of a range with its attributes. The default has none.
    func attributedText(in range: UITextRange) -> NSAttributedString
    /// Optional. Inserts text with attributes at the insertion point. The default ignores the
    /// attributes.
    func insertAttributedText(_ string: NSAttributedString)
    /// Optional. Replaces a range with text with attributes. The default ignores the attributes.
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    /// Optional. Returns the edit menu for a range; `nil` for only the suggested actions.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Optional. Called before the edit menu appears.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// Optional. Called before the edit menu is dismissed.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }
    public var textInputView: UIView { self as? UIView ?? UIView() }
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    public func attributedText(in range: UITextRange) -> NSAttributedString {
        NSAttributedString(string: text(in: range) ?? "")
    }
    public func insertAttributedText(_ string: NSAttributedString) { insertText(string.string) }
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replace(range, withText: attributedText.string)
    }
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

/// A delegate that is notified when a text view's text or selection changes by other means than the
/// keyboard.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called when the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called when the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// The tokenizer, which finds the boundaries of words, lines and paragraphs.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the unit around a position; between two units, the one in the direction. `nil` if there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether the position is at the end of a unit, in the direction.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next end of a unit in the direction; `nil` if there is none.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether the position is inside a unit, and not in the space between units.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
