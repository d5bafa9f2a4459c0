import Foundation

// Darwin's and CoreFoundation's clocks, which apps measure animations and frames with. Here they are the media clock, so that
// what they measure is the same each time on a stage. What is between two readings counts; neither tells the date.

/// A time in seconds. Here it is a time of the media clock, not the time since 2001.
public typealias CFAbsoluteTime = Double

/// Seconds of the media clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

/// Returns the time of the media clock in the units of `mach_timebase_info`: nanoseconds.
public func mach_absolute_time() -> UInt64 { UInt64(max(0, CACurrentMediaTime()) * 1e9) }
