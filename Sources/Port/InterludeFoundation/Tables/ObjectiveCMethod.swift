/// A method that Objective-C could call by its name.
public struct ObjectiveCMethod: @unchecked Sendable {
    /// As in `handlePan:`.
    public let selector: String
    /// Whether it was marked `@IBAction` or `@IBSegueAction`.
    public let isAction: Bool
    private let body: @MainActor @Sendable (AnyObject, ObjectiveCArguments) -> Any?

    public init(
        _ selector: String, isAction: Bool = false,
        _ body: @escaping @MainActor @Sendable (AnyObject, ObjectiveCArguments) -> Any?
    ) {
        self.selector = selector
        self.isAction = isAction
        self.body = body
    }
}

extension ObjectiveCMethod {
    /// How many arguments the name asks for.
    package var arity: Int { selector.utf8.count { $0 == UInt8(ascii: ":") } }

    /// Calls it; `nil` where it returns nothing. It runs where the caller is: whether that is the main thread is for the
    /// method to know, as in Objective-C.
    @discardableResult
    package func call(_ object: AnyObject, _ arguments: [Any?]) -> Any? {
        let body = unsafeBitCast(body, to: (@Sendable (AnyObject, ObjectiveCArguments) -> Any?).self)
        let result = body(object, ObjectiveCArguments(arguments, selector)).flatMap(ObjectiveCValue.flat)
        return result is Void ? nil : result
    }
}

/// The arguments of a call by name. Each is taken as what the method's parameter is declared as.
public struct ObjectiveCArguments {
    private let values: [Any?]
    private let selector: String

    init(_ values: [Any?], _ selector: String) {
        self.values = values
        self.selector = selector
    }

    /// An argument. As in Objective-C, its class is not checked. A missing argument is `nil`.
    public subscript<Parameter>(_ index: Int) -> Parameter {
        let value = index < values.count ? values[index] : nil
        if let argument = ObjectiveCValue.argument(value, as: Parameter.self) { return argument }
        fatalError("'\(selector)' takes a \(Parameter.self), but is called with \(value.map { "\($0)" } ?? "nil")")
    }
}
