extension Publishers {
    /// A publisher that waits for an element of each of two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The kind of values published by this publisher.
        public typealias Output = (A.Output, B.Output)
        /// The kind of errors this publisher might publish.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that pairs the elements of the publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Slots = ([A.Output], [B.Output])
            let rule = JunctionRule<Slots, Output>(
                next: { slots in
                    guard !slots.0.isEmpty, !slots.1.isEmpty else { return nil }
                    return (slots.0.removeFirst(), slots.1.removeFirst())
                },
                isOver: { slots, hasFinished in
                    (hasFinished[0] && slots.0.isEmpty) || (hasFinished[1] && slots.1.isEmpty)
                })
            let junction = Junction<Slots, S>("Zip", subscriber, ([], []), count: 2, rule)
            junction.begin()
            junction.attach(a, 0) { if let value = $1.take() { $0.0.append(value) } }
            junction.attach(b, 1) { if let value = $1.take() { $0.1.append(value) } }
        }
    }

    /// A publisher that waits for an element of each of three publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

        /// Creates a publisher that pairs the elements of the publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Slots = ([A.Output], [B.Output], [C.Output])
            let rule = JunctionRule<Slots, Output>(
                next: { slots in
                    guard !slots.0.isEmpty, !slots.1.isEmpty, !slots.2.isEmpty else { return nil }
                    return (slots.0.removeFirst(), slots.1.removeFirst(), slots.2.removeFirst())
                },
                isOver: { slots, hasFinished in
                    (hasFinished[0] && slots.0.isEmpty) || (hasFinished[1] && slots.1.isEmpty)
                        || (hasFinished[2] && slots.2.isEmpty)
                })
            let junction = Junction<Slots, S>("Zip", subscriber, ([], [], []), count: 3, rule)
            junction.begin()
            junction.attach(a, 0) { if let value = $1.take() { $0.0.append(value) } }
            junction.attach(b, 1) { if let value = $1.take() { $0.1.append(value) } }
            junction.attach(c, 2) { if let value = $1.take() { $0.2.append(value) } }
        }
    }

    /// A publisher that waits for an element of each of four publishers.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

        /// Creates a publisher that pairs the elements of the publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias Slots = ([A.Output], [B.Output], [C.Output], [D.Output])
            let rule = JunctionRule<Slots, Output>(
                next: { slots in
                    guard !slots.0.isEmpty, !slots.1.isEmpty, !slots.2.isEmpty, !slots.3.isEmpty else { return nil }
                    return (slots.0.removeFirst(), slots.1.removeFirst(), slots.2.removeFirst(), slots.3.removeFirst())
                },
                isOver: { slots, hasFinished in
                    (hasFinished[0] && slots.0.isEmpty) || (hasFinished[1] && slots.1.isEmpty)
                        || (hasFinished[2] && slots.2.isEmpty) || (hasFinished[3] && slots.3.isEmpty)
                })
            let junction = Junction<Slots, S>("Zip", subscriber, ([], [], [], []), count: 4, rule)
            junction.begin()
            junction.attach(a, 0) { if let value = $1.take() { $0.0.append(value) } }
            junction.attach(b, 1) { if let value = $1.take() { $0.1.append(value) } }
            junction.attach(c, 2) { if let value = $1.take() { $0.2.append(value) } }
            junction.attach(d, 3) { if let value = $1.take() { $0.3.append(value) } }
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Combines elements from other publishers and delivers groups of elements as tuples.
    public func zip<P: Publisher>(
        _ other: P
    ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Combines elements from other publishers and delivers a transformed output.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        Publishers.Zip(self, other).map { transform($0.0, $0.1) }
    }

    /// Combines elements from other publishers and delivers groups of elements as tuples.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Combines elements from other publishers and delivers a transformed output.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Combines elements from other publishers and delivers groups of elements as tuples.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R> where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Combines elements from other publishers and delivers a transformed output.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
