extension Publishers {
    /// A publisher that republishes elements until another publisher emits an element.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// Another publisher, whose first output causes this publisher to finish.
        public let other: Other

        /// Creates a publisher that republishes elements until another publisher emits an element.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate("PrefixUntilOutput", subscriber, isOpen: true)
            other.subscribe(
                GateKey<Other.Output, Other.Failure, S>(gate, onOutput: { gate.finish() }, onFailure: nil))
            upstream.subscribe(gate)
        }
    }

    /// A publisher that ignores elements from the upstream publisher until it receives an element from a second publisher.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// A publisher to monitor for its first emitted element.
        public let other: Other

        /// Creates a publisher that ignores elements until another publisher emits one.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate("DropUntilOutput", subscriber, isOpen: false)
            other.subscribe(
                GateKey<Other.Output, Other.Failure, S>(
                    gate, onOutput: { gate.open() }, onFailure: { gate.fail($0) }))
            upstream.subscribe(gate)
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// A subscription that passes elements while it is open.
private final class Gate<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        /// The subscription to the other publisher.
        var other: (any Subscription)?
        var isOpen: Bool
        /// A completion that arrived before the subscription.
        var early: Subscribers.Completion<Failure>?
    }
    private let state: Locked<State>
    let description: String

    init(_ description: String, _ downstream: Downstream, isOpen: Bool) {
        self.description = description
        state = Locked(State(downstream: downstream, isOpen: isOpen))
    }

    func keep(_ other: any Subscription) {
        let isNeeded = state.with { state in
            guard state.downstream != nil, state.other == nil else { return false }
            state.other = other
            return true
        }
        guard isNeeded else { return other.cancel() }
        other.request(.max(1))
    }

    func open() {
        let other = state.with { state in
            state.isOpen = true
            return state.other.take()
        }
        other?.cancel()
    }

    func finish() { end(.finished) }
    func fail(_ error: Failure) { end(.failure(error)) }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        let (downstream, subscriptions) = state.with { state in
            guard state.upstream != nil else {
                state.early = completion
                return (Downstream?.none, [state.other.take()])
            }
            return (state.downstream.take(), [state.upstream.take(), state.other.take()])
        }
        for subscription in subscriptions { subscription?.cancel() }
        downstream?.receive(completion: completion)
    }

    func receive(subscription: any Subscription) {
        let (downstream, early) = state.with { state in
            guard state.upstream == nil, let downstream = state.downstream else {
                return (Downstream?.none, Subscribers.Completion<Failure>?.none)
            }
            if state.early == nil { state.upstream = subscription } else { state.downstream = nil }
            return (downstream, state.early)
        }
        guard let downstream else { return subscription.cancel() }
        guard let early else { return downstream.receive(subscription: self) }
        subscription.cancel()
        downstream.receiveOnly(early)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let (downstream, isOpen) = state.with { ($0.downstream, $0.isOpen) }
        guard isOpen else { return .max(1) }
        return downstream?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (downstream, other, upstream) = state.with { ($0.downstream.take(), $0.other.take(), $0.upstream.take()) }
        other?.cancel()
        downstream?.receive(completion: completion)
        withExtendedLifetime(upstream) {}
    }

    func request(_ demand: Subscribers.Demand) { state.with { $0.upstream }?.request(demand) }

    func cancel() {
        let old = state.with { ($0.downstream.take(), $0.upstream.take(), $0.other.take()) }
        old.1?.cancel()
        old.2?.cancel()
    }
}

/// The subscriber of the publisher whose first element moves a gate.
private final class GateKey<Input, Failure: Error, Downstream: Subscriber>: Subscriber {
    private let gate: Gate<Downstream>
    private let onOutput: () -> Void
    private let onFailure: ((Failure) -> Void)?

    init(_ gate: Gate<Downstream>, onOutput: @escaping () -> Void, onFailure: ((Failure) -> Void)?) {
        self.gate = gate
        self.onOutput = onOutput
        self.onFailure = onFailure
    }

    func receive(subscription: any Subscription) { gate.keep(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        onOutput()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { onFailure?(error) }
    }
}

extension Publisher {
    /// Republishes elements until another publisher emits an element.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Ignores elements from the upstream publisher until it receives an element from a second publisher.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
}
