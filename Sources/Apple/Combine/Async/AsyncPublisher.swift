/// A publisher that exposes its elements as an asynchronous sequence. It requests one element at a time.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The type of element produced by this asynchronous sequence.
    public typealias Element = P.Output
    /// The kind of errors that the sequence throws.
    public typealias Failure = P.Failure

    private let publisher: P

    /// Creates a publisher that exposes elements received from an upstream publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Creates the asynchronous iterator that produces elements of this asynchronous sequence.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// The iterator that produces elements of the asynchronous publisher sequence.
    public struct Iterator: AsyncIteratorProtocol {
        /// The type of element.
        public typealias Element = P.Output
        /// The kind of errors that the iterator throws.
        public typealias Failure = P.Failure

        private let inbox: AsyncInbox<P.Output, Never>

        fileprivate init(_ publisher: P) {
            inbox = AsyncInbox()
            publisher.subscribe(AsyncInboxSubscriber(inbox))
        }

        /// Produces the next element in the sequence; `nil` after the end, or when the task is canceled.
        public mutating func next() async -> P.Output? {
            switch await inbox.next() {
            case .success(let value): value
            }
        }

        /// Produces the next element in the sequence on an actor.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            switch await inbox.next(isolation: actor) {
            case .success(let value): value
            }
        }
    }
}

/// A publisher that exposes its elements as a throwing asynchronous sequence. It requests one element at a time.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The type of element produced by this asynchronous sequence.
    public typealias Element = P.Output
    /// The kind of errors that the sequence throws.
    public typealias Failure = P.Failure

    private let publisher: P

    /// Creates a publisher that exposes elements received from an upstream publisher.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Creates the asynchronous iterator that produces elements of this asynchronous sequence.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// The iterator that produces elements of the asynchronous publisher sequence.
    public struct Iterator: AsyncIteratorProtocol {
        /// The type of element.
        public typealias Element = P.Output
        /// The kind of errors that the iterator throws.
        public typealias Failure = P.Failure

        private let inbox: AsyncInbox<P.Output, P.Failure>

        fileprivate init(_ publisher: P) {
            inbox = AsyncInbox()
            publisher.subscribe(AsyncInboxSubscriber(inbox))
        }

        /// Produces the next element in the sequence. Throws the publisher's failure.
        public mutating func next() async throws -> P.Output? { try await inbox.next().get() }

        /// Produces the next element in the sequence on an actor. Throws the publisher's failure.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(P.Failure) -> P.Output? {
            try await inbox.next(isolation: actor).get()
        }
    }
}

extension Publisher where Failure == Never {
    /// The elements produced by the publisher, as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The elements produced by the publisher, as a throwing asynchronous sequence.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
