import Foundation

extension Timer {
    /// A publisher that repeatedly emits the current date on a given interval. It begins with `connect()`.
    public final class TimerPublisher: ConnectablePublisher {
        /// The kind of values published by this publisher.
        public typealias Output = Date
        /// The kind of errors this publisher might publish: none.
        public typealias Failure = Never

        /// The time interval on which to publish events, in seconds.
        public let interval: TimeInterval
        /// The allowed timing variance when emitting events. Has no effect.
        public let tolerance: TimeInterval?
        /// The run loop on which the timer runs.
        public let runLoop: RunLoop
        /// The run loop mode in which to run the timer. Here it runs in all of them.
        public let mode: RunLoop.Mode
        /// Scheduler options passed to the timer.
        public let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher that repeatedly emits the current date on the given interval.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        /// Starts the timer. On a stage it fires at times of the stage's clock; the dates are the machine's.
        public func connect() -> any Cancellable {
            runLoop.call(after: interval, every: Swift.max(interval, TimerPublisher.shortest)) { [subject] in
                subject.send(SchedulerClock.machineDate)
            }
        }

        /// In seconds: `Timer` takes 0.1 milliseconds for intervals that are not positive.
        private static let shortest = 0.0001
    }

    /// Returns a publisher that repeatedly emits the current date on the given interval.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
