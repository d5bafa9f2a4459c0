extension Publishers {
    /// A strategy for collecting received elements.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// A grouping that collects and periodically publishes items.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// A grouping that publishes periodically, or when a buffer is full.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        var scheduler: Context {
            switch self {
            case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
            }
        }

        var interval: Context.SchedulerTimeType.Stride {
            switch self {
            case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
            }
        }

        var count: Int {
            if case .byTimeOrCount(_, _, let count) = self { count } else { .max }
        }
    }

    /// A publisher that buffers and periodically publishes its items.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = [Upstream.Output]
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher that this publisher receives elements from.
        public let upstream: Upstream
        /// The strategy with which to collect and publish elements.
        public let strategy: TimeGroupingStrategy<Context>
        /// Options to use for the strategy.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that buffers and periodically publishes its items.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectSubscription(subscriber, self))
        }
    }
}

/// Collects elements, and delivers them once an interval.
private final class CollectSubscription<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
    Subscription, CustomStringConvertible
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private struct State: LinkState {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var demand = Subscribers.Demand.none
        var values: [Input] = []
        var timer: (any Cancellable)?
    }
    private let state: Locked<State>
    private let settings: Publishers.CollectByTime<Upstream, Context>
    let description = "CollectByTime"

    init(_ downstream: Downstream, _ settings: Publishers.CollectByTime<Upstream, Context>) {
        state = Locked(State(downstream: downstream))
        self.settings = settings
    }

    func receive(subscription: any Subscription) {
        guard let downstream = state.adopt(subscription) else { return }
        downstream.receive(subscription: self)
        startTimer()
        subscription.request(.unlimited)
    }

    private func startTimer() {
        let (scheduler, interval) = (settings.strategy.scheduler, settings.strategy.interval)
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: settings.options
        ) { [weak self] in self?.deliver() }
        let isNeeded = state.with { state in
            guard state.downstream != nil else { return false }
            state.timer = timer
            return true
        }
        if !isNeeded { timer.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let isFull = state.with { state in
            guard state.downstream != nil else { return false }
            state.values.append(input)
            return state.values.count >= settings.strategy.count
        }
        if isFull { deliver() }
        return .none
    }

    private func deliver() {
        let (downstream, values) = state.with { state in
            guard state.demand > .none, !state.values.isEmpty else { return (Downstream?.none, [Input]()) }
            state.demand -= 1
            defer { state.values = [] }
            return (state.downstream, state.values)
        }
        guard let downstream else { return }
        let more = downstream.receive(values)
        state.with { $0.demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let old = state.with { ($0.timer.take(), $0.upstream.take()) }
        old.0?.cancel()
        withExtendedLifetime(old) {
            settings.strategy.scheduler.schedule(options: settings.options) {
                if case .finished = completion { self.deliver() }
                self.state.with { $0.downstream.take() }?.receive(completion: completion)
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { state.with { $0.demand += demand } }

    func cancel() {
        let old = state.exchange(State())
        old.timer?.cancel()
        old.upstream?.cancel()
    }
}

extension Publisher {
    /// Collects elements by a given time-grouping strategy, and emits a single array of the collection.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
