import Foundation
import InterludeFoundation

extension RunLoop: Scheduler {
    /// The scheduler time type used by the run loop.
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

    /// Options that affect the operation of the run loop as a scheduler: none.
    public struct SchedulerOptions {}

    /// The present time; on a stage the stage's.
    public var now: SchedulerTimeType { SchedulerTimeType(SchedulerClock.date) }

    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs the action in the next iteration of the run loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { action() }
    }

    /// Performs the action at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let delay = now.distance(to: date).magnitude
        guard isMain else {
            _ = addTimer(after: delay, every: nil, action)
            return
        }
        SchedulerClock.call(after: SchedulerClock.nanoseconds(delay), on: .main, action)
    }

    /// Performs the action at a time, and then repeatedly.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable { call(after: now.distance(to: date).magnitude, every: interval.magnitude, action) }
}

extension RunLoop {
    /// Whether it is the main run loop. Its actions are exact to the nanosecond on the main queue, which it serves.
    private var isMain: Bool { self === RunLoop.main || (MainQueue.isHere && self === RunLoop.current) }

    /// Performs an action repeatedly, until it is canceled.
    func call(after delay: TimeInterval, every interval: TimeInterval, _ action: @escaping () -> Void) -> AnyCancellable
    {
        guard !isMain else {
            return SchedulerClock.call(
                after: SchedulerClock.nanoseconds(delay), every: SchedulerClock.nanoseconds(interval), on: .main, action
            )
        }
        let present = Locked(Optional(action))
        let timer = addTimer(after: delay, every: interval) { present.with { $0 }?() }
        return AnyCancellable {
            timer.invalidate()
            present.set(nil)
        }
    }

    private func addTimer(after delay: TimeInterval, every interval: TimeInterval?, _ action: @escaping () -> Void)
        -> Timer
    {
        nonisolated(unsafe) let action = action
        let timer = Timer(
            fire: Date(timeIntervalSinceNow: max(0, delay)), interval: interval ?? 0, repeats: interval != nil
        ) { _ in action() }
        add(timer, forMode: .common)
        return timer
    }
}
