import Foundation

/// Names a method that is called later, on an object that is known only then: the *action* of target and action.
///
/// On Apple's systems a selector is a name that the Objective-C runtime looks up. There is no such runtime here, so a
/// selector is made from the method itself and keeps its types:
///
/// ```swift
/// let pan = UIPanGestureRecognizer(target: self, action: Selector(Detail.handlePan(_:)))
/// button.addTarget(self, action: Selector(Detail.close), for: .touchUpInside)
/// ```
///
/// The method takes no parameter or one, which gets the sender. It runs on the main actor, so it, or its class, must be
/// isolated to it; views, controllers and recognisers are.
///
/// **Equality.** Swift functions have no identity that could be compared, and two references to one method are two
/// functions to the runtime. So two selectors are equal when they were made at the same place in the source for the same
/// types. To take an action away again, keep its selector in a constant, or let the receiver choose: `removeTarget` also
/// accepts a selector of the right class and parameter if exactly one of the target's actions fits it
/// (`hasSameShape(as:)`). Make a selector straight from a method reference; a helper that wraps closures in selectors
/// should hand the caller's place on.
public struct Selector: Sendable {
    /// Calls the method on a target with a sender.
    private let body: @MainActor @Sendable (AnyObject, Any?) -> Void
    /// Whether an object is of the class that has the method.
    private let accepts: @Sendable (AnyObject) -> Bool
    private let shape: Shape
    private let site: Site

    /// Makes a selector of a method without parameters, from its unapplied reference.
    public init<T: AnyObject>(
        _ method: @escaping @MainActor (T) -> @MainActor () -> Void,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        body = { target, _ in method(Self.cast(target))() }
        accepts = { $0 is T }
        shape = Shape(target: ObjectIdentifier(T.self), parameter: nil)
        site = Site(file: "\(fileID)", line: line, column: column)
    }

    /// Makes a selector of a method with one parameter, the sender, from its unapplied reference.
    ///
    /// Nobody checks the sender's class, as on Apple's systems: a method whose parameter is declared as another class gets
    /// the sender all the same, and may use what both classes have in common. What the sender does not have must not be
    /// used; an exception there, undefined here. A sender that is no object stops the program with a message where the
    /// parameter is of another type.
    public init<T: AnyObject, Sender>(
        _ method: @escaping @MainActor (T) -> @MainActor (Sender) -> Void,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        body = { target, sender in method(Self.cast(target))(Self.convert(sender)) }
        accepts = { $0 is T }
        shape = Shape(target: ObjectIdentifier(T.self), parameter: ObjectIdentifier(Sender.self))
        site = Site(file: "\(fileID)", line: line, column: column)
    }
}

extension Selector {
    /// Whether `object` is an instance of the class whose method this is; what `responds(to:)` tells on Apple's systems.
    package func isImplemented(by object: AnyObject) -> Bool { accepts(object) }

    /// Whether both are methods of the same class with the same parameter: perhaps the same method.
    package func hasSameShape(as other: Selector) -> Bool { shape == other.shape }

    /// Calls the method on `target`. Must be called on the main thread.
    ///
    /// - Parameters:
    ///   - target: an instance of the method's class; anything else stops the program.
    ///   - sender: the argument, if the method takes one.
    package func perform(on target: AnyObject, with sender: Any?) {
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let sender = sender
        MainActor.assumeIsolated { body(target, sender) }
    }

    private static func cast<T: AnyObject>(_ target: AnyObject) -> T {
        guard let object = target as? T else {
            fatalError("unrecognized selector sent to instance: \(type(of: target)) is not a \(T.self)")
        }
        return object
    }

    private static func convert<Sender>(_ sender: Any?) -> Sender {
        if let value = sender as? Sender { return value }
        if let value = (sender as Any) as? Sender { return value }
        guard let value = unchecked(sender, as: Sender.self) else {
            fatalError("The action takes a \(Sender.self), but its sender is \(sender.map { "\($0)" } ?? "nil")")
        }
        return value
    }
}

/// Tells an optional's type apart in generic code.
private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }
}

extension Selector {
    /// The sender's reference, taken for one to an object of the parameter's class; nil if the parameter is no object.
    private static func unchecked<Sender>(_ sender: Any?, as type: Sender.Type) -> Sender? {
        let declared = (type as? any OptionalType.Type)?.wrapped ?? type
        guard declared is AnyObject.Type else { return nil }
        return unsafeBitCast(sender.map { $0 as AnyObject }, to: Sender.self)
    }
}

extension Selector: Hashable {
    /// The class that has the method and the type of its parameter.
    private struct Shape: Hashable {
        let target: ObjectIdentifier
        let parameter: ObjectIdentifier?
    }

    /// The place in the source where a selector was made.
    private struct Site: Hashable {
        let file: String
        let line: UInt
        let column: UInt
    }

    public static func == (a: Selector, b: Selector) -> Bool { a.shape == b.shape && a.site == b.site }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(shape)
        hasher.combine(site)
    }
}

extension Selector: CustomStringConvertible {
    /// Where the selector was made, as the method's own name is not known at run time.
    public var description: String { "Selector(\(site.file):\(site.line):\(site.column))" }
}
