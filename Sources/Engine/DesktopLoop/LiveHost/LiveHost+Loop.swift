import QuartzCore
import UIKit
import WindowSystem

extension LiveHost {
    /// Runs until the outlet is closed or `isClosing` is set, then tells the application that it ends.
    package func run() {
        var pacer = FramePacer(refreshRate: outlet.refreshRate)
        while true {
            let start = HostClock.now
            turn(at: start)
            if isClosing { break }
            pacer.turnEnded(begunAt: start, now: HostClock.now, waitsForDisplay: outlet.waitsForDisplay)
            rest(pacer)
        }
        host.terminate()
    }

    /// Sleeps until the next turn is to begin. What waits on the main queue runs meanwhile, and whatever it is, a turn
    /// follows.
    private func rest(_ pacer: FramePacer) {
        MainLoop.drain()
        if !isTurnDue { MainLoop.rest { isTurnDue ? HostClock.now : nextDeadline } }
        while true {
            let end = nextTurn(pacer)
            guard HostClock.now < end - LiveHost.wakingTolerance else { return }
            MainLoop.rest { nextTurn(pacer) }
        }
    }

    /// When a turn begins: in the display's rhythm, but for input as soon as possible.
    private func nextTurn(_ pacer: FramePacer) -> TimeInterval {
        isMoving && !hasInput ? max(pacer.due, pacer.earliest) : pacer.earliest
    }

    /// Whether there is input, or something else to show than what is shown.
    private var isTurnDue: Bool {
        frameLoop.settle()
        guard application.applicationState != .background else { return hasInput }
        return hasInput || isMoving || shownChanges != RenderServer.changeCount
    }

    /// Run loops wake a little early or late, in seconds.
    private static let wakingTolerance: TimeInterval = 0.0005

    /// One turn of the loop: time, input, the application's work, and a picture if something has changed. `run()` does it
    /// by itself; tests do it at times of their own.
    package func turn(at hostTime: TimeInterval) {
        makeCurrent()
        frameLoop.settle()
        advanceTime(to: hostTime)
        hasInput = false
        let events = outlet.pollEvents()
        frameLoop.tick(at: time.mediaTime) { for event in events { handle(event) } }
        stage?.pane.hostDidTick(self)
        layOutCanvas()
        frameLoop.settle()
        if application.applicationState != .background { showFrame(causedBy: events) }
        onTurn?()
    }

    /// In the background time stands still, as for a suspended application.
    private func advanceTime(to hostTime: TimeInterval) {
        let passed = hostTime - (self.hostTime ?? hostTime)
        self.hostTime = hostTime
        guard application.applicationState != .background else { return }
        time.advance(by: passed, frame: 1 / TimeInterval(screen.framesPerSecond))
    }

    /// Whether the next frame will look different without anybody's doing.
    package var isMoving: Bool {
        guard application.applicationState != .background else { return false }
        return time.isRunning && renderServer.hasActivity || stage?.pane.isMoving ?? false
    }

    /// When, on the wall clock, something is due although nothing moves.
    package var nextDeadline: TimeInterval? {
        guard application.applicationState != .background, !time.isPaused, let next = renderServer.timers.nextTime,
            let hostTime
        else { return nil }
        return hostTime + max(0, next - time.mediaTime) / time.rate
    }
}
