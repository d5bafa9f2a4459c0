/// Which edge the lines of a paragraph keep to.
public enum NSTextAlignment: Int, Sendable {
    /// The left edge.
    case left = 0
    /// The middle, leaving both edges free.
    case center = 1
    /// The right edge.
    case right = 2
    /// Both edges: the blanks of all lines but the last are stretched.
    case justified = 3
    /// The edge at which reading begins in the app's language.
    case natural = 4
}

/// The treatment of a paragraph that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
    /// Continues in the next line, between words if possible.
    case byWordWrapping = 0
    /// Continues in the next line, between any letters.
    case byCharWrapping = 1
    /// The text is clipped.
    case byClipping = 2
    /// "…end of text"
    case byTruncatingHead = 3
    /// "Beginning of…"
    case byTruncatingTail = 4
    /// "Beginning…end"
    case byTruncatingMiddle = 5

    /// Whether what does not fit is replaced by an ellipsis.
    package var truncates: Bool { rawValue >= Self.byTruncatingHead.rawValue }
}

/// The direction a paragraph is read in.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first strong character.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// How text that was made smaller to fit sits in its line.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Its baseline is that of the larger text.
    case alignBaselines = 0
    /// It is centered on the larger text's line.
    case alignCenters = 1
    /// It starts at the top of the larger text's line.
    case none = 2
}

/// The appearance of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of bits; bits without a meaning are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Made of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Made of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Made of dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Made of a dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Blanks are left out.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
