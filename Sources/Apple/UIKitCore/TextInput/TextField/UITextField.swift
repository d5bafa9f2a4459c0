import InterludeFoundation
import CoreGraphics
import QuartzCore

/// A control with one line of editable text.
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

    /// The color of the text. The default is that of labels, also for `nil`.
    open var textColor: UIColor? {
        get { content.attributes[.foregroundColor] as? UIColor }
        set { setAttribute(.foregroundColor, newValue ?? .label) }
    }

    /// The alignment of the text. The default is `natural`.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { contentDidChange() } }
    }

    /// The default attributes of the text. Setting them changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { content.attributes }
        set { setDefaultAttributes(newValue) }
    }

    /// The attributes of the next typed character; `nil` if the text is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? attributesForTyping : nil }
        set { if isEditing { content.typing = newValue } }
    }
    /// Whether the attributes of text from input methods are preserved. The default is `false`.
    /// Pasted text is plain here.
    open var allowsEditingTextAttributes = false

    /// The placeholder, which is displayed while the text is empty.
    open var placeholder: String? {
        get { content.placeholder?.string }
        set {
            let change = KeyValueChange(of: self, ["placeholder"])
            defer { change?.end() }
            setPlaceholder(newValue.map { NSAttributedString(string: $0) })
        }
    }
    /// The attributed placeholder, which is displayed while the text is empty.
    open var attributedPlaceholder: NSAttributedString? {
        get { content.placeholder }
        set { setPlaceholder(newValue) }
    }

    // MARK: Behavior

    /// The delegate, which decides on the field's actions and is notified of them. The reference is weak.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the text is being edited.
    open var isEditing: Bool { isInEditing }
    /// Whether the text is cleared when editing begins, if the delegate agrees.
    open var clearsOnBeginEditing = false
    /// Whether typing replaces the whole text.
    open var clearsOnInsertion: Bool {
        get { replacesAll }
        set { replacesAll = newValue }
    }
    /// Whether the font of text that is too wide shrinks, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
    }
    /// The minimum size of a font that shrinks, in points. The default is 0, which equals 1.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { contentDidChange() } } }
    /// Whether the font, if it is of a text style, follows the content size category. The default is `false`.
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

    // MARK: Look

    /// The style of the border. The default is `none`.
    open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { lookDidChange() } } }
    /// The image behind the text. It replaces a border that is not rounded.
    open var background: UIImage? { didSet { if background != oldValue { lookDidChange() } } }
    /// The image behind the text while the field is disabled.
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
    /// Draws the text. Override it for another drawing.
    open func drawText(in rect: CGRect) { drawField(in: rect) }
    /// Draws the placeholder. Override it for another drawing.
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
    /// Whether the text is replaced by dots, as for passwords. The default is `false`.
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
