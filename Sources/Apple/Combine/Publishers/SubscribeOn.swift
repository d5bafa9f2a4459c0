extension Publishers {
    /// A publisher that receives elements from an upstream publisher on a specific scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Upstream.Output
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The scheduler the publisher should use to receive elements.
        public let scheduler: Context
        /// Scheduler options that customize the delivery of elements.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = SchedulingSubscription(subscriber) { [scheduler, options] in
                scheduler.schedule(options: options, $0)
            }
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(inner) }
        }
    }
}

/// Passes requests and the cancellation upstream on a scheduler.
private final class SchedulingSubscription<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    private struct State: LinkState {
        var downstream: Downstream?
        var upstream: (any Subscription)?
    }
    private let state: Locked<State>
    private let schedule: (@escaping () -> Void) -> Void
    let description = "SubscribeOn"

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        state = Locked(State(downstream: downstream))
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        state.adopt(subscription)?.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        state.with { $0.downstream }?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        end().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        schedule { self.state.with { $0.upstream }?.request(demand) }
    }

    func cancel() {
        guard let upstream = end().upstream else { return }
        schedule { upstream.cancel() }
    }

    private func end() -> State { state.exchange(State()) }
}

extension Publisher {
    /// Specifies the scheduler on which to perform subscribe, cancel, and request operations.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
