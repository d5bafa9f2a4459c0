import InterludeFoundation
import CoreGraphics
import QuartzCore

/// A view that displays one or more lines of text.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// The values that the app has set; the text to draw follows from them.
    struct Content: Equatable {
        var text: String?
        /// As given; without the label's own attributes.
        var attributed: NSAttributedString?
        var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        var textColor = UIColor.label
        var highlightedTextColor: UIColor?
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The setters of these two rule over attributed text's own paragraphs only when called after it was set.
        var overridesAlignment = false
        var overridesLineBreakMode = false
        var shadowColor: UIColor?
        var shadowOffset = CGSize(width: 0, height: -1)
        var isHighlighted = false
        var isEnabled = true

        /// Whether the text takes the same room as another one.
        func takesSameRoom(as other: Content) -> Bool {
            var other = other
            other.textColor = textColor
            other.highlightedTextColor = highlightedTextColor
            other.shadowColor = shadowColor
            other.shadowOffset = shadowOffset
            other.isHighlighted = isHighlighted
            other.isEnabled = isEnabled
            return other == self
        }
    }

    var content = Content() {
        didSet {
            guard content != oldValue else { return }
            content.takesSameRoom(as: oldValue) ? lookChanged() : contentChanged()
        }
    }
    /// The layout made last, and what it was made for.
    var lastLayout: (key: LayoutKey, layout: FittedText)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(.label, from: coder)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        // A label breaks its lines anew for a new size rather than stretch what it has drawn.
        contentMode = .redraw
    }

    // MARK: Text

    /// The text. Setting it removes the attributes.
    open var text: String? {
        get { content.attributed?.string ?? content.text }
        set {
            let change = KeyValueChange(of: self, ["text", "attributedText"])
            defer { change?.end() }
            var changed = content
            changed.text = newValue
            changed.attributed = nil
            content = changed
        }
    }

    /// The text with attributes. The label's properties apply where it has none.
    open var attributedText: NSAttributedString? {
        get { text == nil ? nil : storedText }
        set {
            let change = KeyValueChange(of: self, ["attributedText", "text"])
            defer { change?.end() }
            var changed = content
            changed.attributed = newValue.map { NSAttributedString(attributedString: $0) }
            changed.text = newValue?.string
            changed.overridesAlignment = false
            changed.overridesLineBreakMode = false
            content = changed
        }
    }

    /// The font. Setting it applies to the whole attributed text.
    open var font: UIFont! {
        get { content.font }
        set {
            let font = newValue ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
            var changed = content
            changed.font = font
            changed.attributed = changed.attributed?.replacing(.font, with: font)
            content = changed
        }
    }

    /// The color of the text. Setting it applies to the whole attributed text.
    open var textColor: UIColor! {
        get { content.textColor }
        set {
            let color: UIColor = newValue ?? .label
            var changed = content
            changed.textColor = color
            changed.attributed = changed.attributed?.replacing(.foregroundColor, with: color)
            content = changed
        }
    }

    /// The alignment of the text.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            var changed = content
            changed.overridesAlignment = true
            changed.alignment = newValue
            content = changed
        }
    }

    /// The line break mode, which also determines how text that does not fit is truncated.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            var changed = content
            changed.overridesLineBreakMode = true
            changed.lineBreakMode = newValue
            content = changed
        }
    }

    /// The strategy for line breaks. The default is the system's, which fills each line as far as possible. With `pushOut` the
    /// last line has no single word if another word can move down to it.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet { if lineBreakStrategy != oldValue { contentChanged() } }
    }

    /// The maximum number of lines; 0 for any number.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }

    // MARK: Look

    /// The color of a shadow without blur.
    open var shadowColor: UIColor? {
        get { content.shadowColor }
        set { content.shadowColor = newValue }
    }

    /// The offset of the shadow.
    open var shadowOffset: CGSize {
        get { content.shadowOffset }
        set { content.shadowOffset = newValue }
    }

    /// The color of highlighted text.
    open var highlightedTextColor: UIColor? {
        get { content.highlightedTextColor }
        set { content.highlightedTextColor = newValue }
    }

    /// Whether the text is highlighted.
    open var isHighlighted: Bool {
        get { content.isHighlighted }
        set { content.isHighlighted = newValue }
    }

    /// Whether the text is enabled. Disabled text is paler.
    open var isEnabled: Bool {
        get { content.isEnabled }
        set { content.isEnabled = newValue }
    }

    // MARK: Size

    /// Whether the font of a single line shrinks to fit the width.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } }
    }
    /// The minimum size of a font that shrinks, as a fraction of its size.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { contentChanged() } } }
    /// The vertical position of text whose font was reduced.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { contentChanged() } }
    }
    /// Whether letter spacing is reduced before text is truncated. Has no effect here: the extent on iOS is not
    /// documented.
    open var allowsDefaultTighteningForTruncation = false
    /// The maximum width of lines for the intrinsic content size, in points; 0 for any width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Whether the font follows the content size category.
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

    /// Returns the rectangle of the text in `bounds`, with a maximum number of lines. Override it to position the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        placedTextRect(in: bounds, numberOfLines: numberOfLines)
    }

    /// Draws the text in a rectangle. Override it to use another rectangle.
    open func drawText(in rect: CGRect) { drawFittedText(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    override var accessibilityNature: AccessibilityNature {
        AccessibilityNature(isElement: true, label: text ?? attributedText?.string, traits: .staticText)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .infinity
        let space = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : .infinity
        let space = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size
    }

    package override func layoutBaselines(width: CGFloat?) -> LayoutBaselines? { lines(width: width) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        contentChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followContentSize()
    }

    /// Takes the font of its text style in the user's present size. A font without a text style does not follow.
    private func followContentSize() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let following = font.following(traitCollection)
        if following.pointSize != font.pointSize { self.font = following }
    }

    private func contentChanged() {
        lookChanged()
        invalidateIntrinsicContentSize()
    }

    /// Colors have changed, which move nothing.
    private func lookChanged() {
        lastLayout = nil
        setNeedsDisplay()
    }
}

/// A view whose font follows the content size category.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font follows.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
