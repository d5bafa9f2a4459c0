import Foundation

/// The replacement in ported sources for `object.name` of an `AnyObject`, which Objective-C looks up in the object's
/// class.
public enum ObjectiveCLookup {
    /// The object's property of that name; `nil` if it has none.
    public static func value<Value>(of object: Any?, named name: String) -> Value! {
        guard let object = object.map({ $0 as AnyObject }),
            let property = ObjectiveCClasses.property(name, of: type(of: object))
        else { return nil }
        return ObjectiveCValue.convert(property.value(in: object), to: Value.self)
    }

    /// Returns the content of an `NSValue` or `NSNumber`, or the value itself.
    public static func value<Holder: NSValue, Value>(_ object: Any?, _ path: KeyPath<Holder, Value>) -> Value! {
        if let value = object as? Value { return value }
        if let holder = object as? Holder { return holder[keyPath: path] }
        if let number = ObjectiveCValue.number(object) as? Holder { return number[keyPath: path] }
        return nil
    }

    /// Whether two objects are the same by what the first one's class says.
    public static func isEqual(_ object: Any?, _ other: Any?) -> Bool {
        guard let object else { return false }
        if let value = object as? AnyHashable, let other = other as? AnyHashable, value == other { return true }
        return (object as AnyObject as? NSObject)?.isEqual(other.map { $0 as AnyObject }) ?? false
    }

    /// The element of an array or a dictionary; `nil` if there is none, or the object is neither.
    public static func element(of object: Any?, at key: Any) -> Any? {
        switch object {
        case let dictionary as NSDictionary: return dictionary.object(forKey: key)
        case let array as NSArray:
            guard let index = key as? Int, (0..<array.count).contains(index) else { return nil }
            return array.object(at: index)
        case let dictionary as [AnyHashable: Any]: return (key as? AnyHashable).flatMap { dictionary[$0] }
        case let array as [Any]: return (key as? Int).flatMap { array.indices.contains($0) ? array[$0] : nil }
        default: return nil
        }
    }

    /// Calls the object's method of that name; `nil` if it has none, or returns nothing.
    @discardableResult
    public static func call(_ object: Any?, _ selector: String, _ arguments: [Any?]) -> Any? {
        guard let object = object.map({ $0 as AnyObject }) else { return nil }
        return ObjectiveCClasses.method(selector, of: type(of: object))?.call(object, arguments)
    }
}
