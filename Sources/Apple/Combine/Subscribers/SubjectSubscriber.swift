/// Sends what a publisher publishes to a subject, until it is canceled or the publisher ends.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, Subscription, CustomStringConvertible {
    typealias Input = S.Output
    typealias Failure = S.Failure

    private struct State {
        var subject: S?
        var upstream: (any Subscription)?
    }
    private let state: Locked<State>
    /// The description of the subject's upstream subscription.
    let description = "Subject"

    init(_ subject: S) { state = Locked(State(subject: subject)) }

    func receive(subscription: any Subscription) {
        let subject = state.with { state in
            guard state.upstream == nil, let subject = state.subject else { return S?.none }
            state.upstream = subscription
            return subject
        }
        guard let subject else { return subscription.cancel() }
        subject.send(subscription: self)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        state.with { $0.subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) { end().subject?.send(completion: completion) }

    func request(_ demand: Subscribers.Demand) { state.with { $0.upstream }?.request(demand) }

    func cancel() { end().upstream?.cancel() }

    private func end() -> State { state.exchange(State()) }
}
