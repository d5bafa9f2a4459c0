/// A protocol that declares a type that can receive input from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values this subscriber receives.
    associatedtype Input
    /// The kind of errors this subscriber might receive. Use `Never` for a subscriber that receives none.
    associatedtype Failure: Error

    /// Tells the subscriber that it has successfully subscribed to the publisher and may request items.
    func receive(subscription: any Subscription)

    /// Tells the subscriber that the publisher has produced an element. Returns how many more elements the subscriber expects.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Tells the subscriber that the publisher has completed publishing.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Notifies the subscriber that a publisher of void elements is ready for the next request.
    public func receive() -> Subscribers.Demand { receive(()) }
}

extension Subscriber {
    /// Receives a completion and no element: with the subscription that does nothing.
    func receiveOnly(_ completion: Subscribers.Completion<Failure>) {
        receive(subscription: Subscriptions.empty)
        receive(completion: completion)
    }
}

extension Subscribers {
    /// A signal that a publisher does not produce additional elements, either due to normal completion or an error.
    @frozen public enum Completion<Failure: Error> {
        /// The publisher finished normally.
        case finished
        /// The publisher stopped publishing due to the indicated error.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Codable where Failure: Codable {
    private enum Key: String, CodingKey { case success, error }

    /// Decodes a completion.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let isFinished = try container.decode(Bool.self, forKey: .success)
        self = isFinished ? .finished : .failure(try container.decode(Failure.self, forKey: .error))
    }

    /// Encodes a completion.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .finished: try container.encode(true, forKey: .success)
        case .failure(let error):
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        }
    }
}

extension Subscribers.Completion {
    /// This completion with another type of error.
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }

    var isFailure: Bool {
        if case .failure = self { true } else { false }
    }

    /// This completion for publishers of any error.
    var erased: Subscribers.Completion<any Error> { mapError { $0 } }
}
