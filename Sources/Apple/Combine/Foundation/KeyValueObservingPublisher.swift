import Foundation
import QuartzCore

extension NSObject {
    /// A Combine publisher that produces a new element whenever the observed value changes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Value
        /// The kind of errors this publisher might publish: none.
        public typealias Failure = Never

        /// The object that contains the observed property.
        public let object: Subject
        /// The key path of a property to observe.
        public let keyPath: KeyPath<Subject, Value>
        /// Options of the observation: with `initial` the current value is published first.
        public let options: NSKeyValueObservingOptions

        /// Creates a key-value observing publisher for the given object, key path and options.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let subscription = ObservationSubscription(subscriber, self)
            subscriber.receive(subscription: subscription)
            subscription.begin()
        }
    }
}

// Constraints on Self are for classes that are not NSObject's own too: UIKit's views and controllers here.
extension NSObjectProtocol where Self: NSObject {
    /// Publishes the values of a property compliant with key-value observing, the present one first.
    ///
    /// What can be observed is what `observe(_:options:changeHandler:)` observes.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
    /// Whether both observe the same property of the same object.
    public static func == (
        lhs: NSObject.KeyValueObservingPublisher<Subject, Value>,
        rhs: NSObject.KeyValueObservingPublisher<Subject, Value>
    ) -> Bool { lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options }
}

private final class ObservationSubscription<Object: NSObject, Downstream: Subscriber>: Subscription,
    CustomStringConvertible
{
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        var observation: NSKeyValueObservation?
        /// The initial value, pending until there is demand.
        var waiting: Downstream.Input?
    }
    private let state: Locked<State>
    private let publisher: NSObject.KeyValueObservingPublisher<Object, Downstream.Input>
    let description = "KVOSubscription"

    init(_ downstream: Downstream, _ publisher: NSObject.KeyValueObservingPublisher<Object, Downstream.Input>) {
        state = Locked(State(downstream: downstream))
        self.publisher = publisher
    }

    func begin() {
        guard state.with({ $0.downstream != nil }) else { return }
        let observation = publisher.object.observe(publisher.keyPath, options: publisher.options) {
            [weak self, keyPath = publisher.keyPath] object, _ in self?.receive(object[keyPath: keyPath])
        }
        let isNeeded = state.with { state in
            guard state.downstream != nil else { return false }
            state.observation = observation
            return true
        }
        if !isNeeded { observation.invalidate() }
    }

    private func receive(_ value: Downstream.Input) {
        let downstream = state.with { state in
            guard state.demand > .none else {
                if state.observation == nil { state.waiting = value }
                return Downstream?.none
            }
            state.demand -= 1
            return state.downstream
        }
        guard let downstream else { return }
        let more = downstream.receive(value)
        state.with { $0.demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        let waiting = state.with { state in
            state.demand += demand
            return state.demand > .none ? state.waiting.take() : nil
        }
        if let waiting { receive(waiting) }
    }

    func cancel() {
        let (downstream, observation) = state.with { ($0.downstream.take(), $0.observation.take()) }
        observation?.invalidate()
        withExtendedLifetime(downstream) {}
    }
}
