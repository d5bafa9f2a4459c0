import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// The class's name, as Objective-C's classes describe themselves.
    public static func description() -> String { NSStringFromClass(self) }
    /// The class itself.
    public static func classForCoder() -> AnyClass { self }
}
