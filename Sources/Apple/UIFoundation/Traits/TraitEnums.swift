/// The interface style: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not specified, or inherited.
    case unspecified = 0
    /// Light: dark text on a light background.
    case light = 1
    /// Dark: light text on a dark background.
    case dark = 2
}

/// The size class in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not specified, or inherited.
    case unspecified = 0
    /// Compact: a phone's width in portrait, its height in landscape.
    case compact = 1
    /// Regular: a tablet's width.
    case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not specified, or inherited.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television. No device profile here has it.
    case tv = 2
    /// The display of a car. No device profile here has it.
    case carPlay = 3
    /// A Mac. No device profile here has it.
    case mac = 5
    /// A headset. No device profile here has it.
    case vision = 6
}

/// The reading direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not specified, or inherited.
    case unspecified = -1
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// The reading direction that a layout follows.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// Whether content is on the base level or elevated.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not specified, or inherited.
    case unspecified = -1
    /// The base level: the window's main content.
    case base = 0
    /// The elevated level: sheets, popovers and the like. Dark backgrounds are lighter there.
    case elevated = 1
}

/// The preferred contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not specified, or inherited.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// Increased contrast, set by the user.
    case high = 1
}

/// The preferred weight of text.
public enum UILegibilityWeight: Int, Sendable {
    /// Not specified, or inherited.
    case unspecified = -1
    /// The regular weight.
    case regular = 0
    /// Bold text, set by the user.
    case bold = 1
}

/// The color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// Not specified, or inherited.
    case unspecified = -1
    /// The sRGB gamut.
    case SRGB = 0
    /// The Display P3 gamut, which is wider.
    case P3 = 1
}

/// Whether a display measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// The display does not measure force.
    case unavailable = 1
    /// The display measures force.
    case available = 2
}

/// Whether a view's content is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The content is mirrored.
    case unspecified = 0
    /// Playback controls, which are not mirrored.
    case playback = 1
    /// Content with a spatial direction, such as text alignment, which is not mirrored.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the size.
    public let rawValue: String

    /// Creates a size from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not specified, or inherited.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Three steps below the default.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps below the default.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step below the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Three steps above the default: the largest of the standard sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the five accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the five accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the five accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the five accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Whether the size is one of the five largest, which are for users with low vision.
    public var isAccessibilityCategory: Bool { (rank ?? 0) >= (UIContentSizeCategory.accessibilityMedium.rank ?? 0) }

    /// Posted when the preferred text size has changed.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category's raw value in the user info of `didChangeNotification`.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
    /// The place in the order of sizes; `nil` for an unspecified one.
    package var rank: Int? {
        let order: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        return order.firstIndex(of: self)
    }
}
