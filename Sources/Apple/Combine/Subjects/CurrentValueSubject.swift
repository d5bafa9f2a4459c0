/// A subject that wraps a single value and publishes a new element whenever the value changes.
///
/// A new subscriber gets the current value with its first demand.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private struct State {
        var value: Output
        var list = SubscriptionList<Output, Failure>()
    }
    private let state: Locked<State>

    /// Creates a current value subject with the given initial value.
    public init(_ value: Output) { state = Locked(State(value: value)) }

    deinit { for upstream in state.with({ $0.list.upstreams }) { upstream.cancel() } }

    /// The value wrapped by this subject, published as a new element whenever it changes.
    public var value: Output {
        get { state.with { $0.value } }
        set { send(newValue) }
    }

    /// Requests an unlimited number of values from a publisher that the subject subscribes to.
    public func send(subscription: any Subscription) {
        state.with { $0.list.upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    /// Attaches a subscriber. If the subject has completed, the subscriber receives the completion
    /// immediately.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = SubscriberSubscription(
            subscriber, of: "CurrentValueSubject", present: { self.value }, onRequest: {},
            onCancel: { [weak self] in self?.remove($0) })
        if let completion = state.with({ $0.list.add(subscription) }) {
            subscriber.receiveOnly(completion)
        } else {
            subscriber.receive(subscription: subscription)
        }
    }

    /// Makes a value the current one, and sends it to the subscribers.
    public func send(_ value: Output) {
        let (subscriptions, old) = state.with { state in
            guard state.list.completion == nil else { return ([SubjectSubscription<Output, Failure>](), value) }
            defer { state.value = value }
            return (state.list.subscriptions, state.value)
        }
        // The release of the old value can call this object.
        withExtendedLifetime(old) {}
        for subscription in subscriptions { subscription.offer(value) }
    }

    /// Sends a completion signal to the subscribers. Values that are sent later are dropped.
    public func send(completion: Subscribers.Completion<Failure>) {
        for subscription in state.with({ $0.list.end(completion) }) { subscription.finish(completion) }
    }

    private func remove(_ subscription: SubjectSubscription<Output, Failure>) {
        state.with { $0.list.remove(subscription) }
    }
}
