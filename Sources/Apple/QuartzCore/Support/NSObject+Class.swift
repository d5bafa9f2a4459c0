import Foundation
import InterludeFoundation

extension NSObjectProtocol where Self: NSObject {
    /// Returns the class's name, as Objective-C classes do.
    public static func description() -> String { UIKitParts.publicName(NSStringFromClass(self)) }
    /// Returns the class itself.
    public static func classForCoder() -> AnyClass { self }
}
