import CoreGraphics

/// The text field of a search bar: rounded and grey, with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    let glass = UIImageView()
    /// What is searched for beside the text. Kept; tokens are not drawn here.
    open var tokens: [UISearchToken] = []
    /// The colour behind tokens. Default that of secondary labels; kept, without effect.
    open var tokenBackgroundColor: UIColor! = .secondaryLabel
    /// Whether the user may delete tokens. Default true; kept, without effect.
    open var allowsDeletingTokens = true
    /// Whether the user may copy tokens. Default true; kept, without effect.
    open var allowsCopyingTokens = true
    weak var bar: UISearchBar?

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
        layer.cornerRadius = SearchFigures.cornerRadius
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        clearButtonMode = .always
        returnKeyType = .search
        glass.image = UIImage(systemName: "magnifyingglass")
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame = CGRect(origin: .zero, size: SearchFigures.glassSize)
        leftView = glass
        leftViewMode = .always
        accessibilityTraits = .searchField
    }

    /// Puts a token in. An index out of range is an error.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    /// Takes a token out. An index out of range is an error.
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
    /// Where a token is: always at the beginning, before all text.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// The tokens in a range: always all, as they are not part of the text here.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { tokens }
    /// The text without the tokens.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }
    /// Takes the text of a range out and puts a token in.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    // MARK: Places

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = SearchFigures.glassSize
        let x =
            isMirrored ? bounds.maxX - SearchFigures.glassMargin - size.width : bounds.minX + SearchFigures.glassMargin
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
        let gap = min(SearchFigures.textGap, rect.width / 2)
        return rect.insetBy(dx: gap, dy: 0)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width, height: SearchFigures.fieldHeight)
    }

}

/// Something that is searched for, beside the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    /// What the token stands for, for the app's own use. Default nil.
    open var representedObject: Any?
    let icon: UIImage?
    let text: String

    /// A token with an image and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

/// Sizes as on screen shots of phones; the heights of bar and field are those that Interface Builder writes: 56 and 36.
enum SearchFigures {
    static let fieldHeight: CGFloat = 36
    static let barHeight: CGFloat = 56
    static let margin: CGFloat = 8
    static let cornerRadius: CGFloat = 10
    static let glassSize = CGSize(width: 20, height: 20)
    static let glassMargin: CGFloat = 6
    static let textGap: CGFloat = 5
    static let scopeHeight: CGFloat = 44
    static let promptHeight: CGFloat = 19
    static let cancelGap: CGFloat = 10
    /// How far a search bar in a navigation bar is moved up: its field then stands a point below the title's room.
    static let navigationRise: CGFloat = 9
}
