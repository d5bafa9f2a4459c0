import Foundation
import InterludeFoundation

/// A name of a method that is called later, on an object that is known only then: the *action* of target and action.
///
/// On Apple's systems a selector is a name that the Objective-C runtime looks up. There is no such runtime here, so a
/// selector is made from the method and has its types:
///
/// ```swift
/// let pan = UIPanGestureRecognizer(target: self, action: Selector(Detail.handlePan(_:)))
/// button.addTarget(self, action: Selector(Detail.close), for: .touchUpInside)
/// ```
///
/// The method takes no parameter, the sender, or the sender and its event. It runs on the main actor, so it, or its class,
/// must be isolated to it, as views, controllers and recognizers are.
///
/// Sources that `interlude port` has rewritten have names as well: `Selector("handlePan:")` is looked up in the tables of
/// the app's classes when it is used, in the target's class.
///
/// **Equality.** Selectors with names are equal if their names are, as on Apple's systems. Others
/// are equal if they were made at one location in the source for equal types, because Swift
/// functions have no identity. To remove an action, store its selector in a constant, or use the
/// receiver's match: `removeTarget` also accepts a selector of an equal class and parameter if
/// exactly one of the target's actions matches it (`hasSameShape(as:)`). Make a selector directly
/// from a method reference; a helper that wraps closures in selectors should forward the caller's
/// location.
public struct Selector: Sendable {
    private let method: Method?
    /// As Objective-C calls it: `handlePan:`.
    package let name: String?

    /// A method that is known as such.
    private struct Method: Sendable {
        /// Calls it on a target with the arguments of the call, which may be fewer or more.
        let body: @MainActor @Sendable (AnyObject, [Any?]) -> Void
        /// Whether an object is of the class that has the method.
        let accepts: @Sendable (AnyObject) -> Bool
        let shape: Shape
        let site: Site
    }

    /// Creates a selector from a method's Objective-C name, such as `handlePan:`. The method is
    /// looked up in classes for which `interlude port` has generated tables, and among UIKit's
    /// methods that are used as actions.
    public init(_ str: String) {
        name = str
        method = nil
    }

    /// Creates a selector of a method without parameters, from its unapplied reference.
    public init<T: AnyObject>(
        _ method: @escaping @MainActor (T) -> @MainActor () -> Void, named name: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        self.init(name, T.self, [], Site(file: "\(fileID)", line: line, column: column)) { target, _ in
            method(Self.cast(target))()
        }
    }

    /// Creates a selector of a method with one parameter, the sender, from its unapplied reference.
    ///
    /// As on Apple's systems, the sender's class is not checked: a method whose parameter is declared as another class
    /// receives the sender, and can use the members of both classes. Differs from iOS: using a member that the sender
    /// does not have is undefined behavior, not an exception. A sender that is no object traps with a message if the
    /// parameter has another type.
    public init<T: AnyObject, Sender>(
        _ method: @escaping @MainActor (T) -> @MainActor (Sender) -> Void, named name: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let site = Site(file: "\(fileID)", line: line, column: column)
        self.init(name, T.self, [Sender.self], site) { target, arguments in
            method(Self.cast(target))(Self.argument(0, of: arguments))
        }
    }

    /// Creates a selector of a method with two parameters, the sender and its event, from its unapplied reference.
    public init<T: AnyObject, Sender, Event>(
        _ method: @escaping @MainActor (T) -> @MainActor (Sender, Event) -> Void, named name: String? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let site = Site(file: "\(fileID)", line: line, column: column)
        self.init(name, T.self, [Sender.self, Event.self], site) { target, arguments in
            method(Self.cast(target))(Self.argument(0, of: arguments), Self.argument(1, of: arguments))
        }
    }

