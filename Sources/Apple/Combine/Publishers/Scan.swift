extension Publishers {
    /// A publisher that transforms elements with a closure that also receives the last value the closure returned.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The previous result returned by the closure, at first.
        public let initialResult: Output
        /// A closure that takes the previous result and the next element.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let result = Locked(initialResult)
            upstream.operate("Scan", for: subscriber) { [nextPartialResult] value in
                let next = nextPartialResult(result.with { $0 }, value)
                result.set(next)
                return .send(next)
            }
        }
    }

    /// A publisher that transforms elements with a closure that may throw and also receives the last value it returned.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors this publisher might publish.
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The previous result returned by the closure, at first.
        public let initialResult: Output
        /// An error-throwing closure that takes the previous result and the next element.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let result = Locked(initialResult)
            upstream.operateThrowing("TryScan", for: subscriber) { [nextPartialResult] value in
                let next = try nextPartialResult(result.with { $0 }, value)
                result.set(next)
                return .send(next)
            }
        }
    }
}

extension Publisher {
    /// Transforms elements by providing the current element to a closure along with the last value returned by it.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Transforms elements by providing the current element to an error-throwing closure along with the last value.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
