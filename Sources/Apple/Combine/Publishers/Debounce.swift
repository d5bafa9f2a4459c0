extension Publishers {
    /// A publisher that publishes elements only after a specified time interval elapses between events.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The amount of time the publisher should wait before publishing an element.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler on which this publisher delivers elements.
        public let scheduler: Context
        /// Scheduler options that customize this publisher’s delivery of elements.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DebounceSubscription(subscriber, self))
        }
    }
}

private final class DebounceSubscription<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
    Subscription, CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private struct State: LinkState {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var demand = Subscribers.Demand.none
        var waiting: Input?
        /// The number of the last element: only its own action delivers it.
        var number = 0
    }
    private let state: Locked<State>
    private let settings: Publishers.Debounce<Upstream, Context>
    let description = "Debounce"

    init(_ downstream: Downstream, _ settings: Publishers.Debounce<Upstream, Context>) {
        state = Locked(State(downstream: downstream))
        self.settings = settings
    }

    func receive(subscription: any Subscription) {
        guard let downstream = state.adopt(subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        var old = Optional(input)
        let number = state.with { state in
            guard state.downstream != nil else { return Int?.none }
            swap(&state.waiting, &old)
            state.number += 1
            return state.number
        }
        guard let number else { return .none }
        let (scheduler, options) = (settings.scheduler, settings.options)
        scheduler.schedule(
            after: scheduler.now.advanced(by: settings.dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in self?.deliver(number) }
        return .none
    }

    private func deliver(_ number: Int) {
        let (downstream, value) = state.with { state in
            guard state.number == number, let value = state.waiting.take(), state.demand > .none else {
                return (Downstream?.none, Input?.none)
            }
            state.demand -= 1
            return (state.downstream, value)
        }
        guard let downstream, let value else { return }
        let more = downstream.receive(value)
        state.with { $0.demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let old = state.with { state in
            state.number += 1
            return (state.waiting.take(), state.upstream.take())
        }
        withExtendedLifetime(old) {
            settings.scheduler.schedule(options: settings.options) {
                self.state.with { $0.downstream.take() }?.receive(completion: completion)
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { state.with { $0.demand += demand } }

    func cancel() { state.exchange(State()).upstream?.cancel() }
}

extension Publisher {
    /// Publishes elements only after a specified time interval elapses between events.
    ///
    /// An element that waits when the upstream publisher ends is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
