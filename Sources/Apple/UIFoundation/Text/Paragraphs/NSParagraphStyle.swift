/// The layout of a paragraph: alignment, line breaking, spacing and indents. Lengths are points.
///
/// Instances made by this class never change; `NSMutableParagraphStyle` does.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// Ways of choosing line breaks.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set of bits; bits without a meaning are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Moves a word on so that the last line is not a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Keeps Korean words whole, which is always so here.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of the system's own texts: all of the above.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// All figures in one value, so that copies and comparisons cannot forget one.
    package struct Values: Hashable {
        package var alignment = NSTextAlignment.natural
        package var lineBreakMode = NSLineBreakMode.byWordWrapping
        package var lineBreakStrategy: UInt = 0
        package var baseWritingDirection = NSWritingDirection.natural
        package var lineSpacing: CGFloat = 0
        package var paragraphSpacing: CGFloat = 0
        package var paragraphSpacingBefore: CGFloat = 0
        package var headIndent: CGFloat = 0
        package var tailIndent: CGFloat = 0
        package var firstLineHeadIndent: CGFloat = 0
        package var minimumLineHeight: CGFloat = 0
        package var maximumLineHeight: CGFloat = 0
        package var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        package var allowsDefaultTighteningForTruncation = false
        package var defaultTabInterval: CGFloat = 0
    }

    package var values = Values()
    var stops = NSParagraphStyle.defaultTabStops

    /// iOS's default: twelve stops, 28 points apart (documented).
    private static let defaultTabStops = (1...12).map {
        NSTextTab(textAlignment: .left, location: CGFloat($0) * 28, options: [:])
    }

    private static let shared = NSParagraphStyle()

    /// The style of text that says nothing about its paragraphs.
    open class var `default`: NSParagraphStyle { shared }

    /// The writing direction of a language; `nil` is the app's language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let rightToLeft: Set<String> = ["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]
        let code = (languageName ?? "en").prefix { $0 != "-" && $0 != "_" }.lowercased()
        return rightToLeft.contains(code) ? .rightToLeft : .leftToRight
    }

    /// The edge that lines keep to. The default is natural.
    open var alignment: NSTextAlignment { values.alignment }
    /// The treatment of a text that is too wide. The default is wrapping by words.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// How line breaks are chosen. The default is none; a label's own strategy counts as well.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    /// The direction of reading. The default is natural: that of the first letter that has one.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Space between the bottom of a line and the top of the next.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Space after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Space before the paragraph, if it is not the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The leading edge of all lines but the first.
    open var headIndent: CGFloat { values.headIndent }
    /// The trailing edge; zero or negative: counted from the trailing margin.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The leading edge of the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The least height of a line. The default is 0.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// Zero means no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Zero counts as one.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// How readily words are broken, from 0 for never to 1. The default is 0; it has no effect here, because no words are broken here.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are broken as the system likes. The default is `false`; it has no effect here, because no words are broken here.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Whether letters may stand closer before a text is cut off. The default is `false`; it has no effect here.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The positions after tabs. The default is twelve, 28 points apart.
    open var tabStops: [NSTextTab] { stops }
    /// How far apart places after the last tab are. The default is 0: as far as the last two.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    public override init() { super.init() }

    /// A style that cannot be changed, with the same figures.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        copy.stops = stops
        return copy
    }

    /// A style that can be changed, with the same figures.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        copy.stops = stops
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return values == other.values && stops == other.stops
    }

    open override var hash: Int { values.hashValue }
}
