import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// The scheduler time type used by the dispatch queue.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The dispatch time represented by this type.
        public var dispatchTime: DispatchTime

        /// Creates a dispatch queue time type instance.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes a time in nanoseconds.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            self.init(DispatchTime(uptimeNanoseconds: try container.decode(UInt64.self)))
        }

        /// Encodes the time in nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Returns the distance to another dispatch queue time.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (end, start) = (other.dispatchTime.uptimeNanoseconds, dispatchTime.uptimeNanoseconds)
            return .nanoseconds(end >= start ? Int(clamping: end - start) : -Int(clamping: start - end))
        }

        /// Returns a dispatch queue scheduler time calculated by advancing this instance’s time by the given interval.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + .nanoseconds(n.magnitude))
        }

        /// Hashes the time.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A type that represents the distance between two values, in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The interval in nanoseconds.
            public var magnitude: Int

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Creates an interval of a dispatch time interval.
            public init(_ timeInterval: DispatchTimeInterval) { magnitude = timeInterval.nanoseconds }
            /// Creates an interval of a number of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates an interval of a number of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates an interval of a number of seconds, if it fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            /// The value of this time interval in nanoseconds.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Whether an interval is shorter than another one.
            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            /// The product of two intervals.
            public static func * (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: Int((Double(lhs.magnitude) * Double(rhs.magnitude) / 1e9).rounded()))
            }
            /// The sum of two intervals.
            public static func + (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude + rhs.magnitude)
            }
            /// The difference of two intervals.
            public static func - (lhs: Stride, rhs: Stride) -> Stride {
                Stride(nanoseconds: lhs.magnitude - rhs.magnitude)
            }
            /// Subtracts an interval.
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            /// Multiplies an interval.
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
            /// Adds an interval.
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }

            /// A number of seconds.
            public static func seconds(_ s: Double) -> Stride { Stride(nanoseconds: whole(s * 1e9)) }
            /// A number of seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: product(s, 1_000_000_000)) }
            /// A number of milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: product(ms, 1_000_000)) }
            /// A number of microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: product(us, 1000)) }
            /// A number of nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func whole(_ value: Double) -> Int {
                Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
            }

            private static func product(_ a: Int, _ b: Int) -> Int {
                let (product, overflows) = a.multipliedReportingOverflow(by: b)
                return overflows ? (a < 0 ? .min : .max) : product
            }
        }
    }

    /// Options that affect the operation of the dispatch queue scheduler.
    public struct SchedulerOptions {
        /// The dispatch queue quality of service.
        public var qos: DispatchQoS
        /// The dispatch queue work item flags.
        public var flags: DispatchWorkItemFlags
        /// The dispatch group, if any, that performs the work.
        public var group: DispatchGroup?

        /// Creates options.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The present time; on a stage the stage's.
    public var now: SchedulerTimeType { SchedulerTimeType(SchedulerClock.now) }

    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Enqueues the action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    /// Schedules the action on the queue at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        SchedulerClock.call(
            after: now.distance(to: date).magnitude, on: self, qos: options?.qos ?? .unspecified,
            flags: options?.flags ?? [], action)
    }

    /// Schedules the action on the queue at a time, and then repeatedly.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        SchedulerClock.call(
            after: now.distance(to: date).magnitude, every: interval.magnitude, on: self, action)
    }
}

extension DispatchTimeInterval {
    fileprivate var nanoseconds: Int {
        switch self {
        case .seconds(let value): value * 1_000_000_000
        case .milliseconds(let value): value * 1_000_000
        case .microseconds(let value): value * 1000
        case .nanoseconds(let value): value
        default: .max
        }
    }
}
