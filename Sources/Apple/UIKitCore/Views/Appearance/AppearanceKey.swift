import Foundation
import InterludeFoundation

/// Something that can be set for all objects of a class.
@MainActor
struct AppearanceKey {
    let name: String
    let value: (NSObject) -> Any?
    let set: (NSObject, Any?) -> Void
    /// Whether an object still has what it was made with; by default that is so where it has what the proxy was made with.
    private var untouched: ((NSObject) -> Bool)?

    /// A property that may be `nil`.
    init<Root: NSObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>) {
        self.name = name
        value = { ($0 as? Root)?[keyPath: path] }
        set = { object, value in (object as? Root)?[keyPath: path] = value as? Value }
    }

    /// A property.
    init<Root: NSObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.name = name
        value = { ($0 as? Root)?[keyPath: path] }
        set = { object, value in if let value = value as? Value { (object as? Root)?[keyPath: path] = value } }
    }

    /// What methods get and set.
    init<Root: NSObject, Value>(
        _ name: String, _ get: @escaping @MainActor (Root) -> Value?, _ set: @escaping @MainActor (Root, Value?) -> Void
    ) {
        self.name = name
        value = { ($0 as? Root).flatMap(get) }
        self.set = { object, value in if let object = object as? Root { set(object, value as? Value) } }
    }

    /// A property of the app's own that Objective-C sees.
    init(_ property: ObjectiveCProperty) {
        name = property.name
        value = { property.value(in: $0) }
        set = { object, value in _ = property.set(value, in: object) }
    }

    /// With an own answer whether an object was told otherwise.
    func untouched<Root: NSObject>(_ answer: @escaping @MainActor (Root) -> Bool) -> AppearanceKey {
        var copy = self
        copy.untouched = { ($0 as? Root).map(answer) ?? true }
        return copy
    }

    func isUntouched(_ object: NSObject, _ initial: Any?) -> Bool {
        untouched?(object) ?? isSame(value(object), initial)
    }

    func isSame(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): return true
        case (let a as [NSAttributedString.Key: Any], let b as [NSAttributedString.Key: Any]):
            return a.count == b.count && a.allSatisfy { isSame($0.value, b[$0.key]) }
        case (let a as AnyHashable, let b as AnyHashable): return a == b
        case (let a as UIEdgeInsets, let b as UIEdgeInsets): return a == b
        case (let a as UIOffset, let b as UIOffset): return a == b
        default: return false
        }
    }
}
