import CSDL

/// When events happened, by the display server's clock where there is one to ask.
///
/// SDL 2 stamps an event when it reads it, which is late by as long as the program was busy. An X server on the same machine
/// stamps with the system's steady clock, and SDL hands the server's own event through just before its own.
struct ServerStamps {
    /// The server's stamp of the event that comes next.
    private var stamp: UInt32 = 0

    init() { SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE) }

    /// Looks at every event before it is translated.
    mutating func note(_ event: SDL_Event) {
        guard event.type == SDL_SYSWMEVENT.rawValue else { return }
        stamp = withUnsafePointer(to: event) { CSDLServerTime($0) }
    }

    /// When an event happened, on the host clock.
    mutating func time(of event: SDL_Event) -> Double {
        let read = HostClock.time(ofTicks: event.common.timestamp)
        guard stamp != 0 else { return read }
        defer { stamp = 0 }
        let sent = HostClock.time(ofSteadyMilliseconds: stamp)
        // A server elsewhere has another clock.
        return sent <= read + 0.001 && read - sent < ServerStamps.longestDelay ? min(sent, read) : read
    }

    private static let longestDelay = 2.0
}
