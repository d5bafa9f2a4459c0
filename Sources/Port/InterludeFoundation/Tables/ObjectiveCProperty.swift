/// A property that Objective-C could read and write by its name.
public struct ObjectiveCProperty: @unchecked Sendable {
    /// The role of a property besides `@objc`.
    public enum Role: Sendable { case plain, outlet, inspectable }

    /// As key-value coding calls it.
    public let name: String
    public let role: Role
    /// What `observe(\.x)` would name it by.
    package let keyPath: AnyKeyPath
    /// Whether it is declared `dynamic`, so that its changes are reported.
    package let isDynamic: Bool
    private let getter: (AnyObject) -> Any?
    private let setter: ((AnyObject, Any?) -> Bool)?

    /// A property that can only be read.
    public init<Root: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Root, Value>, _ role: Role = .plain, isDynamic: Bool = false
    ) {
        self.init(name, path, role, isDynamic, nil)
    }

    public init<Root: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, _ role: Role = .plain, isDynamic: Bool = false
    ) {
        self.init(name, path, role, isDynamic) { object, value in
            guard let object = object as? Root,
                let value = ObjectiveCValue.convert(value, to: Value.self) ?? ClassTwins.cast(value, to: Value.self)
            else { return false }
            object[keyPath: path] = value
            return true
        }
    }

    private init<Root: AnyObject, Value>(
        _ name: String, _ path: KeyPath<Root, Value>, _ role: Role, _ isDynamic: Bool,
        _ setter: ((AnyObject, Any?) -> Bool)?
    ) {
        self.name = name
        self.role = role
        self.isDynamic = isDynamic
        keyPath = path
        getter = { object in (object as? Root).flatMap { ObjectiveCValue.flat($0[keyPath: path]) } }
        self.setter = setter
    }
}

extension ObjectiveCProperty {
    package var isSettable: Bool { setter != nil }

    /// The value in an object of the class; `nil` for none.
    package func value(in object: AnyObject) -> Any? { getter(object) }

    /// Sets it, if it can be set to that: numbers become what the property's type says.
    package func set(_ value: Any?, in object: AnyObject) -> Bool { setter?(object, value) ?? false }
}
