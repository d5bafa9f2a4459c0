/// The subscription of an operator that delivers the elements of several publishers in the order of arrival.
///
/// Without unlimited demand, each publisher has a demand of one element, which is pending here until there is demand.
final class Merger<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var queue = EventQueue<(Int, Downstream.Input), Downstream.Failure>()
        /// The publishers that have not finished. There is no subscription yet for those that are just attached.
        var inputs: [Int: (any Subscription)?] = [:]
        var lastInput = -1
        /// The subscription to the publisher of publishers.
        var outer: (any Subscription)?
        /// Whether further publishers can be attached.
        var isOpen: Bool

        /// The subscriptions in the order in which their publishers were attached.
        var ordered: [any Subscription] { inputs.sorted { $0.key < $1.key }.compactMap(\.value) }
    }
    private let state: Locked<State>
    let description: String

    /// - Parameter isOpen: Whether another publisher publishes the publishers; otherwise all are attached at the beginning.
    init(_ description: String, _ downstream: Downstream, isOpen: Bool) {
        self.description = description
        state = Locked(State(downstream: downstream, isOpen: isOpen))
    }

    /// Sends this subscription to the subscriber. Call it once, before publishers are attached.
    func begin(_ outer: (any Subscription)? = nil) {
        let downstream = state.with { state in
            state.outer = outer
            return state.downstream
        }
        downstream?.receive(subscription: self)
    }

    /// Attaches all publishers that there will be.
    func attach(all attachments: [(MergerInput<Downstream>) -> Void]) {
        let inputs = attachments.map { _ in input() }
        for (attach, input) in zip(attachments, inputs) {
            if let input { attach(input) }
        }
        if attachments.isEmpty { finishIfDone() }
    }

    /// A new subscriber for one publisher.
    func input() -> MergerInput<Downstream>? {
        let id = state.with { state in
            guard state.downstream != nil else { return Int?.none }
            state.lastInput += 1
            state.inputs[state.lastInput] = .some(nil)
            return state.lastInput
        }
        return id.map { MergerInput(self, $0) }
    }

    fileprivate func adopt(_ subscription: any Subscription, _ id: Int) {
        let demand = state.with { state in
            guard state.downstream != nil, case .some(nil) = state.inputs[id] else { return Subscribers.Demand.none }
            state.inputs[id] = subscription
            return state.demand == .unlimited ? .unlimited : .max(1)
        }
        guard demand > .none else { return subscription.cancel() }
        subscription.request(demand)
    }

    fileprivate func receive(_ input: Downstream.Input, _ id: Int) -> Subscribers.Demand {
        state.with { $0.queue.append((id, input)) }
        handOver()
        return .none
    }

    fileprivate func receive(completion: Subscribers.Completion<Downstream.Failure>, _ id: Int) {
        switch completion {
        case .finished:
            let (old, outer) = state.with { state in
                (state.inputs.removeValue(forKey: id), state.isOpen ? state.outer : nil)
            }
            withExtendedLifetime(old) {
                outer?.request(.max(1))
                finishIfDone()
            }
        case .failure: fail(completion)
        }
    }

    /// The publisher of publishers has ended.
    func closeOuter(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let outer = state.with { state in
            state.isOpen = false
            return state.outer.take()
        }
        withExtendedLifetime(outer) {
            if case .failure = completion { fail(completion) } else { finishIfDone() }
        }
    }

    private func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, subscriptions) = end()
        for subscription in subscriptions { subscription.cancel() }
        downstream?.receive(completion: completion)
    }

    private func finishIfDone() {
        state.with { state in
            guard !state.isOpen, state.inputs.isEmpty else { return }
            state.queue.end(.finished)
        }
        handOver()
    }

    private func handOver() {
        guard state.with({ $0.queue.begin() }) else { return }
        while let (downstream, id, value) = next() {
            let more = downstream.receive(value)
            let source = state.with { state -> (any Subscription)? in
                state.demand += more
                return state.demand == .unlimited ? nil : state.inputs[id] ?? nil
            }
            source?.request(.max(1))
        }
    }

    /// Returns the next value if there is demand. Sends the completion after the last value.
    private func next() -> (Downstream, Int, Downstream.Input)? {
        typealias Item = (Downstream, Int, Downstream.Input)
        let (item, ended) = state.with { state -> (Item?, Downstream?) in
            guard let downstream = state.downstream else {
                state.queue.pause()
                return (nil, nil)
            }
            if state.demand > .none, let (id, value) = state.queue.removeFirst() {
                state.demand -= 1
                return ((downstream, id, value), nil)
            }
            state.queue.pause()
            let isOver = state.queue.isEmpty && state.queue.completion != nil
            return (nil, isOver ? state.downstream.take() : nil)
        }
        ended?.receive(completion: .finished)
        return item
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let subscriptions = state.with { state in
            defer { state.demand += demand }
            return demand == .unlimited && state.demand < .unlimited ? state.ordered : []
        }
        for subscription in subscriptions { subscription.request(.unlimited) }
        handOver()
    }

    func cancel() { for subscription in end().1 { subscription.cancel() } }

    private func end() -> (Downstream?, [any Subscription]) {
        state.with { state in
            let subscriptions = (state.outer.map { [$0] } ?? []) + state.ordered
            defer {
                state.outer = nil
                state.inputs = [:]
            }
            state.queue.removeValues()
            return (state.downstream.take(), subscriptions)
        }
    }
}

/// A merger's subscriber of one publisher.
final class MergerInput<Downstream: Subscriber>: Subscriber {
    private let merger: Merger<Downstream>
    private let id: Int

    fileprivate init(_ merger: Merger<Downstream>, _ id: Int) {
        self.merger = merger
        self.id = id
    }

    func receive(subscription: any Subscription) { merger.adopt(subscription, id) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { merger.receive(input, id) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { merger.receive(completion: completion, id) }
}
