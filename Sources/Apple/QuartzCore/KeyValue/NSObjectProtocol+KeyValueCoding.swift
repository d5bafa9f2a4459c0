import Foundation
import InterludeFoundation

// NSObject's key-value coding where there is an Objective-C runtime. It stands on the protocol, so that layers and animations,
// which have keys of their own, have methods of their own.
extension NSObjectProtocol {
    /// Returns the value of the property with the name `key`.
    public func value(forKey key: String) -> Any? { KeyValueCoding.value(self, key) }

    /// Sets the property with the name `key`. A number is converted to the property's type.
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, self, key) }

    /// Returns the value at the end of a key path: names with dots between them.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(self, path: keyPath) }

    /// Sets the property at the end of names with dots between them.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueCoding.set(value, self, path: keyPath)
    }

    /// Returns the values of several properties, with `NSNull` for `nil`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Sets several properties.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Called for a key without a property. Traps.
    public func value(forUndefinedKey key: String) -> Any? {
        KeyValueCoding.isUndefined(key, of: self, "valueForUndefinedKey:")
    }

    /// Called for a name that no property has. This traps.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.isUndefined(key, of: self, "setValue:forUndefinedKey:")
    }
}

// The same of classes: their own properties.
extension NSObjectProtocol {
    /// Returns the value of the class property with the name `key`.
    public static func value(forKey key: String) -> Any? {
        guard let method = ObjectiveCClasses.classMethod(key, of: self) else {
            KeyValueCoding.isUndefined(key, of: self as AnyObject, "valueForUndefinedKey:")
        }
        return method.call(self as AnyObject, [])
    }

    /// Returns the value at the end of a key path, whose first name is a class property.
    public static func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        let first = value(forKey: String(keyPath[..<dot]))
        return first.flatMap {
            KeyValueCoding.value($0 as AnyObject, path: String(keyPath[keyPath.index(after: dot)...]))
        }
    }
}

/// Properties by their names.
package enum KeyValueCoding {
    package static func value(_ object: AnyObject, _ key: String) -> Any? {
        if let property = property(key, of: object) { return property.value(in: object) }
        switch object {
        case let layer as CALayer: return layer.value(forKey: key)
        case let animation as CAAnimation: return animation.value(forKey: key)
        case let dictionary as NSDictionary: return dictionary.object(forKey: key as NSString)
        case let array as NSArray: return array.map { value($0 as AnyObject, key) ?? NSNull() }
        default: break
        }
        if let getter = ObjectiveCClasses.method(key, of: type(of: object)) { return getter.call(object, []) }
        if let own = ObjectiveCClasses.method("valueForUndefinedKey:", of: type(of: object)) {
            return own.call(object, [key])
        }
        isUndefined(key, of: object, "valueForUndefinedKey:")
    }

    package static func set(_ value: Any?, _ object: AnyObject, _ key: String) {
        if let property = property(key, of: object), property.isSettable {
            guard !property.set(value, in: object) else { return }
            fatalError("[\(type(of: object)) setValue:forKey:]: \(value ?? "nil") is no value for the key \(key)")
        }
        if let layer = object as? CALayer { return layer.setValue(value, forKey: key) }
        if let animation = object as? CAAnimation { return animation.setValue(value, forKey: key) }
        if let dictionary = object as? NSMutableDictionary {
            guard let value else { return dictionary.removeObject(forKey: key) }
            return dictionary.setObject(value, forKey: key as NSString)
        }
        if let own = ObjectiveCClasses.method("setValue:forUndefinedKey:", of: type(of: object)) {
            own.call(object, [value, key])
            return
        }
        isUndefined(key, of: object, "setValue:forUndefinedKey:")
    }

    package static func value(_ object: AnyObject, path: String) -> Any? {
        // A layer knows paths into its values: `transform.scale`.
        if let layer = object as? CALayer { return layer.value(forKeyPath: path) }
        guard let dot = path.firstIndex(of: ".") else { return value(object, path) }
        let next = value(object, String(path[..<dot]))
        return next.flatMap { value($0 as AnyObject, path: String(path[path.index(after: dot)...])) }
    }

    package static func set(_ value: Any?, _ object: AnyObject, path: String) {
        if let layer = object as? CALayer, property(path, of: layer) == nil {
            return layer.setValue(value, forKeyPath: path)
        }
        guard let dot = path.firstIndex(of: ".") else { return set(value, object, path) }
        guard let next = self.value(object, String(path[..<dot])) else { return }
        set(value, next as AnyObject, path: String(path[path.index(after: dot)...]))
    }

    /// A property of the name, or `isHidden` for `hidden`.
    private static func property(_ key: String, of object: AnyObject) -> ObjectiveCProperty? {
        let type: AnyClass = type(of: object)
        return ObjectiveCClasses.property(key, of: type)
            ?? ObjectiveCClasses.property("is\(key.prefix(1).uppercased())\(key.dropFirst())", of: type)
    }

    static func isUndefined(_ key: String, of object: AnyObject, _ method: String) -> Never {
        fatalError(
            "[\(type(of: object)) \(method)]: this class is not key value coding-compliant for the key \(key).")
    }
}
