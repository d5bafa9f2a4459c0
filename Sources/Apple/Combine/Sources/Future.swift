/// A publisher that eventually produces a single value and then finishes or fails.
///
/// The closure is called when the future is made, not when it gets a subscriber. Each subscriber gets the result.
public final class Future<Output, Failure: Error>: Publisher {
    /// A type that represents a closure to invoke in the future, when an element or error is available.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var subscriptions: [FutureSubscription<Output, Failure>] = []
    }
    private let state = Locked(State())

    /// Creates a publisher that invokes a promise closure when the publisher emits an element.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [state] in Future.fulfill(state, $0) }
    }

    private static func fulfill(_ state: Locked<State>, _ result: Result<Output, Failure>) {
        let taken = state.with { state in
            guard state.result == nil else { return [FutureSubscription<Output, Failure>]() }
            state.result = result
            defer { state.subscriptions = [] }
            return state.subscriptions
        }
        for subscription in taken { subscription.fulfill(result) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = FutureSubscriberSubscription(subscriber) { [weak state] gone in
            state?.with { $0.subscriptions.removeAll { $0 === gone } }
        }
        subscriber.receive(subscription: subscription)
        let result = state.with { state in
            if state.result == nil { state.subscriptions.append(subscription) }
            return state.result
        }
        if let result { subscription.fulfill(result) }
    }
}

private class FutureSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible, @unchecked Sendable {
    let description = "Future"
    func fulfill(_ result: Result<Output, Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// One subscriber's wait for the result: a value is delivered on demand, an error immediately.
private final class FutureSubscriberSubscription<Downstream: Subscriber>:
    FutureSubscription<Downstream.Input, Downstream.Failure>, @unchecked Sendable
{
    private struct State {
        var downstream: Downstream?
        var isAsked = false
        var value: Downstream.Input?
    }
    private let state: Locked<State>
    private let onCancel: (AnyObject) -> Void

    init(_ downstream: Downstream, onCancel: @escaping (AnyObject) -> Void) {
        state = Locked(State(downstream: downstream))
        self.onCancel = onCancel
    }

    override func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
        switch result {
        case .success(let value):
            state.with { $0.value = value }
            deliver()
        case .failure(let error): state.with { $0.downstream.take() }?.receive(completion: .failure(error))
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        state.with { $0.isAsked = true }
        deliver()
    }

    private func deliver() {
        let (downstream, value) = state.with { state in
            guard state.isAsked, let value = state.value.take(), let downstream = state.downstream else {
                return (Downstream?.none, Downstream.Input?.none)
            }
            return (downstream, value)
        }
        guard let downstream, let value else { return }
        _ = downstream.receive(value)
        state.with { $0.downstream.take() }?.receive(completion: .finished)
    }

    override func cancel() {
        guard state.with({ $0.downstream.take() }) != nil else { return }
        onCancel(self)
    }
}
