extension Publishers {
    /// A publisher that uses a subject to deliver elements to multiple subscribers. It publishes after `connect()`.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// A closure that returns a subject each time a subject is needed.
        public let createSubject: () -> SubjectType
        private let subject = Locked(SubjectType?.none)

        /// Creates a multicast publisher.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var presentSubject: SubjectType {
            if let subject = subject.with({ $0 }) { return subject }
            let made = createSubject()
            return subject.with { subject in
                if subject == nil { subject = made }
                return subject ?? made
            }
        }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            presentSubject.subscribe(subscriber)
        }

        /// Attaches the subject to the upstream publisher.
        public func connect() -> any Cancellable { upstream.subscribe(presentSubject) }
    }

    /// A publisher that automatically connects and disconnects from another connectable publisher.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        private struct State {
            var count = 0
            var connection: (any Cancellable)?
        }
        private let state = Locked(State())
        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// Creates a publisher that automatically connects and disconnects.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects if it is the first one.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = state.with { state in
                state.count += 1
                return state.count == 1
            }
            // The closures keep this publisher, and so the connection, for as long as there is the subscription.
            let events = HandleEvents(
                upstream: upstream, receiveCompletion: { _ in self.leave() }, receiveCancel: { self.leave() },
                receiveRequest: nil)
            upstream.subscribe(EventSubscription("Autoconnect", subscriber, events))
            // A subject that has ended has ended the subscriber by now.
            if isFirst, state.with({ $0.count > 0 }) { connect() }
        }

        private func connect() {
            let connection = upstream.connect()
            let isNeeded = state.with { state in
                guard state.count > 0 else { return false }
                state.connection = connection
                return true
            }
            if !isNeeded { connection.cancel() }
        }

        private func leave() {
            let connection = state.with { state in
                state.count -= 1
                return state.count == 0 ? state.connection.take() : nil
            }
            connection?.cancel()
        }
    }

    /// A publisher that shares the output of an upstream publisher with multiple subscribers.
    ///
    /// It subscribes to the upstream publisher with its first subscriber, and cancels with its last one.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>
        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream

        /// Creates a publisher that shares the output of an upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Whether both are the same object.
        public static func == (lhs: Share<Upstream>, rhs: Share<Upstream>) -> Bool { lhs === rhs }
    }

    /// A publisher that provides explicit connectability to another publisher.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>

        /// Creates a connectable publisher, attached to the provided upstream publisher.
        public init(upstream: Upstream) { inner = upstream.multicast(subject: PassthroughSubject()) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Connects to the publisher, allowing it to produce elements.
        public func connect() -> any Cancellable { inner.connect() }
    }
}

extension Publisher {
    /// Applies a closure to create a subject that delivers elements to subscribers.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Provides a subject to deliver elements to multiple subscribers.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output { multicast { subject } }

    /// Shares the output of an upstream publisher with multiple subscribers.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Creates a connectable wrapper around the publisher.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
    /// Automates the process of connecting or disconnecting from this connectable publisher.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
