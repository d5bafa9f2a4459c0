import InterludeFoundation
import CoreGraphics
import QuartzCore

/// A line of text that the user edits.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting,
    UITextPasteConfigurationSupporting
{
    /// The text, and what it is set in.
    var content = FieldContent()
    var traits = InputTraits() { didSet { traitsDidChange(from: oldValue) } }
    private(set) lazy var editor = TextEditor(self)
    private(set) lazy var parts = FieldParts(self)
    private var typedInto: UIView?
    private var accessory: UIView?
    var isInEditing = false
    /// Whether editing begins when the field is added to a window.
    var beginsInWindow = false
    /// The layout made last, and how far it is moved to the left to show the caret.
    var layout: FieldLayout?
    var scroll: CGFloat = 0
    /// Whether what is typed next takes the place of all that is there.
    var replacesAll = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.textField, from: coder)
    }

    // MARK: Text

    /// The text. Setting it removes attributes; the delegate is not notified.
    open var text: String? {
        get { content.text.string as String }
        set {
            let change = KeyValueChange(of: self, ["text", "attributedText"])
            defer { change?.end() }
            setContent(StyledText(newValue ?? "", content.attributes))
        }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { content.text.attributedString }
        set {
            let change = KeyValueChange(of: self, ["attributedText", "text"])
            defer { change?.end() }
            setAttributed(newValue)
        }
    }

    /// The font; by default the system's in 17 points.
    open var font: UIFont? {
        get { content.attributes[.font] as? UIFont }
        set { setAttribute(.font, newValue ?? FieldContent.font) }
    }

    /// The color of the text. The default is the one of labels; `nil` takes it back.
    open var textColor: UIColor? {
        get { content.attributes[.foregroundColor] as? UIColor }
        set { setAttribute(.foregroundColor, newValue ?? .label) }
    }

    /// The edge the text keeps to. The default is natural: where reading begins.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { contentDidChange() } }
    }

    /// The attributes of text that is set without attributes. Setting it changes all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { content.attributes }
        set { setDefaultAttributes(newValue) }
    }

    /// The attributes of the next typed character; `nil` while nothing is edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? attributesForTyping : nil }
        set { if isEditing { content.typing = newValue } }
    }
    /// Whether text that input systems put in keeps its attributes. The default is `false`; what is pasted is plain text here.
    open var allowsEditingTextAttributes = false

    /// The placeholder, which is shown while there is no text.
    open var placeholder: String? {
        get { content.placeholder?.string }
        set {
            let change = KeyValueChange(of: self, ["placeholder"])
            defer { change?.end() }
            setPlaceholder(newValue.map { NSAttributedString(string: $0) })
        }
    }
    /// The attributed placeholder, which is shown while there is no text.
    open var attributedPlaceholder: NSAttributedString? {
        get { content.placeholder }
        set { setPlaceholder(newValue) }
    }

    // MARK: Behavior

    /// The object that decides about the field's actions and is notified afterwards. A weak reference.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the text is being edited.
    open var isEditing: Bool { isInEditing }
    /// Whether the text is cleared when editing begins, if the delegate agrees.
    open var clearsOnBeginEditing = false
    /// Whether typing takes the place of all text.
    open var clearsOnInsertion: Bool {
        get { replacesAll }
        set { replacesAll = newValue }
    }
    /// Whether text that is too wide is made smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
    }
    /// The least size to which a font may be made smaller, in points. The default is 0, which counts as 1.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { contentDidChange() } } }
    /// Whether the font follows the user's text size. The default is `false`; for fonts of a text style.
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

    // MARK: Look

    /// The border around the text. The default is none.
    open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { lookDidChange() } } }
    /// Drawn behind the text, in place of a border other than a rounded one.
    open var background: UIImage? { didSet { if background != oldValue { lookDidChange() } } }
    /// The background while the field is disabled.
    open var disabledBackground: UIImage? { didSet { if disabledBackground != oldValue { lookDidChange() } } }
    /// The visibility of the clear button. The default is never.
    open var clearButtonMode: ViewMode = .never { didSet { if clearButtonMode != oldValue { lookDidChange() } } }
    /// The view before the text: at the left, or at the right in a right-to-left layout. The default is `nil`.
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
    /// The visibility of `leftView`. The default is never.
    open var leftViewMode: ViewMode = .never { didSet { if leftViewMode != oldValue { lookDidChange() } } }
    /// The view after the text: at the right, or at the left in a right-to-left layout. The default is `nil`.
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
    /// The visibility of `rightView`. The default is never.
    open var rightViewMode: ViewMode = .never { didSet { if rightViewMode != oldValue { lookDidChange() } } }

    // MARK: Places, to be overridden

    /// Returns the rectangle of the border. The default is the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the text while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: false) }
    /// Returns the rectangle of the placeholder. The default is that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Returns the rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: true) }
    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeOfClearButton(bounds) }
    /// Returns the rectangle of `leftView`.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { placeOfLeftView(bounds) }
    /// Returns the rectangle of `rightView`.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { placeOfRightView(bounds) }
    /// Draws the text. Override it to draw it otherwise.
    open func drawText(in rect: CGRect) { drawField(in: rect) }
    /// Draws the placeholder. Override it to draw it otherwise.
    open func drawPlaceholder(in rect: CGRect) { drawHint(in: rect) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutField()
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        return mayBegin && super.becomeFirstResponder()
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard mayEnd, super.resignFirstResponder() else { return false }
        didEnd()
        return true
    }

    override func didBecomeFirst() { didBegin() }
    /// Editing has ended.
    func didEnd() { editingHasEnded() }
    /// Whether there is something for the button that empties the field.
    var hasContentToClear: Bool { content.text.length > 0 }
    /// All is about to be taken out by the button for it.
    func willBeCleared() {}

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followContentSize()
        beginIfAskedFor()
    }

    // MARK: Changes

    override var blocksTapsOfAncestors: Bool { true }
    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { Host.current.input.forceEnd() }
        lookDidChange()
    }
    /// An empty field's value is its placeholder, as iOS reads it.
    override var accessibilityNature: AccessibilityNature {
        let shown = text ?? ""
        let value = isSecureTextEntry ? String(repeating: "•", count: shown.count) : shown
        return AccessibilityNature(
            isElement: true, value: value.isEmpty ? placeholder : value,
            traits: self is UISearchTextField ? .searchField : .none)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        lookDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        lookDidChange()
    }
    package override func layoutBaselines(width: CGFloat?) -> LayoutBaselines? { lines }

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
    /// Whether the text is hidden behind dots, as for passwords. The default is `false`.
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
        delegate?.textField(
            self, editMenuForCharactersIn: characters(in: textRange), suggestedActions: suggestedActions)
    }
    /// Called before the edit menu appears. Notifies the delegate.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }
    /// Called before the edit menu disappears. Notifies the delegate.
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }
}
