/// The subscription of an operator that delivers on a scheduler: each event in its own action, in the order of arrival.
final class Delivery<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private enum Event {
        case value(Downstream.Input)
        case completion(Subscribers.Completion<Downstream.Failure>)
    }

    private struct State: LinkState {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var queue = EventQueue<Event, Never>()
        /// The number of actions whose events are not delivered yet.
        var owed = 0
    }
    private let state: Locked<State>
    private let schedule: (@escaping () -> Void) -> Void
    let description: String

    /// - Parameter schedule: Puts an action on the scheduler.
    init(_ description: String, _ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.description = description
        self.schedule = schedule
        state = Locked(State(downstream: downstream))
    }

    var isActive: Bool { state.with { $0.downstream != nil } }

    func begin(_ subscription: any Subscription) {
        state.adopt(subscription)?.receive(subscription: self)
    }

    func send(_ value: Downstream.Input) { add(.value(value)) }
    func send(completion: Subscribers.Completion<Downstream.Failure>) { add(.completion(completion)) }

    private func add(_ event: Event) {
        let isActive = state.with { state in
            guard state.downstream != nil else { return false }
            state.queue.append(event)
            return true
        }
        if isActive { schedule { self.handOver() } }
    }

    private func handOver() {
        let begins = state.with { state in
            state.owed += 1
            return state.queue.begin()
        }
        guard begins else { return }
        while let (downstream, event) = next() {
            switch event {
            case .value(let value): ask(downstream.receive(value))
            case .completion(let completion): end().downstream?.receive(completion: completion)
            }
        }
    }

    private func next() -> (Downstream, Event)? {
        state.with { state in
            guard state.owed > 0, let downstream = state.downstream, let event = state.queue.removeFirst() else {
                state.queue.pause()
                return nil
            }
            state.owed -= 1
            return (downstream, event)
        }
    }

    private func ask(_ demand: Subscribers.Demand) {
        if demand > .none { state.with { $0.upstream }?.request(demand) }
    }

    func request(_ demand: Subscribers.Demand) { ask(demand) }

    func cancel() { end().upstream?.cancel() }

    private func end() -> State {
        state.with { state in
            let old = state
            state.downstream = nil
            state.upstream = nil
            state.queue.removeValues()
            return old
        }
    }
}

/// The subscriber that sends the elements of a publisher through a delivery.
struct DeliveryInput<Downstream: Subscriber>: Subscriber {
    let delivery: Delivery<Downstream>
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { delivery.begin(subscription) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        delivery.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { delivery.send(completion: completion) }
}
