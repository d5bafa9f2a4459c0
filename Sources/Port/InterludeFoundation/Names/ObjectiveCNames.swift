import Foundation

/// The replacements in ported sources for `NSClassFromString` and `NSStringFromClass`, with the names of
/// `@objc(Name)`.
public enum ObjectiveCNames {
    /// The class of a name, as `Shop.Detail`, or as `@objc(Detail)` calls it.
    public static func type(named name: String) -> AnyClass? {
        ObjectiveCClasses.type(named: name) ?? UIKitParts.type(named: name) ?? NSClassFromString(name)
    }

    /// A class's name.
    public static func name(of type: AnyClass) -> String {
        ObjectiveCClasses.name(of: type) ?? UIKitParts.publicName(NSStringFromClass(type))
    }
}
