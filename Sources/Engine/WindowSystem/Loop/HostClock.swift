import CSDL
import Foundation

/// The wall clock, as far as Interlude knows one. Only a window's loop and the benchmark read it.
package enum HostClock {
    /// Seconds since some moment in the past; never goes back.
    package static var now: Double { Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency()) }

    /// SDL stamps events in milliseconds of a clock of its own; this takes them to `now`'s.
    static func time(ofTicks ticks: UInt32) -> Double {
        let age = SDL_GetTicks() &- ticks
        return now - Double(age > 1 << 31 ? 0 : age) / 1000
    }

    /// A stamp of the system's steady clock, of which the lowest 32 bits in milliseconds are known, on `now`'s clock.
    static func time(ofSteadyMilliseconds stamp: UInt32) -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let milliseconds = UInt64(time.tv_sec) * 1000 + UInt64(time.tv_nsec) / 1_000_000
        let age = Int32(bitPattern: UInt32(truncatingIfNeeded: milliseconds) &- stamp)
        return now - Double(age) / 1000
    }

    /// Seconds since 1970, which other processes count too.
    package static var secondsSince1970: Double { Date().timeIntervalSince1970 }

    /// Seconds that the processor has worked for this process, on all cores.
    package static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

    /// Waits.
    package static func wait(_ duration: Double) {
        if duration > 0 { SDL_Delay(UInt32((duration * 1000).rounded(.down))) }
    }
}
