import Foundation

/// The modules that the module `UIKit` re-exports.
///
/// Apps know all of their types as UIKit's, in texts and in look-ups by name. The runtime names the part that declares a type.
package enum UIKitParts {
    /// The names of the parts.
    package static let modules = ["UIFoundation", "UIKitCore", "UIKitDynamics"]

    /// The full name of a type, with `UIKit` in place of its parts: `UIKit.UIView`.
    package static func name(of type: Any.Type) -> String { publicName(String(reflecting: type)) }

    /// A name of the runtime's with `UIKit` in place of its parts.
    package static func publicName(_ name: String) -> String {
        modules.reduce(name) { name, module in
            let part = module + "."
            if name.hasPrefix(part) { return "UIKit." + name.dropFirst(part.count) }
            return name.contains("<") ? name.replacingOccurrences(of: part, with: "UIKit.") : name
        }
    }

    /// Returns the class of a name such as `UIKit.UIView`, or `nil` for names of other modules.
    package static func type(named name: String) -> AnyClass? {
        guard name.hasPrefix("UIKit.") else { return nil }
        return modules.lazy.compactMap { NSClassFromString("\($0).\(name.dropFirst(6))") }.first
    }
}
