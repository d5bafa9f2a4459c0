extension Publishers {
    /// A publisher that applies a closure to all received elements and produces an accumulated value when the upstream finishes.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The initial value provided on the first invocation of the closure.
        public let initial: Output
        /// A closure that takes the previously-accumulated value and the next element.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let result = Locked(initial)
            upstream.operate(
                "Reduce", for: subscriber, demand: .all,
                onInput: { [nextPartialResult] value in
                    let next = nextPartialResult(result.with { $0 }, value)
                    result.set(next)
                    return .skip
                }, onCompletion: { $0.ending(with: result.with { $0 }) })
        }
    }

    /// A publisher that applies an error-throwing closure to all received elements and produces an accumulated value.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The kind of errors this publisher might publish.
        public typealias Failure = any Error

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The initial value provided on the first invocation of the closure.
        public let initial: Output
        /// An error-throwing closure that takes the previously-accumulated value and the next element.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let result = Locked(initial)
            upstream.operateThrowing(
                "TryReduce", for: subscriber, demand: .all,
                onInput: { [nextPartialResult] value in
                    let next = try nextPartialResult(result.with { $0 }, value)
                    result.set(next)
                    return .skip
                }, onCompletion: { $0.erased.ending(with: result.with { $0 }) })
        }
    }
}

extension Subscribers.Completion {
    /// A value after all elements; a failure as it is.
    func ending<Output>(with value: Output) -> Ending<Output, Failure> {
        switch self {
        case .finished: .last(value)
        case .failure: .pass(self)
        }
    }

    /// A value after all elements, if there is one; a failure as it is.
    func ending<Output>(ifAny value: Output?) -> Ending<Output, Failure> {
        value.map { ending(with: $0) } ?? .pass(self)
    }
}

extension Publisher {
    /// Applies a closure that collects each element of a stream and publishes a final result upon completion.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Applies an error-throwing closure that collects each element of a stream and publishes a final result.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
