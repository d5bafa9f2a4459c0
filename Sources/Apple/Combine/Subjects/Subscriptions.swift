/// The subscriptions of a subject in their order of arrival, and its completion.
struct SubscriptionList<Output, Failure: Error> {
    private(set) var subscriptions: [SubjectSubscription<Output, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    /// The subscriptions of the publishers that a subject is a subscriber of.
    var upstreams: [any Subscription] = []
    /// Whether there was any demand. Only then is there demand on upstream publishers.
    var isAsked = false

    /// Adds a subscription before the end. After it nothing is added, and the completion is returned.
    mutating func add(
        _ subscription: SubjectSubscription<Output, Failure>
    ) -> Subscribers.Completion<Failure>? {
        if completion == nil { subscriptions.append(subscription) }
        return completion
    }

    mutating func remove(_ subscription: SubjectSubscription<Output, Failure>) {
        subscriptions.removeAll { $0 === subscription }
    }

    /// Ends the list, and returns the subscriptions that receive the completion: none after the first time.
    mutating func end(_ completion: Subscribers.Completion<Failure>) -> [SubjectSubscription<Output, Failure>] {
        guard self.completion == nil else { return [] }
        self.completion = completion
        defer { subscriptions = [] }
        return subscriptions
    }
}

/// The interface of a subject to its subscriptions. The subclass has the subscriber.
class SubjectSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible, @unchecked Sendable {
    let description: String
    init(_ description: String) { self.description = description }

    /// Delivers a value if there is demand.
    func offer(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// The subscription of one subscriber to a subject.
///
/// With `present`, a subscriber that missed values receives the current one with its next request (`CurrentValueSubject`). Without it, values
/// without demand are dropped (`PassthroughSubject`).
final class SubscriberSubscription<Downstream: Subscriber>: SubjectSubscription<Downstream.Input, Downstream.Failure>,
    @unchecked Sendable
{
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var hasMissed: Bool
    }
    private let state: Locked<State>
    private let present: (() -> Downstream.Input?)?
    private let onRequest: () -> Void
    private let onCancel: (SubjectSubscription<Downstream.Input, Downstream.Failure>) -> Void

    init(
        _ downstream: Downstream, of description: String, present: (() -> Downstream.Input?)?,
        onRequest: @escaping () -> Void,
        onCancel: @escaping (SubjectSubscription<Downstream.Input, Downstream.Failure>) -> Void
    ) {
        state = Locked(State(downstream: downstream, hasMissed: present != nil))
        self.present = present
        self.onRequest = onRequest
        self.onCancel = onCancel
        super.init(description)
    }

    override func offer(_ value: Downstream.Input) {
        let downstream = state.with { state in
            guard let downstream = state.downstream, state.demand > .none else {
                state.hasMissed = true
                return Downstream?.none
            }
            state.demand -= 1
            state.hasMissed = false
            return downstream
        }
        guard let downstream else { return }
        ask(downstream.receive(value))
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        ask(demand)
        onRequest()
    }

    private func ask(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let isOwed = state.with { state in
            state.demand += demand
            return state.hasMissed && state.downstream != nil
        }
        guard isOwed, let value = present?() else { return }
        offer(value)
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        take()?.receive(completion: completion)
    }

    override func cancel() { if take() != nil { onCancel(self) } }

    private func take() -> Downstream? { state.with { $0.downstream.take() } }
}
