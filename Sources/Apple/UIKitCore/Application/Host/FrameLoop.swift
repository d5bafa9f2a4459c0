import InterludeFoundation
import QuartzCore

/// One tick of an application: everything that happens between two frames, in a fixed order.
///
/// The order is `RenderServer.tick(at:input:timers:)`; the host's input is what waits for the turn, then touches.
@MainActor package final class FrameLoop {
    private unowned let host: Host

    init(host: Host) { self.host = host }

    /// Runs a tick. What was autoreleased in it, or since the one before, is let go of at its end.
    ///
    /// - Parameters:
    ///   - now: the time of the tick on the media clock.
    ///   - input: delivers the touches that came in since the last tick.
    package func tick(at now: TimeInterval, input: () -> Void) {
        AutoreleasePool.turn { turn(at: now, input: input) }
    }

    private func turn(at now: TimeInterval, input: () -> Void) {
        host.makeCurrent()
        let server = host.renderServer
        let timers = server.timers
        server.tick(at: now) {
            if !server.holdsCallbacks { timers.beginTurn() }
            input()
        } timers: {
            timers.fire(until: now)
        }
        host.systemOverlay.begin()
    }

    /// Ends the turn of the run loop that is under way: lays out, starts the animations that were added and calls back those
    /// that are over. Host code that changes views between ticks needs this before it looks at them.
    package func settle() {
        host.renderServer.settle()
        host.systemOverlay.begin()
    }
}
