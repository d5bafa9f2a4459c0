import CoreGraphics
import QuartzCore

/// A line of text that the user edits.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// What surrounds the text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// When a view beside the text shows.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
    }

    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }
    nonisolated public class var didEndEditingReasonUserInfoKey: String {
        "UITextFieldDidEndEditingReasonUserInfoKey"
    }

    /// The text, and what it is set in.
    var content = FieldContent()
    var traits = InputTraits() { didSet { traitsDidChange(from: oldValue) } }
    private(set) lazy var editor = TextEditor(self)
    private(set) lazy var parts = FieldParts(self)
    private var typedInto: UIView?
    private var accessory: UIView?
    var isInEditing = false
    /// Whether editing begins when the field comes into a window.
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

    /// The text. Setting it drops attributes, and tells nobody.
    open var text: String? {
        get { content.text.string as String }
        set { setContent(StyledText(newValue ?? "", content.attributes)) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { content.text.attributedString }
        set { setAttributed(newValue) }
    }

    /// The font; by default the system's in 17 points.
    open var font: UIFont? {
        get { content.attributes[.font] as? UIFont }
        set { setAttribute(.font, newValue ?? FieldContent.font) }
    }

    open var textColor: UIColor? {
        get { content.attributes[.foregroundColor] as? UIColor }
        set { setAttribute(.foregroundColor, newValue ?? .label) }
    }

    open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }

    /// What text has that is set without attributes. Setting it changes all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { content.attributes }
        set { setDefaultAttributes(newValue) }
    }

    /// What the next character typed gets; nil while nothing is edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? attributesForTyping : nil }
        set { if isEditing { content.typing = newValue } }
    }
    open var allowsEditingTextAttributes = false

    /// What shows while there is no text.
    open var placeholder: String? {
        get { content.placeholder?.string }
        set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { content.placeholder }
        set { setPlaceholder(newValue) }
    }

    // MARK: Behaviour

    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isInEditing }
    /// Whether the text goes when editing begins, if the delegate agrees.
    open var clearsOnBeginEditing = false
    /// Whether typing takes the place of all text.
    open var clearsOnInsertion: Bool {
        get { replacesAll }
        set { replacesAll = newValue }
    }
    /// Whether text that is too wide is made smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
    open var minimumFontSize: CGFloat = 0 { didSet { contentDidChange() } }
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

    // MARK: Look

    open var borderStyle: BorderStyle = .none { didSet { lookDidChange() } }
    /// Drawn behind the text, in place of a border other than a rounded one.
    open var background: UIImage? { didSet { lookDidChange() } }
    /// The background while the field is disabled.
    open var disabledBackground: UIImage? { didSet { lookDidChange() } }
    open var clearButtonMode: ViewMode = .never { didSet { lookDidChange() } }
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
    open var leftViewMode: ViewMode = .never { didSet { lookDidChange() } }
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
    open var rightViewMode: ViewMode = .never { didSet { lookDidChange() } }

    // MARK: Places, to be overridden

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: false) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(bounds, isEditing: true) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeOfClearButton(bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { placeOfLeftView(bounds) }
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
        guard mayEnd else { return false }
        guard super.resignFirstResponder() else { return false }
        didEnd()
        return true
    }

    override func didBecomeFirst() { didBegin() }

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
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        lookDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        lookDidChange()
    }
    package override var firstBaselineFromTop: CGFloat? { baseline }
    package override var lastBaselineFromBottom: CGFloat? { baseline.map { bounds.height - $0 } }

    // MARK: The keyboard

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalization }
        set { traits.autocapitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrection }
        set { traits.autocorrection = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set { traits.spellChecking = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotes }
        set { traits.smartQuotes = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashes }
        set { traits.smartDashes = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDelete }
        set { traits.smartInsertDelete = newValue }
    }
    open var inlinePredictionType: UITextInlinePredictionType {
        get { traits.inlinePrediction }
        set { traits.inlinePrediction = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { traits.keyboard = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.appearance }
        set { traits.appearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKey }
        set { traits.returnKey = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { traits.isSecure }
        set { traits.isSecure = newValue }
    }
    open var textContentType: UITextContentType! {
        get { traits.contentType }
        set { traits.contentType = newValue }
    }
    open var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue }
    }
    /// What takes the place of the keyboard. After a change while the text is edited call `reloadInputViews()`.
    open override var inputView: UIView? {
        get { typedInto }
        set { typedInto = newValue }
    }
    /// What stands on top of the keyboard.
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }

    // MARK: Text input

    open var hasText: Bool { editor.length > 0 }
    open func insertText(_ text: String) { userInsert(text) }
    open func deleteBackward() { userDeleteBackward() }
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayChange(editor.nsRange(range), to: text)
    }
    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }
    open var markedTextRange: UITextRange? { editor.markedTextRange }
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.compose(markedText, selected: selectedRange)
    }
    open func unmarkText() { editor.endComposing() }
    open var beginningOfDocument: UITextPosition { editor.beginning }
    open var endOfDocument: UITextPosition { editor.end }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { editor.position(from: position, in: direction, offset: offset) }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.distance(from: from, to: toPosition)
    }
    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthest: direction)
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { editor.characterRange(extending: position, in: direction) }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { editor.writingDirection(at: position) }
    /// Without effect: each paragraph is set as its own letters read.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(range) }
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        editor.selectionRects(editor.nsRange(range))
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(point, within: nil) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(point) }
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { editor.styling(at: position, direction) }
    open var textInputView: UIView { self }
    open var selectionAffinity: UITextStorageDirection {
        get { editor.affinity }
        set { editor.affinity = newValue }
    }
    open func attributedText(in range: UITextRange) -> NSAttributedString { editor.attributedText(in: range) }
    open func insertAttributedText(_ string: NSAttributedString) {
        editor.replace(TextRange(editor.selection), with: string)
    }
    open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        editor.replace(range, with: attributedText)
    }

    // MARK: Edit actions

    open override func cut(_ sender: Any?) { editor.cutSelection() }
    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func paste(_ sender: Any?) { editor.paste() }
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

    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let start = offset(from: beginningOfDocument, to: textRange.start)
        let range = NSRange(location: start, length: offset(from: textRange.start, to: textRange.end))
        return delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }
}
