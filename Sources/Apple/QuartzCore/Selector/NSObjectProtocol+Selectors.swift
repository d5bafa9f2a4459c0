import Foundation
import InterludeFoundation

// NSObject's own methods where there is an Objective-C runtime. They stand on the protocol, so that a class may have methods
// of these names.
extension NSObjectProtocol {
    /// Whether the object has the method: its class has the method of the selector, or a method
    /// with the selector's name.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

    /// Calls the method that a selector names.
    ///
    /// - Returns: The method's result as an object, if the selector was found by its name.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { result(of: aSelector, nil, nil) }

    /// Calls the method that a selector names, with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        result(of: aSelector, object, nil)
    }

    /// Calls the method that a selector names, with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        result(of: aSelector, object1, object2)
    }

    /// What Objective-C would return is owned by nobody, and so is what this returns: it lives until the run loop turns.
    private func result(of selector: Selector?, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
        guard let result = selector?.perform(on: self, with: first, for: second) else { return nil }
        let object = result as AnyObject
        nonisolated(unsafe) let kept = object
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        return Unmanaged.passUnretained(object)
    }
}

// The same of classes: their own methods.
extension NSObjectProtocol {
    /// Whether the class itself has the method.
    public static func responds(to aSelector: Selector!) -> Bool {
        aSelector?.isImplemented(by: self as AnyObject) ?? false
    }

    /// Calls a method of the class itself.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard let result = aSelector?.perform(on: self as AnyObject, with: nil) else { return nil }
        return Unmanaged.passUnretained(result as AnyObject)
    }

    /// Returns the receiver of a message without a method; called only by an Objective-C runtime.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
