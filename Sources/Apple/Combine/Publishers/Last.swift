extension Publishers {
    /// A publisher that waits until after the stream finishes and then publishes its last element.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// Creates the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let last = Locked(Output?.none)
            upstream.operate(
                "Last", for: subscriber, demand: .all,
                onInput: { value in
                    last.set(value)
                    return .skip
                }, onCompletion: { $0.ending(ifAny: last.with { $0 }) })
        }
    }

    /// A publisher that waits until after the stream finishes and then publishes the last element that satisfies a predicate.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The closure that determines whether to publish an element.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let last = Locked(Output?.none)
            upstream.operate(
                "LastWhere", for: subscriber, demand: .all,
                onInput: { [predicate] value in
                    if predicate(value) { last.set(value) }
                    return .skip
                }, onCompletion: { $0.ending(ifAny: last.with { $0 }) })
        }
    }

    /// A publisher that waits until after the stream finishes and then publishes the last element that satisfies a throwing predicate.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The error-throwing closure that determines whether to publish an element.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let last = Locked(Output?.none)
            upstream.operateThrowing(
                "TryLastWhere", for: subscriber, demand: .all,
                onInput: { [predicate] value in
                    if try predicate(value) { last.set(value) }
                    return .skip
                }, onCompletion: { $0.erased.ending(ifAny: last.with { $0 }) })
        }
    }
}

extension Publisher {
    /// Publishes the last element of a stream, after the stream finishes.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Publishes the last element of a stream that satisfies a predicate closure, after upstream finishes.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Publishes the last element of a stream that satisfies an error-throwing predicate closure.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
