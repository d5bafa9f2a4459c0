import CoreGraphics

/// Calls a tick for each picture of the display, until it is told to stop.
package final class WindowLoop {
    /// What a tick wants.
    package enum Outcome {
        /// Show this picture.
        case show(PixelBuffer, changed: [PixelRect])
        /// Nothing has changed.
        case unchanged
        /// Leave the loop.
        case stop
    }

    private let window: any DisplayOutlet

    package init(window: any DisplayOutlet) { self.window = window }

    /// The host clock, in seconds. It only goes forwards.
    package var now: TimeInterval { HostClock.now }

    /// Runs until a tick says stop. A tick gets the time and what the user has done since the last one.
    ///
    /// Where the display sets the pace, showing a picture waits for it; otherwise, and when there is nothing to show, the
    /// loop sleeps until the next picture is due.
    package func run(tick: (TimeInterval, [WindowEvent]) -> Outcome) {
        let interval = 1 / TimeInterval(window.refreshRate)
        var due = HostClock.now
        while true {
            let start = HostClock.now
            switch tick(start, window.pollEvents()) {
            case .stop: return
            case .show(let frame, let changed):
                window.show(frame, changed: changed)
                if window.waitsForDisplay && HostClock.now - start > interval / 4 {
                    due = HostClock.now
                    continue
                }
            case .unchanged: break
            }
            due = max(due + interval, HostClock.now - interval)
            HostClock.sleep(due - HostClock.now)
        }
    }
}
