import InterludeFoundation
import CoreGraphics
import QuartzCore

/// Text of several lines that scrolls, and that the user may edit or only read.
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

    /// - Parameter textContainer: What the text is set into, with a layout manager and a text storage; `nil` makes all three.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (storage, manager, container) = TextViewContent.kit(textContainer)
        super.init(frame: frame)
        setUpText()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    /// A text view without a size.
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

    /// The text. Setting it drops attributes, and tells the delegate of nothing but the selection.
    open var text: String! {
        get { storage.string }
        set {
            let change = KeyValueChange(of: self, ["text", "attributedText"])
            defer { change?.end() }
            setContent(StyledText(newValue ?? "", content.attributes))
        }
    }
    /// The text with its attributes. Setting it tells the delegate of nothing but the selection.
    open var attributedText: NSAttributedString! {
        get { storage.shown.attributedString }
        set {
            let change = KeyValueChange(of: self, ["attributedText", "text"])
            defer { change?.end() }
            setAttributed(newValue)
        }
    }
    /// The font of all text; by default the system's in 12 points.
    open var font: UIFont? {
        get { storage.shown.parts.first?.attributes[.font] as? UIFont ?? content.attributes[.font] as? UIFont }
        set { setAttribute(.font, newValue ?? TextViewContent.font) }
    }
    /// The color of the text; of its first part, where there are several. The default is the one of labels.
    open var textColor: UIColor? {
        get {
            storage.shown.parts.first?.attributes[.foregroundColor] as? UIColor
                ?? content.attributes[.foregroundColor] as? UIColor
        }
        set { setAttribute(.foregroundColor, newValue ?? .label) }
    }
    /// The edge the text keeps to. The default is natural: where reading begins.
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
    /// The selection in UTF-16 units; of no length for an insertion point.
    open var selectedRange: NSRange {
        get { editor.selection }
        set { editor.select(newValue) }
    }

    /// The text that is shown. Changes of it are seen at once.
    open var textStorage: NSTextStorage { storage }
    /// The layout manager of the text.
    open var layoutManager: NSLayoutManager { manager }
    /// The container of the text.
    open var textContainer: NSTextContainer { container }
    /// Room around the text: 8 points above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textLookDidChange() } }
    }

    // MARK: Behavior

    /// Hears what the text view does, as a scroll view as well.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
    /// Whether the user may change the text. The default is `true`.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if isFirstResponder { reloadInputViews() }
            textLookDidChange()
        }
    }
    /// Whether text can be selected and links opened. The default is `true`.
    open var isSelectable = true { didSet { if isSelectable != oldValue { parts.selection.refresh() } } }
    /// Whether text that input systems put in keeps its attributes. The default is `false`; what is pasted is plain text here.
    open var allowsEditingTextAttributes = false
    /// Whether typing takes the place of all text.
    open var clearsOnInsertion = false
    /// Whether fonts follow the user's text size. The default is `false`; for fonts of a text style.
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }
    /// Whether fonts are shown as on the Mac. Kept; without effect on a phone.
    open var usesStandardTextScaling = false

    /// Scrolls just so far that a part of the text can be seen.
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

    /// The automatic capitalization. Default at the start of sentences.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization }
        set { traits.autocapitalization = newValue }
    }
    /// Whether words are corrected. The default is `default`; it has no effect here, because nothing is corrected here.
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrection }
        set { traits.autocorrection = newValue }
    }
    /// Whether misspelt words are marked. The default is `default`; it has no effect here, because spelling is not checked here.
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set { traits.spellChecking = newValue }
    }
    /// Whether typed quotation marks become curly. The default is `default`: yes, but not in secrets, addresses, numbers and codes.
    open var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotes }
        set { traits.smartQuotes = newValue }
    }
    /// Whether two typed hyphens become a dash. The default is `default`: as with quotation marks.
    open var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashes }
        set { traits.smartDashes = newValue }
    }
    /// Whether blanks are added and taken out with words. The default is `default`; it has no effect here.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDelete }
        set { traits.smartInsertDelete = newValue }
    }
    /// Whether the rest of a sentence is proposed. The default is `default`; it has no effect here, because nothing is proposed here.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { traits.inlinePrediction }
        set { traits.inlinePrediction = newValue }
    }
    /// Which keys the keyboard offers. The default is `default`: letters.
    open var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { traits.keyboard = newValue }
    }
    /// Whether the keyboard is light or dark. Default as the view.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.appearance }
        set { traits.appearance = newValue }
    }
    /// The kind of return key. Default "return".
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKey }
        set { traits.returnKey = newValue }
    }
    /// Whether the return key is off as long as there is no text. The default is `false`.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is a secret. The default is `false`; a text view shows it all the same.
    open var isSecureTextEntry: Bool {
        get { traits.isSecure }
        set { traits.isSecure = newValue }
    }
    /// The meaning of the text, for automatic completion. The default is `nil`; it has no effect here, because nothing is filled in here.
    open var textContentType: UITextContentType! {
        get { traits.contentType }
        set { traits.contentType = newValue }
    }
    /// The rules for new passwords. The default is `nil`; it has no effect here, because no passwords are made here.
    open var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }
    /// The view instead of the keyboard. After a change while the text is edited call `reloadInputViews()`.
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

    /// Whether there is any text.
    open var hasText: Bool { editor.length > 0 }
    /// Inserts text at the insertion point, replacing the selection. The delegate is called only for keys, not
    /// here.
    open func insertText(_ text: String) { userInsert(text) }
    /// Deletes the selection, or the character before the insertion point. The delegate is called only for keys,
    /// not here.
    open func deleteBackward() { userDeleteBackward() }
    /// The text of a range.
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    /// Puts text in place of a range, without asking the delegate.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }
    /// Whether text may take the place of a range, as the delegate says.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayChange(editor.nsRange(range), to: text)
    }
    /// The selection; of no length for an insertion point.
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }
    /// The text that is being composed, as by an input method for Chinese; `nil` if none is.
    open var markedTextRange: UITextRange? { editor.markedTextRange }
    /// The attributes of text that is being composed. `nil`, the default: the system's underline.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    /// Puts text in that is being composed, in place of what was composed before; the range is counted from its start.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.compose(markedText, selected: selectedRange)
    }
    /// Ends composing; the text stays.
    open func unmarkText() { editor.endComposing() }
    /// The place before the first character.
    open var beginningOfDocument: UITextPosition { editor.beginning }
    /// The place after the last character.
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
    /// Told of changes that were not typed. Not kept alive.
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    /// Finds the bounds of words, lines and paragraphs.
    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }
    /// Returns the end of a range that is farthest in a direction on the screen.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthest: direction)
    }
    /// The character next to a place in a direction on the screen; `nil` at the end of the text.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { editor.characterRange(extending: position, in: direction) }
    /// The direction of reading of the paragraph around a place.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.writingDirection(at: position) }
    /// Without effect: each paragraph is set as its own letters read.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    /// The rectangle of the first line of a range, in the view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(range) }
    /// Returns the rectangle of the insertion point at a position, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(position) }
    /// The rectangles that cover a range, line by line, in the view's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        editor.selectionRects(editor.nsRange(range))
    }
    /// The place nearest to a point of the view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(point, within: nil) }
    /// The place of a range nearest to a point of the view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(point, within: range)
    }
    /// The character at a point of the view; `nil` for none.
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(point) }
    /// The attributes of the character after a place, or before it.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.styling(at: position, direction) }
    /// The view in whose coordinates all rectangles are: this one.
    open var textInputView: UIView { self }
    /// The line of the insertion point at a soft line end: backward for the end of the upper one. Default
    /// forward.
    open var selectionAffinity: UITextStorageDirection {
        get { editor.affinity }
        set { editor.affinity = newValue }
    }
    /// The text of a range with its attributes.
    open func attributedText(in range: UITextRange) -> NSAttributedString { editor.attributedText(in: range) }
    /// Puts text in at the insertion point, in place of what is selected; with its attributes if
    /// `allowsEditingTextAttributes` is `true`.
    open func insertAttributedText(_ string: NSAttributedString) {
        editor.replace(TextRange(editor.selection), with: string)
    }
    /// Puts text in place of a range, without asking the delegate; with its attributes if `allowsEditingTextAttributes`
    /// is `true`.
    open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        editor.replace(range, with: attributedText)
    }

    // MARK: Edit actions

    open override func cut(_ sender: Any?) { editor.cutSelection() }
    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func paste(_ sender: Any?) { editor.paste() }
    /// The delegate that transforms pasted items. A weak reference.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    /// Puts what providers offer in, as pasting does.
    open override func paste(itemProviders: [NSItemProvider]) { TextPaste.begin(itemProviders, in: self) }
    /// Whether one of the items can be pasted: without a configuration text, and pictures in text views whose attributes may be
    /// edited.
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

    /// The edit menu for a part of the text, as the delegate says; `nil` for the suggested actions alone.
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
