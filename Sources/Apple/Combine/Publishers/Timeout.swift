extension Publishers {
    /// A publisher that terminates publishing if the upstream publisher exceeds a specified time interval without producing an element.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The maximum time interval the publisher can go without emitting an element.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler on which to deliver events.
        public let scheduler: Context
        /// Scheduler options that customize the delivery of elements.
        public let options: Context.SchedulerOptions?
        /// A closure that makes the failure of a timeout; without it the publisher finishes.
        public let customError: (() -> Upstream.Failure)?

        /// Creates the publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let delivery = Delivery("Timeout", subscriber) { [scheduler, options] in
                scheduler.schedule(options: options, $0)
            }
            upstream.subscribe(TimeoutInput(delivery, self))
        }
    }
}

/// Delivers the elements of a publisher, and ends after a time without elements.
private final class TimeoutInput<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private struct State {
        var upstream: (any Subscription)?
        /// The number of the last event: only its own action ends the publisher.
        var number = 0
        var isOver = false
    }
    private let state = Locked(State())
    private let delivery: Delivery<Downstream>
    private let settings: Publishers.Timeout<Upstream, Context>

    init(_ delivery: Delivery<Downstream>, _ settings: Publishers.Timeout<Upstream, Context>) {
        self.delivery = delivery
        self.settings = settings
    }

    func receive(subscription: any Subscription) {
        state.with { $0.upstream = subscription }
        delivery.begin(subscription)
        wait()
    }

    private func wait() {
        let number = state.with { state in
            state.number += 1
            return state.number
        }
        let scheduler = settings.scheduler
        scheduler.schedule(
            after: scheduler.now.advanced(by: settings.interval), tolerance: scheduler.minimumTolerance,
            options: settings.options
        ) { [weak self] in self?.expire(number) }
    }

    private func expire(_ number: Int) {
        let (expires, upstream) = state.with { state -> (Bool, (any Subscription)?) in
            guard state.number == number, !state.isOver else { return (false, nil) }
            state.isOver = true
            return (true, state.upstream.take())
        }
        guard expires, delivery.isActive else { return }
        upstream?.cancel()
        delivery.send(completion: settings.customError.map { .failure($0()) } ?? .finished)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard state.with({ !$0.isOver }), delivery.isActive else { return .none }
        wait()
        delivery.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (isFirst, upstream) = state.with { state in
            defer { state.isOver = true }
            return (!state.isOver, state.upstream.take())
        }
        withExtendedLifetime(upstream) {
            if isFirst { delivery.send(completion: completion) }
        }
    }
}

extension Publisher {
    /// Terminates publishing if the upstream publisher exceeds the specified time interval without producing an element.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
