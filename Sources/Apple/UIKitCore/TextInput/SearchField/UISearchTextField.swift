import CoreGraphics

/// The text field of a search bar: rounded and gray, with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    let magnifier = UIImageView()
    /// The search tokens, which are displayed before the text in this order.
    open var tokens: [UISearchToken] = [] { didSet { if tokens != oldValue { tokensDidChange() } } }
    /// The color behind tokens. `nil` selects the default, the color of secondary labels.
    open var tokenBackgroundColor: UIColor! = .secondaryLabel {
        didSet { if tokenBackgroundColor != oldValue { tokensDidChange() } }
    }
    /// Whether the user can delete tokens. The default is `true`.
    open var allowsDeletingTokens = true
    /// Whether the user can copy tokens. Requires a delegate that returns item providers for them.
    /// The default is `true`.
    open var allowsCopyingTokens = true
    private(set) lazy var strip = TokenStrip(self)
    private(set) var hasStrip = false
    /// The offset of the text from its regular position.
    var textOffset = UIOffset.zero { didSet { if textOffset != oldValue { contentDidChange() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    private func dress() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = SearchMetrics.cornerRadius
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        clearButtonMode = .always
        returnKeyType = .search
        magnifier.image = UIImage(systemName: "magnifyingglass")
        magnifier.tintColor = .secondaryLabel
        magnifier.contentMode = .center
        magnifier.frame = CGRect(origin: .zero, size: SearchMetrics.magnifierSize)
        leftView = magnifier
        leftViewMode = .always
        accessibilityTraits = .searchField
    }

    /// Inserts a token. An index out of range is an error.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    /// Removes a token. An index out of range is an error.
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
    /// Returns the position of a token: at the beginning, before all text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// Returns the tokens in a range: all tokens if the range begins at the beginning of the
    /// field's content, none if it contains only text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        let isOfTextAlone = (textRange as? TextRange)?.isBehindTokens ?? false
        return !isOfTextAlone && compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }
    /// The text without the tokens.
    open var textualRange: UITextRange {
        let range = textRange(from: beginningOfDocument, to: endOfDocument)
        (range as? TextRange)?.isBehindTokens = true
        return range ?? UITextRange()
    }
    /// Removes the text of a range and inserts a token.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    // MARK: Places

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let factor = max(1, (font?.pointSize ?? SearchMetrics.fontSize) / SearchMetrics.fontSize)
        let size = CGSize(
            width: SearchMetrics.magnifierSize.width * factor, height: SearchMetrics.magnifierSize.height * factor)
        let x =
            isMirrored
            ? bounds.maxX - SearchMetrics.magnifierMargin - size.width : bounds.minX + SearchMetrics.magnifierMargin
        return CGRect(x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? 6 : -6, dy: 0)
    }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: isMirrored ? 6 : -6, dy: 0)
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect { padded(super.textRect(forBounds: bounds)) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { padded(super.editingRect(forBounds: bounds)) }

    private func padded(_ rect: CGRect) -> CGRect {
        let gap = min(SearchMetrics.textGap, rect.width / 2)
        let room = rect.insetBy(dx: gap, dy: 0)
        return besideTokens(room).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    /// Returns the text's room without that of the tokens.
    private func besideTokens(_ room: CGRect) -> CGRect {
        guard !tokens.isEmpty else { return room }
        let taken = min(strip.width(in: room.width) + SearchMetrics.textGap, room.width)
        return CGRect(
            x: isMirrored ? room.minX : room.minX + taken, y: room.minY, width: room.width - taken,
            height: room.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        sizeMagnifier()
        guard hasStrip else { return }
        let room = super.textRect(forBounds: bounds).insetBy(dx: SearchMetrics.textGap, dy: 0)
        let width = strip.width(in: room.width)
        strip.frame = CGRect(
            x: isMirrored ? room.maxX - width : room.minX, y: 0, width: width, height: bounds.height)
    }

    /// Adapts the magnifying glass to the size of the text.
    private func sizeMagnifier() {
        guard let font, font.pointSize != SearchMetrics.fontSize || magnifier.preferredSymbolConfiguration != nil else {
            return
        }
        let size = UIImage.SymbolConfiguration(font: font)
        if magnifier.preferredSymbolConfiguration != size { magnifier.preferredSymbolConfiguration = size }
    }

    // MARK: Tokens

    private func tokensDidChange() {
        guard hasStrip || !tokens.isEmpty else { return }
        if !hasStrip {
            hasStrip = true
            addSubview(strip)
        }
        strip.show(tokens, color: tokenBackgroundColor ?? .secondaryLabel)
        contentDidChange()
    }

    /// The user has taken a token out.
    private func deleteToken(at index: Int) {
        tokens.remove(at: index)
        userDidEdit()
    }

    /// Deletes the character before the insertion point, or the selected token. Before the first
    /// character, it selects the last token.
    open override func deleteBackward() {
        guard allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
        if let chosen = strip.chosen { return deleteToken(at: chosen) }
        guard editor.selection.location == 0, editor.selection.length == 0 else { return super.deleteBackward() }
        strip.chosen = tokens.count - 1
    }

    /// Inserts text, which replaces a selected token.
    open override func insertText(_ text: String) {
        if hasStrip, let chosen = strip.chosen, allowsDeletingTokens { tokens.remove(at: chosen) }
        super.insertText(text)
    }

    // MARK: Edit actions

    /// Copies the selected token, or the selection. A selection of the whole text includes all
    /// tokens.
    open override func copy(_ sender: Any?) {
        if !copyTokens() { super.copy(sender) }
    }
    /// Copies the selection and deletes it.
    open override func cut(_ sender: Any?) {
        guard allowsDeletingTokens, copyTokens() else { return super.cut(sender) }
        deleteCopiedTokens()
    }
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if super.canPerformAction(action, withSender: sender) { return true }
        guard isFirstResponder, let known = action.name.flatMap(EditAction.init) else { return false }
        return tokensTakePart(in: known)
    }

    open override func drawPlaceholder(in rect: CGRect) {
        if tokens.isEmpty { super.drawPlaceholder(in: rect) }
    }

    override var hasContentToClear: Bool { super.hasContentToClear || !tokens.isEmpty }

    override func willBeCleared() {
        guard !tokens.isEmpty else { return }
        tokens = []
        if content.text.length == 0 { userDidEdit() }
    }

    override func didEnd() {
        super.didEnd()
        if hasStrip { strip.chosen = nil }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: naturalHeight)
    }

    /// As high as Interface Builder writes it, or more where the text needs it.
    final var naturalHeight: CGFloat {
        let line = font?.lineHeight ?? 0
        return max(SearchMetrics.fieldHeight, (line + SearchMetrics.textPadding).rounded(.up))
    }
}

