import Foundation

// NSObjectProtocol's own questions where there is an Objective-C runtime: delegates are asked for their class. Foundation has them
// on NSObject alone.
extension NSObjectProtocol {
    /// Whether the object is of a class or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var next: AnyClass? = type(of: self as AnyObject)
        while let current = next, current != aClass { next = _getSuperclass(current) }
        return next != nil
    }

    /// Whether the object is of a class and of none below it.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}
