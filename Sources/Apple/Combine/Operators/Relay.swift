/// The subscription of an operator that continues with another publisher after the completion of one. Demand that is not fulfilled is passed
/// to the next publisher.
final class Relay<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    /// The action after the end of a publisher.
    enum Next {
        case end(Subscribers.Completion<Downstream.Failure>)
        /// Attaches the next publisher.
        case go(() -> Void)
    }

    private struct State {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var demand = Subscribers.Demand.none
        var hasBegun = false
    }
    private let state: Locked<State>
    let description: String

    init(_ description: String, _ downstream: Downstream) {
        self.description = description
        state = Locked(State(downstream: downstream))
    }

    /// Subscribes to a publisher.
    func attach<P: Publisher>(_ publisher: P, then next: @escaping (Subscribers.Completion<P.Failure>) -> Next)
    where P.Output == Downstream.Input {
        guard state.with({ $0.downstream != nil }) else { return }
        publisher.subscribe(RelayInput(self, next))
    }

    fileprivate func adopt(_ subscription: any Subscription) {
        let (downstream, isFirst, demand) = state.with { state in
            guard state.downstream != nil, state.upstream == nil else {
                return (Downstream?.none, false, Subscribers.Demand.none)
            }
            state.upstream = subscription
            defer { state.hasBegun = true }
            return (state.downstream, !state.hasBegun, state.demand)
        }
        guard let downstream else { return subscription.cancel() }
        if isFirst {
            downstream.receive(subscription: self)
        } else if demand > .none {
            subscription.request(demand)
        }
    }

    fileprivate func forward(_ input: Downstream.Input) -> Subscribers.Demand {
        let downstream = state.with { state in
            state.demand -= 1
            return state.downstream
        }
        guard let downstream else { return .none }
        let more = downstream.receive(input)
        state.with { $0.demand += more }
        return more
    }

    fileprivate func goOn(_ next: Next) {
        let old = state.with { $0.upstream.take() }
        switch next {
        case .end(let completion):
            let downstream = state.with { $0.downstream.take() }
            downstream?.receive(completion: completion)
        case .go(let attach): attach()
        }
        withExtendedLifetime(old) {}
    }

    fileprivate var isActive: Bool { state.with { $0.downstream != nil } }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let upstream = state.with { state in
            state.demand += demand
            return state.upstream
        }
        upstream?.request(demand)
    }

    func cancel() { state.exchange(State()).upstream?.cancel() }
}

/// A relay's subscriber of one publisher.
private final class RelayInput<Downstream: Subscriber, Failure: Error>: Subscriber {
    private let relay: Relay<Downstream>
    private let next: (Subscribers.Completion<Failure>) -> Relay<Downstream>.Next

    init(_ relay: Relay<Downstream>, _ next: @escaping (Subscribers.Completion<Failure>) -> Relay<Downstream>.Next) {
        self.relay = relay
        self.next = next
    }

    func receive(subscription: any Subscription) { relay.adopt(subscription) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { relay.forward(input) }
    func receive(completion: Subscribers.Completion<Failure>) {
        if relay.isActive { relay.goOn(next(completion)) }
    }
}
