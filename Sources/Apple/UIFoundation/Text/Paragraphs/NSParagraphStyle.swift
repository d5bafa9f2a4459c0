/// The layout of a paragraph: alignment, line breaking, spacing and indents. Lengths are in points.
///
/// Instances of this class are immutable; use `NSMutableParagraphStyle` for changes.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// Strategies for line breaks.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits. Unknown bits are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Moves a word to the last line so that this does not consist of a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Does not break Korean words. Always the case here.
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

    /// The default style.
    open class var `default`: NSParagraphStyle { shared }

    /// Returns the writing direction of a language; `nil` is the app's language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let rightToLeft: Set<String> = ["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]
        let code = (languageName ?? "en").prefix { $0 != "-" && $0 != "_" }.lowercased()
        return rightToLeft.contains(code) ? .rightToLeft : .leftToRight
    }

    /// The alignment of the text. The default is natural.
    open var alignment: NSTextAlignment { values.alignment }
    /// The treatment of text that is too wide. The default is wrapping by words.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The strategy for line breaks. The default is none; a label's own strategy is used as well.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    /// The writing direction. The default is natural: that of the first letter with a direction.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The space between the bottom of a line and the top of the next, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph in points, if it is not the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The indent of all lines but the first from the leading margin, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The trailing edge of the lines in points from the leading margin; zero or negative values
    /// are from the trailing margin.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The indent of the first line from the leading margin, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The minimum height of a line in points. The default is 0.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line in points; 0 is unlimited.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor of the natural line height; 0 counts as 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The threshold for hyphenation, from 0 for never to 1. The default is 0. Has no effect here:
    /// words are not hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether the system hyphenates words. The default is `false`. Has no effect here: words are
    /// not hyphenated.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Whether letters can be tightened before the text is truncated. The default is `false`. Has
    /// no effect here.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The tab stops. The default is twelve, 28 points apart.
    open var tabStops: [NSTextTab] { stops }
    /// The distance of tab stops after the last one, in points. The default is 0: the distance of
    /// the last two.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    public override init() { super.init() }

    /// Returns an immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        copy.stops = stops
        return copy
    }

    /// Returns a mutable style with the same values.
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
