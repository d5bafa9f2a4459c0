extension Optional {
    /// The type of a Combine publisher that publishes the value of a Swift optional instance to each subscriber exactly once, if the
    /// instance has any value at all.
    public struct Publisher: Combine.Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Wrapped
        /// The kind of errors this publisher might publish: none.
        public typealias Failure = Never

        /// The output to deliver to each subscriber.
        public let output: Wrapped?

        /// Creates a publisher to emit the value of the optional, or to finish immediately if it has none.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            ValueSubscription.start("Optional", output.map { [$0] } ?? [], for: subscriber)
        }
    }

    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
