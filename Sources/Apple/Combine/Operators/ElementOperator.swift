/// The reaction of an operator to an element.
enum Step<Output, Failure: Error> {
    /// Publishes a value.
    case send(Output)
    /// Publishes nothing, and requests another element instead.
    case skip
    /// Publishes a value, and finishes.
    case last(Output)
    /// Finishes.
    case finish
    /// Fails.
    case fail(Failure)
}

/// The ending of an operator after the completion of its upstream publisher.
enum Ending<Output, Failure: Error> {
    /// A completion.
    case pass(Subscribers.Completion<Failure>)
    /// A value, which is pending until there is demand, then a completion.
    case last(Output)
}

/// The demand of an operator on its upstream publisher.
enum DemandRule {
    /// The downstream demand.
    case passed
    /// A number of elements for each requested value.
    case times(Int)
    /// Unlimited, after the first downstream demand.
    case all
}

/// The subscription of an operator with one upstream publisher that handles one element at a time.
///
/// It is the upstream publisher's subscriber and the downstream subscriber's subscription. Closures are called without the lock.
final class ElementOperator<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
{
    typealias Failure = InputFailure

    private struct State: LinkState {
        var upstream: (any Subscription)?
        /// `nil` after the end.
        var downstream: Downstream?
        /// The demand that is not fulfilled yet.
        var demand = Subscribers.Demand.none
        /// The last value, pending until there is demand.
        var last: Downstream.Input?
        var hasAskedForAll = false
    }

    private let state: Locked<State>
    private let rule: DemandRule
    private let onInput: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let onCompletion: (Subscribers.Completion<InputFailure>) -> Ending<Downstream.Input, Downstream.Failure>
    let description: String

    init(
        _ description: String, _ downstream: Downstream, demand rule: DemandRule,
        onInput: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
        onCompletion: @escaping (Subscribers.Completion<InputFailure>) -> Ending<Downstream.Input, Downstream.Failure>
    ) {
        state = Locked(State(downstream: downstream))
        self.description = description
        self.rule = rule
        self.onInput = onInput
        self.onCompletion = onCompletion
    }

    // MARK: Upstream

    func receive(subscription: any Subscription) {
        state.adopt(subscription)?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard isActive else { return .none }
        switch onInput(input) {
        case .send(let value): return scaled(send(value))
        case .skip:
            if case .passed = rule { return .max(1) }
            return .none
        case .last(let value): endUpstream(with: .last(value))
        case .finish: endUpstream(with: .pass(.finished))
        case .fail(let error): endUpstream(with: .pass(.failure(error)))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        guard isActive else { return }
        let ending = onCompletion(completion)
        let upstream = state.with { $0.upstream.take() }
        withExtendedLifetime(upstream) { end(with: ending) }
    }

    private var isActive: Bool { state.with { $0.downstream != nil && $0.last == nil } }

    private func send(_ value: Downstream.Input) -> Subscribers.Demand {
        let downstream = state.with { state in
            guard state.last == nil else { return Downstream?.none }
            state.demand -= 1
            return state.downstream
        }
        guard let downstream else { return .none }
        let more = downstream.receive(value)
        state.with { $0.demand += more }
        return more
    }

    private func scaled(_ demand: Subscribers.Demand) -> Subscribers.Demand {
        switch rule {
        case .passed: demand
        case .times(let count): demand * count
        case .all: .none
        }
    }

    private func endUpstream(with ending: Ending<Downstream.Input, Downstream.Failure>) {
        let upstream = state.with { $0.upstream.take() }
        upstream?.cancel()
        end(with: ending)
    }

    private func end(with ending: Ending<Downstream.Input, Downstream.Failure>) {
        switch ending {
        case .pass(let completion): takeDownstream()?.receive(completion: completion)
        case .last(let value):
            let downstream = state.with { state in
                guard state.demand > .none else {
                    if state.downstream != nil { state.last = value }
                    return Downstream?.none
                }
                return state.downstream
            }
            if let downstream { deliver(value, to: downstream) }
        }
    }

    private func deliver(_ value: Downstream.Input, to downstream: Downstream) {
        _ = downstream.receive(value)
        takeDownstream()?.receive(completion: .finished)
    }

    private func takeDownstream() -> Downstream? { state.with { $0.downstream.take() } }

    // MARK: Downstream

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let (upstream, last, asked) = state.with { state in
            state.demand += demand
            let last = state.last.take().flatMap { value in state.downstream.map { (value, $0) } }
            return (state.upstream, last, demandAbove(for: demand, &state))
        }
        if let (value, downstream) = last { return deliver(value, to: downstream) }
        if asked > .none { upstream?.request(asked) }
    }

    private func demandAbove(for demand: Subscribers.Demand, _ state: inout State) -> Subscribers.Demand {
        guard case .all = rule else { return scaled(demand) }
        defer { state.hasAskedForAll = true }
        return state.hasAskedForAll ? .none : .unlimited
    }

    func cancel() { state.exchange(State()).upstream?.cancel() }
}

extension Publisher {
    /// Subscribes an operator that changes elements and endings.
    func operate<S: Subscriber>(
        _ name: String, for subscriber: S, demand: DemandRule = .passed,
        onInput: @escaping (Output) -> Step<S.Input, S.Failure>,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Ending<S.Input, S.Failure>
    ) {
        subscribe(
            ElementOperator(name, subscriber, demand: demand, onInput: onInput, onCompletion: onCompletion))
    }

    /// Subscribes an operator that changes elements.
    func operate<S: Subscriber>(
        _ name: String, for subscriber: S, demand: DemandRule = .passed,
        onInput: @escaping (Output) -> Step<S.Input, Failure>
    ) where S.Failure == Failure {
        operate(name, for: subscriber, demand: demand, onInput: onInput, onCompletion: { .pass($0) })
    }

    /// Subscribes an operator whose closure may throw: an error of it ends the publisher.
    func operateThrowing<S: Subscriber>(
        _ name: String, for subscriber: S, demand: DemandRule = .passed,
        onInput: @escaping (Output) throws -> Step<S.Input, any Error>,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Ending<S.Input, any Error> = { .pass($0.erased) }
    ) where S.Failure == any Error {
        operate(
            name, for: subscriber, demand: demand,
            onInput: { input in
                do { return try onInput(input) } catch { return .fail(error) }
            }, onCompletion: onCompletion)
    }
}
