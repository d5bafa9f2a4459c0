/// A trait that is identified by a type. The system's traits are the `UITrait…` types below.
/// Limitation: custom traits of an app are not stored.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value if none was set.
    static var defaultValue: Value { get }
}

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// Phone, tablet and others.
    public typealias Value = UIUserInterfaceIdiom
    /// Unspecified.
    public static var defaultValue: Value { .unspecified }
}
/// The interface style.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// Light, dark or unspecified.
    public typealias Value = UIUserInterfaceStyle
    /// Unspecified.
    public static var defaultValue: Value { .unspecified }
}
/// The interface level.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// Base or elevated.
    public typealias Value = UIUserInterfaceLevel
    /// Unspecified.
    public static var defaultValue: Value { .unspecified }
}
/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// Left to right or right to left.
    public typealias Value = UITraitEnvironmentLayoutDirection
    /// Unspecified.
    public static var defaultValue: Value { .unspecified }
}
/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
    /// A number, larger than 0 if it is known.
    public typealias Value = CGFloat
    /// 0: unspecified.
    public static var defaultValue: Value { 0 }
}
/// The color gamut of the display.
public struct UITraitDisplayGamut: UITraitDefinition {
    /// sRGB or Display P3.
    public typealias Value = UIDisplayGamut
    /// Unspecified.
    public static var defaultValue: Value { .unspecified }
}
/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// Compact or regular.
    public typealias Value = UIUserInterfaceSizeClass
    /// Unspecified.
    public static var defaultValue: Value { .unspecified }
}
/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// Compact or regular.
    public typealias Value = UIUserInterfaceSizeClass
    /// Unspecified.
    public static var defaultValue: Value { .unspecified }
}
/// Whether the display measures the force of touches.
public struct UITraitForceTouchCapability: UITraitDefinition {
    /// Available or not.
    public typealias Value = UIForceTouchCapability
    /// Unknown.
    public static var defaultValue: Value { .unknown }
}
/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// One of twelve sizes.
    public typealias Value = UIContentSizeCategory
    /// Unspecified.
    public static var defaultValue: Value { .unspecified }
}
/// The preferred contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// Normal or high.
    public typealias Value = UIAccessibilityContrast
    /// Unspecified.
    public static var defaultValue: Value { .unspecified }
}
/// The preferred weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition {
    /// Regular or bold.
    public typealias Value = UILegibilityWeight
    /// Unspecified.
    public static var defaultValue: Value { .unspecified }
}

/// Where a trait's value is among the values.
package struct TraitField {
    let isSet: (TraitValues) -> Bool
    package let clear: (inout TraitValues) -> Void
    let differs: (TraitValues, TraitValues) -> Bool

    private init<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value?>) {
        isSet = { $0[keyPath: path] != nil }
        clear = { $0[keyPath: path] = nil }
        differs = { $0[keyPath: path] != $1[keyPath: path] }
    }

    /// `nil` for traits that are not the system's.
    init?(_ trait: UITrait) {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): self.init(\.userInterfaceIdiom)
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): self.init(\.userInterfaceStyle)
        case ObjectIdentifier(UITraitUserInterfaceLevel.self): self.init(\.userInterfaceLevel)
        case ObjectIdentifier(UITraitLayoutDirection.self): self.init(\.layoutDirection)
        case ObjectIdentifier(UITraitDisplayScale.self): self.init(\.displayScale)
        case ObjectIdentifier(UITraitDisplayGamut.self): self.init(\.displayGamut)
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): self.init(\.horizontalSizeClass)
        case ObjectIdentifier(UITraitVerticalSizeClass.self): self.init(\.verticalSizeClass)
        case ObjectIdentifier(UITraitForceTouchCapability.self): self.init(\.forceTouchCapability)
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): self.init(\.preferredContentSizeCategory)
        case ObjectIdentifier(UITraitAccessibilityContrast.self): self.init(\.accessibilityContrast)
        case ObjectIdentifier(UITraitLegibilityWeight.self): self.init(\.legibilityWeight)
        default: return nil
        }
    }
}
