import QuartzCore

/// One tick of an application: everything that happens between two frames, in a fixed order.
///
/// Time → what waits for the turn → touches → display links → timers of gestures → layout and commit → ends of animations
/// and their callbacks, with what those change committed too, so that it shows in the same frame.
@MainActor package final class FrameLoop {
    private unowned let host: Host

    init(host: Host) { self.host = host }

    /// Runs a tick.
    ///
    /// - Parameters:
    ///   - now: the time of the tick on the media clock.
    ///   - input: delivers the touches that came in since the last tick.
    package func tick(at now: TimeInterval, input: () -> Void) {
        host.makeCurrent()
        RenderServer.now = now
        if !RenderServer.holdsCallbacks { host.application.timers.beginTurn() }
        input()
        RenderServer.fireDisplayLinks()
        host.application.timers.fire(until: now)
        settle()
    }

    /// Ends the turn of the run loop that is under way: lays out, starts the animations that were added and calls back those
    /// that are over. Host code that changes views between ticks needs this before it looks at them.
    package func settle() {
        RenderServer.commit()
        RenderServer.finishAnimations()
    }
}
