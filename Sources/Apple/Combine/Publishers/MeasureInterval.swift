extension Publishers {
    /// A publisher that measures and emits the time interval between events received from an upstream publisher.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The kind of values published by this publisher.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The kind of errors this publisher might publish.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this publisher receives elements.
        public let upstream: Upstream
        /// The scheduler used for tracking the timing of events.
        public let scheduler: Context

        /// Creates the publisher.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let last = Locked(scheduler.now)
            upstream.operate("MeasureInterval", for: subscriber) { [scheduler] _ in
                let now = scheduler.now
                return .send(
                    last.with { last in
                        defer { last = now }
                        return last.distance(to: now)
                    })
            }
        }
    }
}

extension Publisher {
    /// Measures and emits the time interval between events received from an upstream publisher. The first one is measured from the
    /// subscription.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> { Publishers.MeasureInterval(upstream: self, scheduler: scheduler) }
}
