import Foundation

extension OperationQueue: Scheduler {
    /// The scheduler time type used by the operation queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The date represented by this type. On a stage it counts from the stage's own beginning, and is no date.
        public var date: Date

        /// Initializes a scheduler time with the given date.
        public init(_ date: Date) { self.date = date }

        /// Returns the distance to another scheduler time.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }

        /// Returns a scheduler time calculated by advancing this instance’s time by the given interval.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.magnitude))
        }

        /// The interval by which scheduler times advance, in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The interval in seconds.
            public var magnitude: TimeInterval
            /// The interval in seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Creates an interval of seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// Creates an interval of a number of seconds.
            public init(floatLiteral value: TimeInterval) { self.init(value) }
            /// Creates an interval of a number of seconds.
            public init(integerLiteral value: TimeInterval) { self.init(value) }
            /// Creates an interval of a number of seconds.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                self.init(value)
            }

            /// Whether an interval is shorter than another one.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product of two intervals.
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
            /// The sum of two intervals.
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
            /// The difference of two intervals.
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
            /// Multiplies an interval.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            /// Adds an interval.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            /// Subtracts an interval.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

            /// A number of seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
            /// A number of seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            /// A number of milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
            /// A number of microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
            /// A number of nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
        }
    }

    /// Options that affect the operation of the operation queue as a scheduler: none.
    public struct SchedulerOptions {}

    /// The present time; on a stage the stage's.
    public var now: SchedulerTimeType { SchedulerTimeType(SchedulerClock.date) }

    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds the action to the queue as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Adds the action to the queue at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let delay = SchedulerClock.nanoseconds(now.distance(to: date).magnitude)
        SchedulerClock.call(after: delay, on: timerQueue) { self.perform(action) }
    }

    /// Adds the action to the queue at a time, and then repeatedly.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let delay = SchedulerClock.nanoseconds(now.distance(to: date).magnitude)
        return SchedulerClock.call(
            after: delay, every: SchedulerClock.nanoseconds(interval.magnitude), on: timerQueue
        ) { self.perform(action) }
    }

    private var isMain: Bool { self === OperationQueue.main }

    private var timerQueue: DispatchQueue { isMain ? .main : .global() }

    /// Performs a due action: the main queue's is on the main queue already.
    private func perform(_ action: @escaping () -> Void) { isMain ? action() : schedule(options: nil, action) }
}
