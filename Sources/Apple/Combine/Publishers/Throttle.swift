extension Publishers {
    /// A publisher that publishes either the most-recent or first element published by the upstream publisher in a specified time interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The interval in which to find and emit the most recent element.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler on which to publish elements.
        public let scheduler: Context
        /// A Boolean value that indicates whether to publish the most recent element.
        public let latest: Bool

        /// Creates the publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ThrottleSubscription(subscriber, self))
        }
    }
}

private final class ThrottleSubscription<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
    Subscription, CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private struct State: LinkState {
        var downstream: Downstream?
        var upstream: (any Subscription)?
        var demand = Subscribers.Demand.none
        var waiting: Input?
        var completion: Subscribers.Completion<Failure>?
        /// When the present interval ends. There is an action then if one is scheduled.
        var end: Context.SchedulerTimeType?
        var isScheduled = false
    }
    private let state: Locked<State>
    private let settings: Publishers.Throttle<Upstream, Context>
    let description = "Throttle"

    init(_ downstream: Downstream, _ settings: Publishers.Throttle<Upstream, Context>) {
        state = Locked(State(downstream: downstream))
        self.settings = settings
    }

    func receive(subscription: any Subscription) {
        guard let downstream = state.adopt(subscription) else { return }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let now = settings.scheduler.now
        var old = Optional(input)
        let time = state.with { state -> Context.SchedulerTimeType? in
            guard state.downstream != nil, state.completion == nil else { return nil }
            if settings.latest || state.waiting == nil { swap(&state.waiting, &old) }
            guard !state.isScheduled else { return nil }
            state.isScheduled = true
            return state.end.map { max($0, now) } ?? now
        }
        withExtendedLifetime(old) {}
        if let time { schedule(at: time, now) }
        return .none
    }

    private func schedule(at time: Context.SchedulerTimeType, _ now: Context.SchedulerTimeType) {
        guard time > now else {
            // The next interval begins with the element, not with its delivery.
            state.with { $0.end = now.advanced(by: settings.interval) }
            return settings.scheduler.schedule { [weak self] in self?.deliver() }
        }
        settings.scheduler.schedule(after: time) { [weak self] in
            guard let self else { return }
            state.with { $0.end = time.advanced(by: self.settings.interval) }
            deliver()
        }
    }

    private func deliver() {
        let (downstream, value) = state.with { state in
            state.isScheduled = false
            let value = state.waiting.take()
            guard state.demand > .none, value != nil else { return (Downstream?.none, Input?.none) }
            state.demand -= 1
            return (state.downstream, value)
        }
        if let downstream, let value {
            let more = downstream.receive(value)
            state.with { $0.demand += more }
        }
        finishIfDone()
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let upstream = state.with { state in
            state.completion = completion
            return state.upstream.take()
        }
        withExtendedLifetime(upstream) {
            settings.scheduler.schedule { self.finishIfDone() }
        }
    }

    private func finishIfDone() {
        let end = state.with { state -> (Downstream, Subscribers.Completion<Failure>)? in
            guard let completion = state.completion else { return nil }
            if case .finished = completion, state.isScheduled { return nil }
            return state.downstream.take().map { ($0, completion) }
        }
        if let (downstream, completion) = end { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { state.with { $0.demand += demand } }

    func cancel() { state.exchange(State()).upstream?.cancel() }
}

extension Publisher {
    /// Publishes either the most-recent or first element published by the upstream publisher in the specified time interval.
    ///
    /// The first element is published immediately. An element that is pending when the upstream
    /// publisher finishes is published at its time, and the completion after it.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
