/// The subscription of a publisher with known values: it delivers values on demand, then its completion.
final class ValueSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Elements.Element == Downstream.Input {
    private struct State {
        var downstream: Downstream?
        var iterator: Elements.Iterator
        /// The next value: after the last one the completion follows at once.
        var next: Elements.Element?
        var demand = Subscribers.Demand.none
        var isSending = false
    }

    private let state: Locked<State>
    private let completion: Subscribers.Completion<Downstream.Failure>
    private let name: () -> String
    var description: String { name() }

    /// Attaches a subscriber.
    static func start(
        _ name: @escaping @autoclosure () -> String, _ elements: Elements,
        _ completion: Subscribers.Completion<Downstream.Failure> = .finished,
        for downstream: Downstream
    ) {
        var iterator = elements.makeIterator()
        guard let first = iterator.next() else { return downstream.receiveOnly(completion) }
        downstream.receive(
            subscription: ValueSubscription(name, first, iterator, completion, downstream))
    }

    private init(
        _ name: @escaping () -> String, _ first: Elements.Element, _ rest: Elements.Iterator,
        _ completion: Subscribers.Completion<Downstream.Failure>, _ downstream: Downstream
    ) {
        self.name = name
        self.completion = completion
        state = Locked(State(downstream: downstream, iterator: rest, next: first))
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        // A request from inside a delivery continues the loop of that delivery.
        let begins = state.with { state in
            state.demand += demand
            guard !state.isSending, state.downstream != nil else { return false }
            state.isSending = true
            return true
        }
        if begins { sendAll() }
    }

    private func sendAll() {
        while let (downstream, value) = nextValue() {
            let more = downstream.receive(value)
            // A sequence may be the app's own and call it.
            var iterator = state.with { $0.iterator }
            let next = iterator.next()
            let isOver = state.with { state in
                state.demand += more
                state.iterator = iterator
                state.next = next
                return next == nil
            }
            if isOver { return end() }
        }
    }

    private func nextValue() -> (Downstream, Elements.Element)? {
        state.with { state in
            guard let downstream = state.downstream, let value = state.next, state.demand > .none else {
                state.isSending = false
                return nil
            }
            state.demand -= 1
            return (downstream, value)
        }
    }

    private func end() { state.with { $0.downstream.take() }?.receive(completion: completion) }

    func cancel() { _ = state.with { $0.downstream.take() } }
}
