/// A queue from which a task receives the next element of a publisher.
///
/// Each wait requests one element. The subscription ends with the last iterator, or when the waiting task is canceled.
final class AsyncInbox<Output, Failure: Error>: @unchecked Sendable {
    typealias Answer = Result<Output?, Failure>

    private struct State {
        var subscription: (any Subscription)?
        var waiting: [CheckedContinuation<Carried, Never>] = []
        /// Elements that no task waits for: of a publisher that exceeds its demand.
        var values: [Output] = []
        var completion: Subscribers.Completion<Failure>?
        /// The demand before there was a subscription.
        var owed = 0
    }

    /// An answer on its way to the task that waits. It is used there only.
    struct Carried: @unchecked Sendable { let answer: Answer }

    private let state = Locked(State())

    deinit { state.with { $0.subscription }?.cancel() }

    func next(isolation actor: isolated (any Actor)? = #isolation) async -> Answer {
        let carried = await withTaskCancellationHandler {
            await withCheckedContinuation(isolation: actor) { (continuation: CheckedContinuation<Carried, Never>) in
                self.wait(continuation)
            }
        } onCancel: {
            self.cancel()
        }
        return carried.answer
    }

    private func wait(_ continuation: CheckedContinuation<Carried, Never>) {
        let (answer, subscription) = state.with { state -> (Answer?, (any Subscription)?) in
            if !state.values.isEmpty { return (.success(state.values.removeFirst()), nil) }
            if let completion = state.completion {
                // A failure is thrown once; nothing follows it.
                state.completion = .finished
                return (completion.answer(), nil)
            }
            state.waiting.append(continuation)
            if state.subscription == nil { state.owed += 1 }
            return (nil, state.subscription)
        }
        if let answer { return continuation.resume(returning: Carried(answer: answer)) }
        subscription?.request(.max(1))
    }

    func begin(_ subscription: any Subscription) {
        let owed = state.with { state in
            guard state.subscription == nil, state.completion == nil else { return Int?.none }
            state.subscription = subscription
            return state.owed
        }
        guard let owed else { return subscription.cancel() }
        if owed > 0 { subscription.request(.max(owed)) }
    }

    func put(_ value: Output) {
        let continuation = state.with { state in
            guard !state.waiting.isEmpty else {
                state.values.append(value)
                return CheckedContinuation<Carried, Never>?.none
            }
            return state.waiting.removeFirst()
        }
        continuation?.resume(returning: Carried(answer: .success(value)))
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let (waiting, subscription) = state.with { state in
            defer { state.waiting = [] }
            state.completion = state.waiting.isEmpty ? completion : .finished
            return (state.waiting, state.subscription.take())
        }
        withExtendedLifetime(subscription) {
            for (index, continuation) in waiting.enumerated() {
                continuation.resume(
                    returning: Carried(answer: index == 0 ? completion.answer() : .success(nil)))
            }
        }
    }

    private func cancel() {
        let subscription = state.with { $0.subscription }
        end(.finished)
        subscription?.cancel()
    }
}

extension Subscribers.Completion {
    /// The end of a sequence, or the error that it throws.
    fileprivate func answer<Output>() -> Result<Output?, Failure> {
        switch self {
        case .finished: .success(nil)
        case .failure(let error): .failure(error)
        }
    }
}

/// The subscriber that puts the elements of a publisher into an inbox, as long as the inbox exists.
struct AsyncInboxSubscriber<Input, Failure: Error>: Subscriber {
    private weak var inbox: AsyncInbox<Input, Failure>?
    let combineIdentifier = CombineIdentifier()

    init(_ inbox: AsyncInbox<Input, Failure>) { self.inbox = inbox }

    func receive(subscription: any Subscription) {
        guard let inbox else { return subscription.cancel() }
        inbox.begin(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        inbox?.put(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { inbox?.end(completion) }
}
