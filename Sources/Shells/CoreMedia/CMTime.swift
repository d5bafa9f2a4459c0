import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// The kind of a time.
public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    /// An invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        self.value = value
        self.timescale = timescale
        self.flags = flags
        self.epoch = epoch
    }
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }
    /// The nearest time of a scale. Infinities and NaN give the times of that meaning.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard preferredTimescale > 0, !seconds.isNaN else { self.init(); return }
        let scaled = (seconds * Double(preferredTimescale)).rounded()
        guard abs(scaled) < Double(Int64.max) else { self = scaled > 0 ? .positiveInfinity : .negativeInfinity; return }
        self.init(value: Int64(scaled), timescale: preferredTimescale)
    }

    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    public static let zero = CMTime(value: 0, timescale: 1)

    public var isValid: Bool { flags.contains(.valid) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isNumeric: Bool {
        flags.intersection([.valid, .indefinite, .positiveInfinity, .negativeInfinity]) == .valid
    }

    /// The seconds; NaN for an invalid or indefinite time.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }
}

extension CMTime: Comparable {
    public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }
    public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }
    public static func + (a: CMTime, b: CMTime) -> CMTime { CMTimeAdd(a, b) }
    public static func - (a: CMTime, b: CMTime) -> CMTime { CMTimeSubtract(a, b) }
}

extension CMTime: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : .infinity) }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// The order of times, as documented: negative infinity, numbers, positive infinity, indefinite, invalid.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    func place(_ time: CMTime) -> (Int, Double) {
        if !time.isValid { return (3, 0) }
        if time.isIndefinite { return (2, 0) }
        return time.isPositiveInfinity ? (1, 0) : time.isNegativeInfinity ? (-1, 0) : (0, time.seconds)
    }
    let (a, b) = (place(time1), place(time2))
    return a == b ? 0 : a < b ? -1 : 1
}

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { combined(lhs, rhs, 1) }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { combined(lhs, rhs, -1) }

private func combined(_ a: CMTime, _ b: CMTime, _ sign: Double) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
    let scale = max(a.timescale, b.timescale)
    if a.timescale == b.timescale { return CMTime(value: a.value &+ Int64(sign) &* b.value, timescale: scale) }
    return CMTime(seconds: a.seconds + sign * b.seconds, preferredTimescale: scale)
}

/// A time with a duration.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime
    public init() {
        start = .invalid
        duration = .invalid
    }
    public init(start: CMTime, duration: CMTime) {
        self.start = start
        self.duration = duration
    }
    public init(start: CMTime, end: CMTime) {
        self.start = start
        duration = CMTimeSubtract(end, start)
    }
    public var end: CMTime { CMTimeAdd(start, duration) }
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
