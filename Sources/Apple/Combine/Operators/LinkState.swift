/// The state of a subscription between one upstream publisher and a subscriber.
protocol LinkState {
    associatedtype Target
    /// `nil` after the end.
    var downstream: Target? { get set }
    var upstream: (any Subscription)? { get set }
}

extension Locked where Value: LinkState {
    /// Stores the subscription to the upstream publisher, and returns the subscriber. A second subscription is canceled, and one that
    /// arrives after the end.
    func adopt(_ subscription: any Subscription) -> Value.Target? {
        let downstream: Value.Target? = with { state in
            guard state.upstream == nil, let downstream = state.downstream else { return nil }
            state.upstream = subscription
            return downstream
        }
        if downstream == nil { subscription.cancel() }
        return downstream
    }
}
