/// The alignment of a paragraph's lines.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left = 0
    /// Centered.
    case center = 1
    /// At the right edge.
    case right = 2
    /// At both edges: the spaces of all lines but the last are stretched.
    case justified = 3
    /// At the edge where reading begins in the app's language.
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

/// The reading direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first strong character.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The vertical position of text that is scaled down to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline is that of the original text.
    case alignBaselines = 0
    /// The text is centered vertically in the original text's line.
    case alignCenters = 1
    /// The text is at the top of the original text's line.
    case none = 2
}

/// The appearance of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from raw bits. Unknown bits are preserved.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line with alternating dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line with alternating dashes and pairs of dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// No line at spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
