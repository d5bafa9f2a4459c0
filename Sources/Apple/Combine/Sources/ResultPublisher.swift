extension Result {
    /// The type of a Combine publisher that publishes this instance's result to each subscriber exactly once, or fails immediately if the
    /// result indicates failure.
    public struct Publisher: Combine.Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Success

        /// The result to deliver to each subscriber.
        public let result: Result<Success, Failure>

        /// Creates a publisher that delivers the specified result.
        public init(_ result: Result<Success, Failure>) { self.result = result }

        /// Creates a publisher that sends a value and finishes.
        public init(_ output: Success) { self.init(.success(output)) }

        /// Creates a publisher that immediately fails.
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): ValueSubscription.start("Once", CollectionOfOne(value), for: subscriber)
            case .failure(let error): Fail(error: error).subscribe(subscriber)
            }
        }
    }

    /// A publisher of the result.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
