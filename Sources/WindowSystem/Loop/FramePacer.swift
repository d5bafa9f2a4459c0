import CoreGraphics

/// Keeps a loop to the display's rhythm.
///
/// Where the display sets the pace, showing a picture has waited for it already; otherwise the loop sleeps until the next
/// picture is due. Work on the main queue goes on during the sleep.
package struct FramePacer {
    private let interval: TimeInterval
    private var due = HostClock.now

    package init(refreshRate: Int) { interval = 1 / TimeInterval(max(1, refreshRate)) }

    /// Sleeps until the next frame is due.
    ///
    /// - Parameter start: when the present frame was begun.
    package mutating func waitForNextFrame(begunAt start: TimeInterval, waitsForDisplay: Bool) {
        let now = HostClock.now
        if waitsForDisplay, now - start > interval / 4 {
            due = now
            return MainLoop.drain()
        }
        // A frame that took too long is not made up for by hurrying.
        due = max(due + interval, now - interval)
        repeat { MainLoop.rest(until: due) } while HostClock.now < due - FramePacer.tolerance
    }

    /// Begins anew after a rest.
    package mutating func restart() { due = HostClock.now }

    /// Run loops wake a little early or late.
    private static let tolerance: TimeInterval = 0.0005
}
