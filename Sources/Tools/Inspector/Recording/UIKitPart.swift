import InterludeFoundation
import UIKit

/// Finds out what UIKit's own views call their parts, such as `hairline` for a line in a navigation bar: the name of the
/// property that holds it.
///
/// Only UIKit's classes are looked into. A class of the application may have an unowned reference to something that is
/// gone, and reading that would stop the program.
@MainActor enum UIKitPart {
    /// The name of the property of an object, or of a class of UIKit's that it inherits from, that holds a view.
    static func name(of view: UIView, in owner: UIResponder) -> String? {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let level = mirror {
            if isUIKits(level.subjectType), let name = property(holding: view, of: level) { return name }
            mirror = level.superclassMirror
        }
        return nil
    }

    private static func isUIKits(_ type: Any.Type) -> Bool { UIKitParts.name(of: type).hasPrefix("UIKit.") }

    private static func property(holding view: UIView, of level: Mirror) -> String? {
        let label = level.children.first { ($0.value as? UIView) === view }?.label
        return label.map { $0.hasPrefix(lazyPrefix) ? String($0.dropFirst(lazyPrefix.count)) : $0 }
    }

    /// Stands before the names of lazy properties.
    private static let lazyPrefix = "$__lazy_storage_$_"
}
