import CoreGraphics
import QuartzCore

/// Text of several lines that scrolls, and that the user may edit or only read.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer
    /// What is kept beside the text.
    var content = TextViewContent()
    var traits = InputTraits()
    private(set) lazy var editor = TextEditor(self)
    private(set) lazy var parts = TextViewParts(self)
    private var typedInto: UIView?
    private var accessory: UIView?
    var isInEditing = false

    /// - Parameter textContainer: what the text is set into, with a layout manager and a text storage; nil makes all three.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        (storage, manager, container) = TextViewContent.kit(textContainer)
        super.init(frame: frame)
        setUpText()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public convenience init() { self.init(frame: .zero, textContainer: nil) }

    /// - Parameter usingTextLayoutManager: which of Apple's two text engines; there is one here.
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
        set { setContent(StyledText(newValue ?? "", content.attributes)) }
    }
    open var attributedText: NSAttributedString! {
        get { storage.styled.attributedString }
        set { setAttributed(newValue) }
    }
    /// The font of all text; by default the system's in 12 points.
    open var font: UIFont? {
        get { storage.styled.parts.first?.attributes[.font] as? UIFont ?? content.attributes[.font] as? UIFont }
        set { setAttribute(.font, newValue ?? TextViewContent.font) }
    }
    open var textColor: UIColor? {
        get {
            storage.styled.parts.first?.attributes[.foregroundColor] as? UIColor
                ?? content.attributes[.foregroundColor] as? UIColor
        }
        set { setAttribute(.foregroundColor, newValue ?? .label) }
    }
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { setAlignment(newValue) }
    }
    /// What the next character typed gets.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { attributesForTyping }
        set { content.typing = newValue }
    }
    /// How links look.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { content.linkAttributes }
        set {
            content.linkAttributes = newValue ?? [:]
            textLookDidChange()
        }
    }
    /// What is made a link in text that is only read; of the kinds links alone are found here.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { textLookDidChange() } }
    open var selectedRange: NSRange {
        get { editor.selection }
        set { editor.select(newValue) }
    }

    open var textStorage: NSTextStorage { storage }
    open var layoutManager: NSLayoutManager { manager }
    open var textContainer: NSTextContainer { container }
    /// Room around the text: 8 points above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textLookDidChange() } }
    }

    // MARK: Behaviour

    /// Hears what the text view does, as a scroll view as well.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if isFirstResponder { reloadInputViews() }
            textLookDidChange()
        }
    }
    open var isSelectable = true { didSet { parts.selection.refresh() } }
    open var allowsEditingTextAttributes = false
    /// Whether typing takes the place of all text.
    open var clearsOnInsertion = false
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

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        textLookDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        textLookDidChange()
    }
    package override var firstBaselineFromTop: CGFloat? { textContainerInset.top + shownLayout.firstBaseline }
    package override var lastBaselineFromBottom: CGFloat? {
        bounds.height - textContainerInset.top - shownLayout.lastBaseline
    }

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
        return delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }
}
