/// A subject that broadcasts elements to downstream subscribers.
///
/// It has no initial value, and drops values if there are no subscribers, or their current demand is zero.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let list = Locked(SubscriptionList<Output, Failure>())

    /// Creates a passthrough subject.
    public init() {}

    deinit { for upstream in list.with({ $0.upstreams }) { upstream.cancel() } }

    /// Requests an unlimited number of values from an upstream publisher, after the first demand of a subscriber.
    public func send(subscription: any Subscription) {
        let isAsked = list.with { list in
            list.upstreams.append(subscription)
            return list.isAsked
        }
        if isAsked { subscription.request(.unlimited) }
    }

    /// Attaches a subscriber. If the subject has completed, the subscriber receives the completion
    /// immediately.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = SubscriberSubscription(
            subscriber, of: "PassthroughSubject", present: nil, onRequest: { [weak self] in self?.askUpstreams() },
            onCancel: { [weak self] in self?.remove($0) })
        if let completion = list.with({ $0.add(subscription) }) {
            subscriber.receiveOnly(completion)
        } else {
            subscriber.receive(subscription: subscription)
        }
    }

    /// Sends a value to the subscribers with demand.
    public func send(_ value: Output) {
        for subscription in list.with({ $0.completion == nil ? $0.subscriptions : [] }) { subscription.offer(value) }
    }

    /// Sends a completion signal to the subscribers. Values that are sent later are dropped.
    public func send(completion: Subscribers.Completion<Failure>) {
        for subscription in list.with({ $0.end(completion) }) { subscription.finish(completion) }
    }

    private func askUpstreams() {
        let asked = list.with { list in
            defer { list.isAsked = true }
            return list.isAsked ? [] : list.upstreams
        }
        for upstream in asked { upstream.request(.unlimited) }
    }

    private func remove(_ subscription: SubjectSubscription<Output, Failure>) {
        list.with { $0.remove(subscription) }
    }
}
