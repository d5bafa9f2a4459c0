/// A publisher that emits an output to each subscriber just once, and then finishes.
public struct Just<Output>: Publisher {
    /// The kind of errors this publisher might publish: none.
    public typealias Failure = Never

    /// The one element that the publisher emits.
    public let output: Output

    /// Initializes a publisher that emits the specified output just once.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        ValueSubscription.start("Just", CollectionOfOne(output), for: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}

// Operators whose result is known stay of the same type, as Apple's do.
extension Just {
    /// Transforms the element with the provided closure.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// Transforms the element with the provided error-throwing closure.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result { try transform(output) }.publisher
    }

    /// Changes the failure type declared by the publisher.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        Result<Output, E>.success(output).publisher
    }
}
