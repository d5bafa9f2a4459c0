import QuartzCore
import UIKit

extension LiveHost {
    /// Starts an application and does with it what a tape says, up to a moment of the media clock; nothing is shown and nothing
    /// waits. What the application puts on the main queue meanwhile runs at its time on the media clock; what still waits at the
    /// end goes on in real time.
    ///
    /// Stretches in which nothing moves are passed over at once.
    package func play(_ tape: [TapeEntry], until end: TimeInterval, launch: () -> Void) {
        makeCurrent()
        let queue = VirtualMainQueue(at: now)
        virtualMainQueue = queue
        MainQueueCapture.install(queue)
        launch()
        frameLoop.settle()
        host.run(queue)
        var rest = tape[...]
        while now < end - LiveHost.tapeTolerance {
            let next = nextTime(on: queue, before: min(rest.first?.turn ?? end, end))
            host.run(queue, until: next)
            time.jump(to: next)
            frameLoop.tick(at: next) {
                while let entry = rest.first, entry.turn <= next + LiveHost.tapeTolerance {
                    rest.removeFirst()
                    play(entry)
                }
            }
            host.run(queue)
        }
        virtualMainQueue = nil
        queue.handOver()
        setNeedsFrame()
    }

    /// The next moment at which something happens: a frame, as long as anything moves.
    private func nextTime(on queue: VirtualMainQueue, before limit: TimeInterval) -> TimeInterval {
        let isMoving = renderServer.hasActivity || !touches.liveTouches.isEmpty
        let frame = isMoving ? now + renderServer.frameDuration : .infinity
        let due = [frame, queue.nextTime, renderServer.timers.nextTime].compactMap(\.self).min() ?? .infinity
        // A timer that is overdue, or due at this very moment, is called by a tick that goes on all the same.
        return min(limit, max(due, now + LiveHost.shortestStep))
    }

    /// In seconds: sums of times are not exact.
    private static let tapeTolerance = 1e-9
    /// In seconds. Decided: a tenth of a frame, so that what is always due does not stop time.
    private static let shortestStep = 1.0 / 600
}
