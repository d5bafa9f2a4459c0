extension Publishers {
    /// A publisher that receives and combines the latest elements from two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The kind of values published by this publisher.
        public typealias Output = (A.Output, B.Output)
        /// The kind of errors this publisher might publish.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that combines the latest elements of the publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Slots = (A.Output?, B.Output?)
            let rule = JunctionRule<Slots, Output>(
                next: { slots in
                    guard let a = slots.0, let b = slots.1 else { return nil }
                    return (a, b)
                }, isOver: { !$1.contains(false) })
            let junction = Junction<Slots, S>("CombineLatest", subscriber, (nil, nil), count: 2, rule)
            junction.begin()
            junction.attach(a, 0) { swap(&$0.0, &$1) }
            junction.attach(b, 1) { swap(&$0.1, &$1) }
        }
    }

    /// A publisher that receives and combines the latest elements from three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The kind of values published by this publisher.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The kind of errors this publisher might publish.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates a publisher that combines the latest elements of the publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Slots = (A.Output?, B.Output?, C.Output?)
            let rule = JunctionRule<Slots, Output>(
                next: { slots in
                    guard let a = slots.0, let b = slots.1, let c = slots.2 else { return nil }
                    return (a, b, c)
                }, isOver: { !$1.contains(false) })
            let junction = Junction<Slots, S>("CombineLatest", subscriber, (nil, nil, nil), count: 3, rule)
            junction.begin()
            junction.attach(a, 0) { swap(&$0.0, &$1) }
            junction.attach(b, 1) { swap(&$0.1, &$1) }
            junction.attach(c, 2) { swap(&$0.2, &$1) }
        }
    }

    /// A publisher that receives and combines the latest elements from four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The kind of values published by this publisher.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The kind of errors this publisher might publish.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that combines the latest elements of the publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Slots = (A.Output?, B.Output?, C.Output?, D.Output?)
            let rule = JunctionRule<Slots, Output>(
                next: { slots in
                    guard let a = slots.0, let b = slots.1, let c = slots.2, let d = slots.3 else { return nil }
                    return (a, b, c, d)
                }, isOver: { !$1.contains(false) })
            let junction = Junction<Slots, S>("CombineLatest", subscriber, (nil, nil, nil, nil), count: 4, rule)
            junction.begin()
            junction.attach(a, 0) { swap(&$0.0, &$1) }
            junction.attach(b, 1) { swap(&$0.1, &$1) }
            junction.attach(c, 2) { swap(&$0.2, &$1) }
            junction.attach(d, 3) { swap(&$0.3, &$1) }
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Subscribes to additional publishers and publishes a tuple upon receiving output from any of them.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Subscribes to additional publishers and invokes a closure upon receiving output from any of them.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }

    /// Subscribes to additional publishers and publishes a tuple upon receiving output from any of them.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Subscribes to additional publishers and invokes a closure upon receiving output from any of them.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Subscribes to additional publishers and publishes a tuple upon receiving output from any of them.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Subscribes to additional publishers and invokes a closure upon receiving output from any of them.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
