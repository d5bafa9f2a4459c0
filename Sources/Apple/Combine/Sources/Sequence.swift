extension Publishers {
    /// A publisher that publishes a given sequence of elements, and finishes after the last one.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Elements.Element

        /// The sequence of elements to publish.
        public let sequence: Elements

        /// Creates a publisher for a sequence of elements.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ValueSubscription.start("\(sequence)", sequence, for: subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
    /// A publisher of the elements of the sequence.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
