/// The rule by which an operator with several upstream publishers makes values of their elements.
struct JunctionRule<Slots, Output> {
    /// The value to publish after an element has been kept, if there is one.
    let next: (inout Slots) -> Output?
    /// Whether nothing can follow, given which publishers have finished.
    let isOver: (Slots, [Bool]) -> Bool
}

/// The subscription of an operator that makes values of the elements of several upstream publishers. Demand is passed to all of them.
final class Junction<Slots, Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private struct State {
        var downstream: Downstream?
        var slots: Slots
        /// The demand that is not fulfilled yet, and the total demand.
        var demand = Subscribers.Demand.none
        var asked = Subscribers.Demand.none
        var queue = EventQueue<Downstream.Input, Downstream.Failure>()
        var subscriptions: [(any Subscription)?]
        var hasFinished: [Bool]

        mutating func takeSubscriptions() -> [any Subscription] {
            defer { for index in subscriptions.indices { subscriptions[index] = nil } }
            return subscriptions.compactMap { $0 }
        }
    }
    private let state: Locked<State>
    private let rule: JunctionRule<Slots, Downstream.Input>
    let description: String

    init(
        _ description: String, _ downstream: Downstream, _ slots: Slots, count: Int,
        _ rule: JunctionRule<Slots, Downstream.Input>
    ) {
        self.description = description
        self.rule = rule
        state = Locked(
            State(
                downstream: downstream, slots: slots, subscriptions: Array(repeating: nil, count: count),
                hasFinished: Array(repeating: false, count: count)))
    }

    /// Sends this subscription to the subscriber. Call it once, before publishers are attached.
    func begin() { state.with { $0.downstream }?.receive(subscription: self) }

    /// Attaches a publisher whose elements a closure keeps. It may leave what it replaces in the variable: that is released after the lock.
    func attach<P: Publisher>(_ publisher: P, _ index: Int, keep: @escaping (inout Slots, inout P.Output?) -> Void)
    where P.Failure == Downstream.Failure {
        guard state.with({ $0.downstream != nil }) else { return }
        publisher.subscribe(JunctionInput<P.Output, Slots, Downstream>(self, index, keep))
    }

    fileprivate func adopt(_ subscription: any Subscription, _ index: Int) {
        let asked = state.with { state in
            guard state.downstream != nil, state.subscriptions[index] == nil else { return Subscribers.Demand?.none }
            state.subscriptions[index] = subscription
            return state.asked
        }
        guard let asked else { return subscription.cancel() }
        if asked > .none { subscription.request(asked) }
    }

    fileprivate func receive(_ index: Int, _ keep: (inout Slots) -> Void) {
        let isOver = state.with { state in
            guard state.downstream != nil, !state.hasFinished[index] else { return false }
            keep(&state.slots)
            if let value = rule.next(&state.slots), state.demand > .none {
                state.demand -= 1
                state.queue.append(value)
            }
            return rule.isOver(state.slots, state.hasFinished)
        }
        if isOver { finish() }
        handOver()
    }

    fileprivate func receive(completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        let (isOver, old) = state.with { state in
            state.hasFinished[index] = true
            return (rule.isOver(state.slots, state.hasFinished), state.subscriptions[index].take())
        }
        withExtendedLifetime(old) {
            if case .failure = completion { finish(completion) } else if isOver { finish() }
            handOver()
        }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure> = .finished) {
        let rest = state.with { state in
            state.queue.end(completion)
            return state.takeSubscriptions()
        }
        for subscription in rest { subscription.cancel() }
    }

    private func handOver() {
        guard state.with({ $0.queue.begin() }) else { return }
        while let (downstream, value) = next() {
            let more = downstream.receive(value)
            if more > .none { request(more) }
        }
    }

    private func next() -> (Downstream, Downstream.Input)? {
        typealias Item = (Downstream, Downstream.Input)
        typealias End = (Downstream, Subscribers.Completion<Downstream.Failure>)
        let (item, end) = state.with { state -> (Item?, End?) in
            if let downstream = state.downstream, let value = state.queue.removeFirst() {
                return ((downstream, value), nil)
            }
            state.queue.pause()
            guard let completion = state.queue.completion else { return (nil, nil) }
            return (nil, state.downstream.take().map { ($0, completion) })
        }
        if let (downstream, completion) = end { downstream.receive(completion: completion) }
        return item
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let subscriptions = state.with { state in
            state.demand += demand
            state.asked += demand
            return state.subscriptions
        }
        for subscription in subscriptions { subscription?.request(demand) }
    }

    func cancel() {
        let (downstream, subscriptions) = state.with { state in
            state.queue.removeValues()
            return (state.downstream.take(), state.takeSubscriptions())
        }
        withExtendedLifetime(downstream) {
            for subscription in subscriptions { subscription.cancel() }
        }
    }
}

/// A junction's subscriber of one publisher.
private final class JunctionInput<Input, Slots, Downstream: Subscriber>: Subscriber {
    private let junction: Junction<Slots, Downstream>
    private let index: Int
    private let keep: (inout Slots, inout Input?) -> Void

    init(
        _ junction: Junction<Slots, Downstream>, _ index: Int, _ keep: @escaping (inout Slots, inout Input?) -> Void
    ) {
        self.junction = junction
        self.index = index
        self.keep = keep
    }

    func receive(subscription: any Subscription) { junction.adopt(subscription, index) }
    func receive(_ input: Input) -> Subscribers.Demand {
        var kept = Optional(input)
        junction.receive(index) { keep(&$0, &kept) }
        withExtendedLifetime(kept) {}
        return .none
    }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        junction.receive(completion: completion, index)
    }
}
