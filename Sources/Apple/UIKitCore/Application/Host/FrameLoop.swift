import InterludeFoundation
import QuartzCore

/// One tick of an application: everything that happens between two frames, in a fixed order.
///
/// The order is `RenderServer.tick(at:input:timers:)`; the host's input is what waits for the turn, then touches.
@MainActor package final class FrameLoop {
    private unowned let host: Host

    init(host: Host) { self.host = host }

    /// Runs a tick. Objects autoreleased in it, or since the previous one, are released at its end.
    ///
    /// - Parameters:
    ///   - now: The time of the tick on the media clock.
    ///   - input: Delivers the touches since the last tick.
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

    /// Ends the present run-loop iteration: lays out, starts the added animations, and calls back the ended
    /// ones. Host code that changes views between ticks calls this before it reads them.
    package func settle() {
        host.renderServer.settle()
        host.systemOverlay.begin()
    }
}
