/// A publisher that performs type erasure by wrapping another publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (AnyPublisherTarget<Output, Failure>) -> Void

    /// Creates a type-erasing publisher to wrap the provided publisher.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            self = erased
        } else {
            attach = { $0.attach(to: publisher) }
        }
    }

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }

    /// Attaches a subscriber to the wrapped publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(SubscriberTarget(subscriber))
    }
}

/// A subscriber of a kind that the wrapper does not know. It attaches itself, as it is, to the wrapped publisher.
private class AnyPublisherTarget<Output, Failure: Error> {
    func attach<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {}
}

private final class SubscriberTarget<S: Subscriber>: AnyPublisherTarget<S.Input, S.Failure> {
    private let subscriber: S
    init(_ subscriber: S) { self.subscriber = subscriber }
    override func attach<P: Publisher>(to publisher: P) where P.Output == S.Input, P.Failure == S.Failure {
        publisher.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Wraps this publisher with a type eraser.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
