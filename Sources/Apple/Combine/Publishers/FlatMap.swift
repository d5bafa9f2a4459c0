extension Publishers {
    /// A publisher that transforms elements from an upstream publisher into new publishers, and publishes what those publish.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The kind of values published by this publisher.
        public typealias Output = NewPublisher.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The maximum number of concurrent publisher subscriptions.
        public let maxPublishers: Subscribers.Demand
        /// A closure that takes an element as a parameter and returns a publisher.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher that transforms elements into publishers.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                FlatMapOuter(Merger("FlatMap", subscriber, isOpen: true), maxPublishers, transform))
        }
    }
}

/// The subscriber of the publisher whose elements become publishers.
private final class FlatMapOuter<Input, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber
where NewPublisher.Output == Downstream.Input, NewPublisher.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    private let merger: Merger<Downstream>
    private let limit: Subscribers.Demand
    private let transform: (Input) -> NewPublisher

    init(
        _ merger: Merger<Downstream>, _ limit: Subscribers.Demand, _ transform: @escaping (Input) -> NewPublisher
    ) {
        self.merger = merger
        self.limit = limit
        self.transform = transform
    }

    func receive(subscription: any Subscription) {
        merger.begin(subscription)
        subscription.request(limit)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let inner = merger.input() else { return .none }
        transform(input).subscribe(inner)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { merger.closeOuter(completion) }
}

extension Publisher {
    /// Transforms all elements from an upstream publisher into a new publisher up to a maximum number of publishers you specify.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Transforms all elements into publishers that never fail.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    /// Transforms all elements of a publisher that never fails into publishers that may.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }
}
