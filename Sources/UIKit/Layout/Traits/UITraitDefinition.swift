/// Names a trait by a type. The system's traits are the `UITrait…` types below; traits of an application's own are not
/// carried here.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
}
public struct UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
public struct UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { 0 }
}
public struct UITraitDisplayGamut: UITraitDefinition {
    public static var defaultValue: UIDisplayGamut { .unspecified }
}
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
public struct UITraitForceTouchCapability: UITraitDefinition {
    public static var defaultValue: UIForceTouchCapability { .unknown }
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
}
public struct UITraitLegibilityWeight: UITraitDefinition {
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Where a trait's value is among the values.
struct TraitField {
    let isSet: (TraitValues) -> Bool
    let clear: (inout TraitValues) -> Void
    let differs: (TraitValues, TraitValues) -> Bool

    private init<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value?>) {
        isSet = { $0[keyPath: path] != nil }
        clear = { $0[keyPath: path] = nil }
        differs = { $0[keyPath: path] != $1[keyPath: path] }
    }

    /// Nil for traits that are not the system's.
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
