import InterludeFoundation
import QuartzCore

/// What files say by name: keys, actions, classes. The names are looked up in the tables of the app's and UIKit's classes.
@MainActor enum MemberAccess {
    enum Outcome {
        case done
        /// Neither the class nor one above it has the key.
        case noSuchKey
        /// The value is not of the property's type, or the property cannot be set.
        case wrongType
    }

    // MARK: Keys

    static func set(_ value: Any?, forKey key: String, on object: AnyObject) -> Outcome {
        if let property = property(key, of: object) { return property.set(value, in: object) ? .done : .wrongType }
        if let layer = object as? CALayer {
            // A layer takes any key.
            layer.setValue(value, forKey: key)
            return .done
        }
        // `setTitle:` stands for a key that is only to be written.
        let setter = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
        if let method = ObjectiveCClasses.method(setter, of: type(of: object)) {
            method.call(object, [value])
            return .done
        }
        // A class may take keys that it has no property for.
        if let own = ObjectiveCClasses.method("setValue:forUndefinedKey:", of: type(of: object)) {
            own.call(object, [value, key])
            return .done
        }
        return .noSuchKey
    }

    static func value(forKey key: String, of object: AnyObject) -> Any? {
        if let property = property(key, of: object) { return property.value(in: object) }
        return (object as? CALayer)?.value(forKey: key)
    }

    static func set(_ value: Any?, forKeyPath path: String, on object: AnyObject) -> Outcome {
        if let property = property(path, of: object) { return property.set(value, in: object) ? .done : .wrongType }
        guard let dot = path.firstIndex(of: ".") else { return set(value, forKey: path, on: object) }
        // A layer knows paths of its own: `transform.scale`.
        if let layer = object as? CALayer, property(String(path[..<dot]), of: layer) == nil {
            layer.setValue(value, forKeyPath: path)
            return .done
        }
        let key = String(path[..<dot])
        let rest = String(path[path.index(after: dot)...])
        guard property(key, of: object) != nil else { return .noSuchKey }
        // Nothing is there to be set, as with a message to nil.
        guard let next = self.value(forKey: key, of: object) else { return .done }
        guard type(of: next) is AnyClass else { return .noSuchKey }
        return set(value, forKeyPath: rest, on: next as AnyObject)
    }

    /// Objective-C's name of a property may leave the "is" out.
    private static func property(_ key: String, of object: AnyObject) -> ObjectiveCProperty? {
        let type: AnyClass = type(of: object)
        if let property = ObjectiveCClasses.property(key, of: type) { return property }
        guard !key.hasPrefix("is") else { return nil }
        return ObjectiveCClasses.property("is\(key.prefix(1).uppercased())\(key.dropFirst())", of: type)
    }

    /// Foundation's words for a key that is not there.
    static func undefinedKey(_ key: String, on object: AnyObject) -> String {
        "[\(description(of: object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
            + "\(key)."
    }

    static func description(of object: AnyObject) -> String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
        return "<\(UIKitParts.name(of: type(of: object))) 0x\(address)>"
    }

    // MARK: Methods

    static func selector(_ name: String) -> Selector { Selector(name) }

    /// Calls the method of a name, if there is one.
    @discardableResult
    static func call(_ name: String, on object: AnyObject, _ arguments: [Any?]) -> Any? {
        ObjectiveCClasses.method(name, of: type(of: object))?.call(object, arguments)
    }

    static func wake(_ object: AnyObject) { call("awakeFromNib", on: object, []) }

    // MARK: Classes

    /// The class with a name of Objective-C's: `@objc(Name)`.
    static func classNamed(_ name: String) -> AnyClass? { ObjectiveCClasses.type(named: name) }
}
