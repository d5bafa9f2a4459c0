/// A scheduler for performing synchronous actions: immediately, on the caller's thread. All its
/// times are equal.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The shared instance of the immediate scheduler.
    public static let shared = ImmediateScheduler()

    /// There are no options.
    public typealias SchedulerOptions = Never

    /// The time type used by the immediate scheduler: all times are the same.
    public struct SchedulerTimeType: Strideable, Sendable {
        init() {}

        /// Always zero.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
        /// This time: immediate schedulers have one only.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// The increment by which the immediate scheduler counts time.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// The interval.
            public var magnitude: Int
            /// Creates an interval.
            public init(_ value: Int) { magnitude = value }
            /// Creates an interval of a literal.
            public init(integerLiteral value: Int) { self.init(value) }
            /// Creates an interval of a literal.
            public init(floatLiteral value: Double) { self.init(Int(value)) }
            /// Creates an interval, if the number fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
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
            /// Without meaning for this scheduler.
            public static func seconds(_ s: Int) -> Stride { Stride(0) }
            /// Without meaning for this scheduler.
            public static func seconds(_ s: Double) -> Stride { Stride(0) }
            /// Without meaning for this scheduler.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
            /// Without meaning for this scheduler.
            public static func microseconds(_ us: Int) -> Stride { Stride(0) }
            /// Without meaning for this scheduler.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
        }
    }

    /// The only time of the scheduler.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }

    /// Performs the action immediately.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Performs the action immediately.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Performs the action once, immediately.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
