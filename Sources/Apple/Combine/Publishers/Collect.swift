extension Publishers {
    /// A publisher that buffers items, and publishes them as one array when the upstream publisher finishes.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = [Upstream.Output]
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
            let values = Locked([Upstream.Output]())
            upstream.operate(
                "Collect", for: subscriber, demand: .all,
                onInput: { value in
                    values.with { $0.append(value) }
                    return .skip
                }, onCompletion: { $0.ending(with: values.with { $0 }) })
        }
    }

    /// A publisher that buffers a maximum number of items.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = [Upstream.Output]
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The maximum number of received elements to buffer before publishing.
        public let count: Int

        /// Creates the publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let values = Locked([Upstream.Output]())
            upstream.operate(
                "CollectByCount", for: subscriber, demand: .times(count),
                onInput: { [count] value in
                    let full = values.with { values in
                        values.append(value)
                        guard values.count >= count else { return [Upstream.Output]?.none }
                        defer { values = [] }
                        return values
                    }
                    return full.map { .send($0) } ?? .skip
                },
                onCompletion: { completion in
                    let rest = values.with { $0 }
                    return completion.ending(ifAny: rest.isEmpty ? nil : rest)
                })
        }
    }
}

extension Publisher {
    /// Collects all received elements, and emits a single array of the collection when the upstream publisher finishes.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Collects up to the specified number of elements, and then emits a single array of the collection.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
