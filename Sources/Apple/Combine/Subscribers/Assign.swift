extension Subscribers {
    /// A simple subscriber that assigns received elements to a property indicated by a key path.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        /// The kind of errors this subscriber might receive: none.
        public typealias Failure = Never

        private struct State {
            var object: Root?
            var subscription: (any Subscription)?
        }
        private let state: Locked<State>
        /// The key path that indicates the property to assign.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Creates a subscriber to assign the value of a property indicated by a key path.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            state = Locked(State(object: object))
            self.keyPath = keyPath
        }

        /// The object that contains the property to assign; `nil` after the end.
        public var object: Root? { state.with { $0.object } }

        /// `Assign` and the type of the object.
        public var description: String { "Assign \(Root.self)" }

        /// Requests an unlimited number of values. A second subscription is canceled.
        public func receive(subscription: any Subscription) {
            let isFirst = state.with { state in
                guard state.subscription == nil, state.object != nil else { return false }
                state.subscription = subscription
                return true
            }
            guard isFirst else { return subscription.cancel() }
            subscription.request(.unlimited)
        }

        /// Assigns the value.
        public func receive(_ value: Input) -> Subscribers.Demand {
            guard let object else { return .none }
            object[keyPath: keyPath] = value
            return .none
        }

        /// Releases the object.
        public func receive(completion: Subscribers.Completion<Never>) { _ = end() }

        /// Cancels the subscription, and releases the object.
        public func cancel() { end().subscription?.cancel() }

        private func end() -> State { state.exchange(State()) }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each element from a publisher to a property on an object. The object is held until the end of the subscription.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
