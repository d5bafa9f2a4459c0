/// Names a trait by a type. The system's traits are the `UITrait…` types below; traits of an application's own are not
/// carried here.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A trait, by its type.
public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public typealias Value = UIUserInterfaceIdiom
    public static var defaultValue: Value { .unspecified }
}
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public typealias Value = UIUserInterfaceStyle
    public static var defaultValue: Value { .unspecified }
}
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public typealias Value = UIUserInterfaceLevel
    public static var defaultValue: Value { .unspecified }
}
public struct UITraitLayoutDirection: UITraitDefinition {
    public typealias Value = UITraitEnvironmentLayoutDirection
    public static var defaultValue: Value { .unspecified }
}
public struct UITraitDisplayScale: UITraitDefinition {
    public typealias Value = CGFloat
    public static var defaultValue: Value { 0 }
}
public struct UITraitDisplayGamut: UITraitDefinition {
    public typealias Value = UIDisplayGamut
    public static var defaultValue: Value { .unspecified }
}
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: Value { .unspecified }
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: Value { .unspecified }
}
public struct UITraitForceTouchCapability: UITraitDefinition {
    public typealias Value = UIForceTouchCapability
    public static var defaultValue: Value { .unknown }
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public typealias Value = UIContentSizeCategory
    public static var defaultValue: Value { .unspecified }
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public typealias Value = UIAccessibilityContrast
    public static var defaultValue: Value { .unspecified }
}
public struct UITraitLegibilityWeight: UITraitDefinition {
    public typealias Value = UILegibilityWeight
    public static var defaultValue: Value { .unspecified }
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
