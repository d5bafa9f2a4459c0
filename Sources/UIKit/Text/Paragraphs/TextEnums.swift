/// Which edge the lines of a paragraph keep to.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// The edge at which reading begins in the app's language.
    case natural = 4
}

/// What happens to a paragraph that is wider than its space.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
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
    case leftToRight = 0
    case rightToLeft = 1
}

/// How text that was made smaller to fit sits in its line.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}

/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Blanks are left out.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
