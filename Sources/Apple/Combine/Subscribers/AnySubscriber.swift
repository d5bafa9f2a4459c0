/// A type-erasing subscriber.
@frozen public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let subscribe: (any Subscription) -> Void
    private let take: (Input) -> Subscribers.Demand
    private let complete: (Subscribers.Completion<Failure>) -> Void
    /// A unique identifier.
    public let combineIdentifier: CombineIdentifier
    /// The description of the erased subscriber.
    public let description: String

    /// Creates a type-erasing subscriber to wrap an existing subscriber.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        subscribe = s.receive(subscription:)
        take = { s.receive($0) }
        complete = s.receive(completion:)
        combineIdentifier = s.combineIdentifier
        description = (s as? any CustomStringConvertible)?.description ?? String(describing: type(of: s))
    }

    /// Creates a subscriber that forwards received values to a subject, and requests an unlimited
    /// number of values.
    public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectSubscriber(s)) }

    /// Creates a type-erasing subscriber that executes the provided closures.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscribe = receiveSubscription ?? { _ in }
        take = receiveValue ?? { _ in .none }
        complete = receiveCompletion ?? { _ in }
        combineIdentifier = CombineIdentifier()
        description = "Anonymous AnySubscriber"
    }

    /// Hands over the subscription.
    public func receive(subscription: any Subscription) { subscribe(subscription) }
    /// Hands over an element.
    public func receive(_ value: Input) -> Subscribers.Demand { take(value) }
    /// Hands over the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { complete(completion) }
}