/// A search token: a search term in addition to the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// The represented object, for the app's own use. The default is `nil`.
    open var representedObject: Any?
    let icon: UIImage?
    let text: String

    /// Creates a token with an image and a text.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// Sizes as on screen shots of phones; the heights of bar and field are those that Interface Builder writes: 56 and 36.
enum SearchMetrics {
    static let fieldHeight: CGFloat = 36
    static let barHeight: CGFloat = 56
    static let margin: CGFloat = 8
    static let cornerRadius: CGFloat = 10
    static let fontSize: CGFloat = 17
    /// Above and below a line that is higher than the field leaves room for, together.
    static let textPadding: CGFloat = 14
    static let magnifierSize = CGSize(width: 20, height: 20)
    static let magnifierMargin: CGFloat = 6
    static let textGap: CGFloat = 5
    /// Tokens: their height and corners, and what is beside and between their parts.
    static let token: (height: CGFloat, radius: CGFloat, padding: CGFloat, gap: CGFloat) = (24, 6, 7, 4)
    static let scopeHeight: CGFloat = 44
    /// The scopes' control in that room.
    static let scopeControl: CGFloat = 32
    static let promptHeight: CGFloat = 19
    static let cancelGap: CGFloat = 10
    /// How far a search bar in a navigation bar is moved up: its field is then a point below the title's room.
    static let navigationRise: CGFloat = 9
}
