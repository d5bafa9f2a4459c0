import Foundation
import InterludeFoundation

extension NSObjectProtocol where Self: NSObject {
    /// The class's name, as Objective-C's classes describe themselves.
    public static func description() -> String { UIKitParts.publicName(NSStringFromClass(self)) }
    /// The class itself.
    public static func classForCoder() -> AnyClass { self }
}