    private init<T: AnyObject>(
        _ name: String?, _ target: T.Type, _ parameters: [Any.Type], _ site: Site,
        _ body: @escaping @MainActor @Sendable (AnyObject, [Any?]) -> Void
    ) {
        self.name = name
        let shape = Shape(target: ObjectIdentifier(target), parameters: parameters.map { ObjectIdentifier($0) })
        method = Method(body: body, accepts: { $0 is T }, shape: shape, site: site)
    }
}

extension Selector: ExpressibleByStringLiteral {
    /// `action: "handlePan:"`.
    public init(stringLiteral value: String) { self.init(value) }
}

extension Selector {
    /// Whether `object` has the method; what `responds(to:)` tells on Apple's systems.
    package func isImplemented(by object: AnyObject) -> Bool {
        if let method, method.accepts(object) { return true }
        return named(in: object) != nil
    }

    /// Whether both are methods of the same class with the same parameters: perhaps the same method.
    package func hasSameShape(as other: Selector) -> Bool {
        guard name == nil || other.name == nil, let method, let theirs = other.method else { return false }
        return method.shape == theirs.shape
    }

    /// Calls the method on `target`. Must be called on the main thread.
    ///
    /// - Parameters:
    ///   - target: An instance of the method's class; an object without the method traps.
    ///   - sender: The argument, if the method takes one.
    ///   - event: The second argument, if it takes two.
    /// - Returns: What the method returns, where it was found by its name.
    @discardableResult
    package func perform(on target: AnyObject, with sender: Any?, for event: Any? = nil) -> Any? {
        if let method, method.accepts(target) || name == nil {
            nonisolated(unsafe) let (target, arguments) = (target, [sender, event])
            MainActor.assumeIsolated { method.body(target, arguments) }
            return nil
        }
        guard let method = named(in: target) else {
            fatalError("-[\(type(of: target)) \(self)]: unrecognized selector sent to instance")
        }
        return method.call(target, [sender, event])
    }

    /// The target's own method of the name.
    private func named(in target: AnyObject) -> ObjectiveCMethod? {
        guard let name else { return nil }
        if let type = target as? AnyClass { return ObjectiveCClasses.classMethod(name, of: type) }
        return ObjectiveCClasses.method(name, of: type(of: target))
    }

    private static func cast<T: AnyObject>(_ target: AnyObject) -> T {
        guard let object = target as? T else {
            fatalError("unrecognized selector sent to instance: \(type(of: target)) is not a \(T.self)")
        }
        return object
    }

    private static func argument<Parameter>(_ index: Int, of arguments: [Any?]) -> Parameter {
        let value = index < arguments.count ? arguments[index] : nil
        guard let argument = ObjectiveCValue.argument(value, as: Parameter.self) else {
            fatalError("The action takes a \(Parameter.self), but its sender is \(value.map { "\($0)" } ?? "nil")")
        }
        return argument
    }
}

extension Selector: Hashable {
    /// The class that has the method and the types of its parameters.
    private struct Shape: Hashable {
        let target: ObjectIdentifier
        let parameters: [ObjectIdentifier]
    }

    /// The place in the source where a selector was made.
    private struct Site: Hashable {
        let file: String
        let line: UInt
        let column: UInt
    }

    /// Whether both have the same name, or were made at the same location in the source for methods
    /// of the same types.
    public static func == (a: Selector, b: Selector) -> Bool {
        guard a.name == nil, b.name == nil else { return a.name == b.name }
        return a.method?.shape == b.method?.shape && a.method?.site == b.method?.site
    }

    /// Hashes the name, or the location in the source.
    public func hash(into hasher: inout Hasher) {
        if let name { return hasher.combine(name) }
        hasher.combine(method?.shape)
        hasher.combine(method?.site)
    }
}

extension Selector: CustomStringConvertible {
    /// The name, or where the selector was made, as a method's own name is not known at run time.
    public var description: String {
        if let name { return name }
        return method.map { "Selector(\($0.site.file):\($0.site.line):\($0.site.column))" } ?? ""
    }
}
