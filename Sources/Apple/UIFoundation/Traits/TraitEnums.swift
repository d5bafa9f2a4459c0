/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not known, or left to the surroundings.
    case unspecified = 0
    /// Dark text on light.
    case light = 1
    /// Light text on dark.
    case dark = 2
}

/// Whether there is much or little room in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not known, or left to the surroundings.
    case unspecified = 0
    /// Little: a phone's width held upright, its height held sideways.
    case compact = 1
    /// Much: a tablet's width.
    case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known, or left to the surroundings.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television. No device profile here has it.
    case tv = 2
    /// The display of a car. No device profile here has it.
    case carPlay = 3
    /// A computer that runs the Mac's look. No device profile here has it.
    case mac = 5
    /// A headset. No device profile here has it.
    case vision = 6
}

/// The reading direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not known, or left to the surroundings.
    case unspecified = -1
    /// As in English.
    case leftToRight = 0
    /// As in Arabic and Hebrew.
    case rightToLeft = 1
}

/// The reading direction that a layout follows.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As in English.
    case leftToRight = 0
    /// As in Arabic and Hebrew.
    case rightToLeft = 1
}

/// Whether content is on the base level or elevated.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not known, or left to the surroundings.
    case unspecified = -1
    /// The window's main content.
    case base = 0
    /// Sheets, popovers and their like: dark backgrounds are lighter there.
    case elevated = 1
}

/// The preferred contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not known, or left to the surroundings.
    case unspecified = -1
    /// As designed.
    case normal = 0
    /// The user has asked for more.
    case high = 1
}

/// The preferred weight of text.
public enum UILegibilityWeight: Int, Sendable {
    /// Not known, or left to the surroundings.
    case unspecified = -1
    /// As designed.
    case regular = 0
    /// The user has asked for bold text.
    case bold = 1
}

/// The colors a display can show.
public enum UIDisplayGamut: Int, Sendable {
    /// Not known, or left to the surroundings.
    case unspecified = -1
    /// Those of sRGB.
    case SRGB = 0
    /// Those of Display P3, which are more.
    case P3 = 1
}

/// Whether a display tells how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}

/// How a view's content takes part in mirroring for right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// It is mirrored.
    case unspecified = 0
    /// Controls for playing, which look the same everywhere: it is not mirrored.
    case playback = 1
    /// Something that has its direction in the world, such as left-aligned text: it is not mirrored.
    case spatial = 2
    /// From left to right, whatever the language is.
    case forceLeftToRight = 3
    /// From right to left, whatever the language is.
    case forceRightToLeft = 4
}

/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit has for the size.
    public let rawValue: String

    /// Creates a size from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not known, or left to the surroundings.
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
    /// Three steps above the default: the largest of the ordinary ones.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the largest five.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the largest five.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the largest five.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the largest five.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Whether the size is one of the largest, which are for people who see less well.
    public var isAccessibilityCategory: Bool { (rank ?? 0) >= (UIContentSizeCategory.accessibilityMedium.rank ?? 0) }

    /// Posted when the preferred text size has changed.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category's raw value in that notification.
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
