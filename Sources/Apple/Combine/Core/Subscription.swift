/// A protocol representing the connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Tells a publisher that it may send more values to the subscriber.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for types related to subscriptions.
public enum Subscriptions {}

extension Subscriptions {
    /// The subscription that does nothing: for publishers that have nothing to send but a completion.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
