extension Subscribers {
    /// A simple subscriber that requests an unlimited number of values upon subscription.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private struct State {
            var subscription: (any Subscription)?
            var isOver = false
            var receiveValue: ((Input) -> Void)?
            var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        }
        private let state: Locked<State>

        /// Initializes a sink with the provided closures.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            state = Locked(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
        }

        /// The closure to execute on receipt of a value.
        public var receiveValue: (Input) -> Void { state.with { $0.receiveValue } ?? { _ in } }

        /// The closure to execute on completion.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            state.with { $0.receiveCompletion } ?? { _ in }
        }

        /// `Sink`.
        public var description: String { "Sink" }

        /// Requests an unlimited number of values. A second subscription is canceled.
        public func receive(subscription: any Subscription) {
            let isFirst = state.with { state in
                guard state.subscription == nil, !state.isOver else { return false }
                state.subscription = subscription
                return true
            }
            guard isFirst else { return subscription.cancel() }
            subscription.request(.unlimited)
        }

        /// Calls the closure for values.
        public func receive(_ value: Input) -> Subscribers.Demand {
            state.with { $0.receiveValue }?(value)
            return .none
        }

        /// Calls the closure for the completion, and releases both closures.
        public func receive(completion: Subscribers.Completion<Failure>) { end()?.receiveCompletion?(completion) }

        /// Cancels the subscription, and releases the closures.
        public func cancel() { end()?.subscription?.cancel() }

        private func end() -> State? {
            let old = state.exchange(State(isOver: true))
            return old.isOver ? nil : old
        }
    }
}

extension Publisher {
    /// Attaches a subscriber with closure-based behavior.
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
        receiveValue: @escaping ((Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Attaches a subscriber with closure-based behavior to a publisher that never fails.
    public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
