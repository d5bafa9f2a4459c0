import InterludeFoundation
import CoreGraphics
import QuartzCore

/// A scrollable view of several lines of text, which can be editable.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting,
    UITextPasteConfigurationSupporting
{
    /// Posted when editing has begun. The object is the text view.
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }
    /// Posted when editing has ended. The object is the text view.
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
    /// Posted when the user has changed the text. The object is the text view.
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer
    /// The content in addition to the text.
    var content = TextViewContent()
    var traits = InputTraits()
    private(set) lazy var editor = TextEditor(self)
    private(set) lazy var parts = TextViewParts(self)
    private var typedInto: UIView?
    private var accessory: UIView?
    var isInEditing = false

    /// - Parameter textContainer: The container of the text, with a layout manager and a text
    ///   storage; `nil` creates all three.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (storage, manager, container) = TextViewContent.kit(textContainer)
        super.init(frame: frame)
        setUpText()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// Creates a text view with an empty size.
    public convenience init() { self.init(frame: .zero, textContainer: nil) }

    /// - Parameter usingTextLayoutManager: Which of Apple's two text engines; there is one here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        (storage, manager, container) = TextViewContent.kit(nil)
        super.init(coder: coder)
        setUpText()
        decode(.textView, from: coder)
    }

    // MARK: Text

    /// The text. Setting it removes the attributes. Only a change of the selection notifies the delegate.
    open var text: String! {
        get { storage.string }
        set {
            let change = KeyValueChange(of: self, ["text", "attributedText"])
            defer { change?.end() }
            setContent(StyledText(newValue ?? "", content.attributes))
        }
    }
    /// The text with its attributes. Only a change of the selection notifies the delegate.
    open var attributedText: NSAttributedString! {
        get { storage.shown.attributedString }
        set {
            let change = KeyValueChange(of: self, ["attributedText", "text"])
            defer { change?.end() }
            setAttributed(newValue)
        }
    }
    /// The font of the whole text. The default is the system's in 12 points.
    open var font: UIFont? {
        get { storage.shown.parts.first?.attributes[.font] as? UIFont ?? content.attributes[.font] as? UIFont }
        set { setAttribute(.font, newValue ?? TextViewContent.font) }
    }
    /// The color of the text, or of its beginning if there are several. The default is that of labels.
    open var textColor: UIColor? {
        get {
            storage.shown.parts.first?.attributes[.foregroundColor] as? UIColor
                ?? content.attributes[.foregroundColor] as? UIColor
        }
        set { setAttribute(.foregroundColor, newValue ?? .label) }
    }
    /// The alignment of the text. The default is `natural`.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { setAlignment(newValue) }
    }
    /// The attributes of the next typed character.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { attributesForTyping }
        set { content.typing = newValue }
    }
    /// The appearance of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { content.linkAttributes }
        set {
            content.linkAttributes = newValue ?? [:]
            textLookDidChange()
        }
    }
    /// The types of data that become links in text that is not editable. Limitation: only links are detected.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { textLookDidChange() } }
    }
    /// The selection in UTF-16 units, or an empty range at the insertion point.
    open var selectedRange: NSRange {
        get { editor.selection }
        set { editor.select(newValue) }
    }

    /// The text storage. Changes are displayed immediately.
    open var textStorage: NSTextStorage { storage }
    /// The layout manager of the text.
    open var layoutManager: NSLayoutManager { manager }
    /// The container of the text.
    open var textContainer: NSTextContainer { container }
    /// The insets of the text in points. The default is 8 at the top and bottom.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textLookDidChange() } }
    }

    // MARK: Behavior

    /// The delegate, which is notified of editing, and of scrolling.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
    /// Whether the text is editable. The default is `true`.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if isFirstResponder { reloadInputViews() }
            textLookDidChange()
        }
    }
    /// Whether text can be selected and links opened. The default is `true`.
    open var isSelectable = true { didSet { if isSelectable != oldValue { parts.selection.refresh() } } }
    /// Whether the attributes of text from input methods are preserved. The default is `false`.
    /// Pasted text is plain here.
    open var allowsEditingTextAttributes = false
    /// Whether typing replaces the whole text.
    open var clearsOnInsertion = false
    /// Whether fonts of text styles follow the content size category. The default is `false`.
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }
    /// Whether fonts have the sizes of a Mac. Has no effect here.
    open var usesStandardTextScaling = false

    /// Scrolls the minimum distance that makes a range visible.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range, animated: false) }

    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { textLookDidChange() } } }
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingTextSize(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard mayBegin, super.becomeFirstResponder() else { return false }
        didBegin()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard mayEnd, super.resignFirstResponder() else { return false }
        didEnd()
        return true
    }

    override func didBecomeFirst() { willBegin() }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followContentSize()
        beginIfAskedFor()
    }

    override var accessibilityNature: AccessibilityNature { AccessibilityNature(isElement: true, value: text) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        textLookDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        textLookDidChange()
    }
    package override func layoutBaselines(width: CGFloat?) -> LayoutBaselines? {
        let (top, layout) = (textContainerInset.top, shownLayout)
        return LayoutBaselines(origin: .top, first: top + layout.firstBaseline, last: top + layout.lastBaseline)
    }

    // MARK: The keyboard

    /// The automatic capitalization. The default is `sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization }
        set { traits.autocapitalization = newValue }
    }
    /// Whether words are corrected. The default is `default`. Has no effect here: nothing is corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrection }
        set { traits.autocorrection = newValue }
    }
    /// Whether misspelled words are marked. The default is `default`. Has no effect here: spelling is not checked.
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set { traits.spellChecking = newValue }
    }
    /// Whether typed quotation marks become curly. The default is `default`: they do, except in secure text, addresses,
    /// numbers and codes.
    open var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotes }
        set { traits.smartQuotes = newValue }
    }
    /// Whether two typed hyphens become a dash. The default is `default`, as for quotation marks.
    open var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashes }
        set { traits.smartDashes = newValue }
    }
    /// Whether spaces are inserted and deleted with words. The default is `default`. Has no effect here.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDelete }
        set { traits.smartInsertDelete = newValue }
    }
    /// Whether the rest of a sentence is suggested. The default is `default`. Has no effect here: nothing is suggested.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { traits.inlinePrediction }
        set { traits.inlinePrediction = newValue }
    }
    /// The type of the keyboard. The default is `default`.
    open var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { traits.keyboard = newValue }
    }
    /// The appearance of the keyboard, light or dark. The default follows the view.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.appearance }
        set { traits.appearance = newValue }
    }
    /// The type of the Return key. The default is `default`.
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKey }
        set { traits.returnKey = newValue }
    }
    /// Whether the Return key is disabled while the text is empty. The default is `false`.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is secure. The default is `false`. A text view displays it in any case.
    open var isSecureTextEntry: Bool {
        get { traits.isSecure }
        set { traits.isSecure = newValue }
    }
    /// The meaning of the text, for automatic completion. The default is `nil`. Has no effect here: nothing is
    /// completed.
    open var textContentType: UITextContentType! {
        get { traits.contentType }
        set { traits.contentType = newValue }
    }
    /// The rules for new passwords. The default is `nil`. Has no effect here: no passwords are generated.
    open var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }
    /// The view that replaces the keyboard. Call `reloadInputViews()` after a change while the text is edited.
    open override var inputView: UIView? {
        get { typedInto }
        set { typedInto = newValue }
    }
    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }

    // MARK: Text input

    /// Whether the text is not empty.
    open var hasText: Bool { editor.length > 0 }
    /// Inserts text at the insertion point and replaces the selection. The delegate is called only for key presses, not
    /// here.
    open func insertText(_ text: String) { userInsert(text) }
    /// Deletes the selection, or the character before the insertion point. The delegate is called only for key presses,
    /// not here.
    open func deleteBackward() { userDeleteBackward() }
    /// Returns the text of a range.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    /// Replaces a range by text, without calling the delegate.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }
    /// Returns whether text can replace a range, according to the delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayChange(editor.nsRange(range), to: text)
    }
    /// The selection, or an empty range at the insertion point.
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }
    /// The marked text of an input method, such as one for Chinese, or `nil`.
    open var markedTextRange: UITextRange? { editor.markedTextRange }
    /// The attributes of marked text. The default is `nil`, for the system's underline.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    /// Replaces the marked text. The selected range is relative to its beginning.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.compose(markedText, selected: selectedRange)
    }
    /// Commits the marked text.
    open func unmarkText() { editor.endComposing() }
    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { editor.beginning }
    /// The position after the last character.
    open var endOfDocument: UITextPosition { editor.end }
    /// Returns the range between two positions, in any order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(from: fromPosition, to: toPosition)
    }
    /// Returns the position at an offset in UTF-16 units, backward if negative; `nil` beyond the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }
    /// Returns the position at an offset of UTF-16 units or lines in a direction on the screen; `nil` beyond the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }
    /// Returns the number of UTF-16 units between two positions; negative if the second is first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.distance(from: from, to: toPosition)
    }
    /// The delegate that is notified of changes that were not typed. The reference is weak.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    /// The tokenizer, which finds the boundaries of words, lines and paragraphs.
    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }
    /// Returns the end of a range that is farthest in a direction on the screen.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthest: direction)
    }
    /// Returns the range of the character next to a position in a direction on the screen, or `nil` at the end of the
    /// text.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { editor.characterRange(extending: position, in: direction) }
    /// Returns the writing direction of the paragraph at a position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.writingDirection(at: position) }
    /// Has no effect here: the text of a paragraph determines its writing direction.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    /// Returns the rectangle of a range's first line, in the view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(range) }
    /// Returns the rectangle of the insertion point at a position, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(position) }
    /// Returns the rectangles of a range's lines, in the view's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        editor.selectionRects(editor.nsRange(range))
    }
    /// Returns the position closest to a point of the view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(point, within: nil) }
    /// Returns the position in a range closest to a point of the view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(point, within: range)
    }
    /// Returns the range of the character at a point of the view, or `nil`.
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(point) }
    /// Returns the attributes of the character after or before a position.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.styling(at: position, direction) }
    /// The view whose coordinates are used: this view.
    open var textInputView: UIView { self }
    /// The line of an insertion point at a soft line break: `backward` for the end of the upper line. The default is
    /// `forward`.
    open var selectionAffinity: UITextStorageDirection {
        get { editor.affinity }
        set { editor.affinity = newValue }
    }
    /// Returns the text of a range with its attributes.
    open func attributedText(in range: UITextRange) -> NSAttributedString { editor.attributedText(in: range) }
    /// Inserts text at the insertion point and replaces the selection. Its attributes are preserved
    /// if `allowsEditingTextAttributes` is `true`.
    open func insertAttributedText(_ string: NSAttributedString) {
        editor.replace(TextRange(editor.selection), with: string)
    }
    /// Replaces a range by text, without calling the delegate. Its attributes are preserved if
    /// `allowsEditingTextAttributes` is `true`.
    open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        editor.replace(range, with: attributedText)
    }

    // MARK: Edit actions

    open override func cut(_ sender: Any?) { editor.cutSelection() }
    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func paste(_ sender: Any?) { editor.paste() }
    /// The delegate that transforms pasted items. The reference is weak.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    /// Pastes the items of providers.
    open override func paste(itemProviders: [NSItemProvider]) { TextPaste.begin(itemProviders, in: self) }
    /// Returns whether one of the items can be pasted. Without a paste configuration these are text, and images in text
    /// views whose attributes can be edited.
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration == nil ? editor.takes(itemProviders) : super.canPaste(itemProviders)
    }
    open override func delete(_ sender: Any?) { editor.deleteSelection() }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func selectAll(_ sender: Any?) { editor.selectAll() }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard let known = action.name.flatMap(EditAction.init) else {
            return super.canPerformAction(action, withSender: sender)
        }
        return isFirstResponder && editor.canPerform(known)
    }

    // MARK: Edit menu

    /// Returns the delegate's edit menu for a range, or `nil` for the suggested actions.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let start = offset(from: beginningOfDocument, to: textRange.start)
        let range = NSRange(location: start, length: offset(from: textRange.start, to: textRange.end))
        return delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
    /// Called before the edit menu appears. Notifies the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }
    /// Called before the edit menu disappears. Notifies the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }
}
