extension Publishers {
    /// A strategy for filling a buffer.
    public enum PrefetchStrategy: Equatable, Hashable, Sendable {
        /// A strategy to fill the buffer at subscription time, and keep it full thereafter.
        case keepFull
        /// A strategy that avoids prefetching and instead performs requests on demand.
        case byRequest
    }

    /// A strategy that handles exhaustion of a buffer’s capacity.
    public enum BufferingStrategy<Failure: Error> {
        /// When the buffer is full, discard the newly received element.
        case dropNewest
        /// When the buffer is full, discard the oldest element in the buffer.
        case dropOldest
        /// When the buffer is full, execute the closure to provide a custom error.
        case customError(() -> Failure)
    }

    /// A publisher that buffers elements from an upstream publisher.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The maximum number of elements to store.
        public let size: Int
        /// The strategy for initially populating the buffer.
        public let prefetch: PrefetchStrategy
        /// The action to take when the buffer becomes full.
        public let whenFull: BufferingStrategy<Upstream.Failure>

        /// Creates a publisher that buffers elements received from an upstream publisher.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferSubscription(subscriber, self))
        }
    }
}

private final class BufferSubscription<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private struct State: LinkState {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var demand = Subscribers.Demand.none
        var queue = EventQueue<Input, Failure>()
    }
    private let state: Locked<State>
    private let settings: Publishers.Buffer<Upstream>
    let description = "Buffer"

    init(_ downstream: Downstream, _ settings: Publishers.Buffer<Upstream>) {
        state = Locked(State(downstream: downstream))
        self.settings = settings
    }

    func receive(subscription: any Subscription) {
        guard let downstream = state.adopt(subscription) else { return }
        downstream.receive(subscription: self)
        if settings.prefetch == .keepFull { subscription.request(.max(settings.size)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let isOverflowing = state.with { state in
            guard state.downstream != nil, state.queue.completion == nil else { return false }
            guard state.queue.count >= settings.size, state.demand == .none else {
                state.queue.append(input)
                return false
            }
            return true
        }
        if isOverflowing { overflow(input) }
        return handOver()
    }

    private func overflow(_ input: Input) {
        switch settings.whenFull {
        case .dropNewest: break
        case .dropOldest:
            let oldest = state.with { state in
                state.queue.append(input)
                return state.queue.removeFirst()
            }
            withExtendedLifetime(oldest) {}
        case .customError(let error):
            let failure = error()
            let upstream = state.with { state in
                state.queue.end(.failure(failure))
                return state.upstream.take()
            }
            upstream?.cancel()
        }
    }

    /// Delivers elements on demand, and returns the demand that fills the buffer again.
    private func handOver() -> Subscribers.Demand {
        guard state.with({ $0.queue.begin() }) else { return .none }
        var count = 0
        while let (downstream, value) = next() {
            count += 1
            let more = downstream.receive(value)
            state.with { $0.demand += more }
        }
        return settings.prefetch == .keepFull ? .max(count) : .none
    }

    private func next() -> (Downstream, Input)? {
        typealias End = (Downstream, Subscribers.Completion<Failure>)
        let (item, end) = state.with { state -> ((Downstream, Input)?, End?) in
            if let downstream = state.downstream, state.demand > .none, let value = state.queue.removeFirst() {
                state.demand -= 1
                return ((downstream, value), nil)
            }
            state.queue.pause()
            guard let completion = state.queue.completion, state.queue.isEmpty || completion.isFailure else {
                return (nil, nil)
            }
            return (nil, state.downstream.take().map { ($0, completion) })
        }
        if let (downstream, completion) = end { downstream.receive(completion: completion) }
        return item
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let upstream = state.with { state in
            state.queue.end(completion)
            return state.upstream.take()
        }
        withExtendedLifetime(upstream) { _ = handOver() }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        state.with { $0.demand += demand }
        let freed = handOver()
        let wanted = settings.prefetch == .keepFull ? freed : demand
        if wanted > .none { state.with { $0.upstream }?.request(wanted) }
    }

    func cancel() { state.exchange(State()).upstream?.cancel() }
}

extension Publisher {
    /// Buffers elements received from an upstream publisher.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
