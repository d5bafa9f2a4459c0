extension Publishers {
    /// A publisher that flattens nested publishers: it republishes the elements of the most recent one, and cancels the one before.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The kind of values published by this publisher.
        public typealias Output = P.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = P.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// Creates a publisher that flattens nested publishers.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(SwitchSubscription<P, S>(subscriber))
        }
    }
}

/// The subscriber of the publisher of publishers, and the subscription of the subscriber.
private final class SwitchSubscription<Input: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
where Input.Output == Downstream.Input, Input.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    private struct State: LinkState {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var upstream: (any Subscription)?
        var isUpstreamOver = false
        var inner: (any Subscription)?
        /// The number of the last inner publisher. It is active unless `isInnerOver`.
        var number = 0
        var isInnerOver = true
    }
    private let state: Locked<State>
    let description = "SwitchToLatest"

    init(_ downstream: Downstream) { state = Locked(State(downstream: downstream)) }

    // MARK: The publisher of publishers

    func receive(subscription: any Subscription) {
        guard let downstream = state.adopt(subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (old, number) = state.with { state -> ((any Subscription)?, Int?) in
            guard state.downstream != nil else { return (nil, nil) }
            state.number += 1
            state.isInnerOver = false
            return (state.inner.take(), state.number)
        }
        old?.cancel()
        if let number { input.subscribe(SwitchInput(self, number)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { return fail(completion) }
        state.with { $0.isUpstreamOver = true }
        finishIfDone()
    }

    private func fail(_ completion: Subscribers.Completion<Failure>) {
        let old = end()
        old.inner?.cancel()
        old.upstream?.cancel()
        old.downstream?.receive(completion: completion)
    }

    private func finishIfDone() {
        let downstream = state.with { state in
            state.isUpstreamOver && state.isInnerOver ? state.downstream.take() : nil
        }
        downstream?.receive(completion: .finished)
    }

    // MARK: The present publisher

    func adopt(_ subscription: any Subscription, _ number: Int) {
        let demand = state.with { state in
            guard state.downstream != nil, state.number == number, !state.isInnerOver else {
                return Subscribers.Demand?.none
            }
            state.inner = subscription
            return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ value: Downstream.Input, _ number: Int) -> Subscribers.Demand {
        let downstream = state.with { state in
            guard state.number == number else { return Downstream?.none }
            state.demand -= 1
            return state.downstream
        }
        guard let downstream else { return .none }
        let more = downstream.receive(value)
        let (isPresent, inner) = state.with { state in
            state.demand += more
            return (state.number == number, state.inner)
        }
        guard !isPresent, more > .none else { return more }
        // There is a newer publisher: the demand is passed to it.
        inner?.request(more)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>, _ number: Int) {
        let (isPresent, old) = state.with { state -> (Bool, (any Subscription)?) in
            guard state.number == number, !state.isInnerOver else { return (false, nil) }
            state.isInnerOver = true
            return (true, state.inner.take())
        }
        withExtendedLifetime(old) {
            guard isPresent else { return }
            if case .failure = completion { fail(completion) } else { finishIfDone() }
        }
    }

    // MARK: Downstream

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let inner = state.with { state in
            state.demand += demand
            return state.inner
        }
        inner?.request(demand)
    }

    func cancel() {
        let old = end()
        old.inner?.cancel()
        old.upstream?.cancel()
    }

    private func end() -> State { state.exchange(State()) }
}

private final class SwitchInput<P: Publisher, Downstream: Subscriber>: Subscriber
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    private let parent: SwitchSubscription<P, Downstream>
    private let number: Int

    init(_ parent: SwitchSubscription<P, Downstream>, _ number: Int) {
        self.parent = parent
        self.number = number
    }

    func receive(subscription: any Subscription) { parent.adopt(subscription, number) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { parent.receive(input, number) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        parent.receive(completion: completion, number)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Republishes elements sent by the most recently received publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Republishes elements sent by the most recently received publisher, of a publisher of publishers that never fails.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    { setFailureType(to: Output.Failure.self).switchToLatest() }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Republishes elements sent by the most recently received publisher, of publishers that never fail.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}
