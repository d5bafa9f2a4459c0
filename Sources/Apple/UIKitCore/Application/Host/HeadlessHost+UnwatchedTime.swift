import Foundation
import QuartzCore

// Sixty frames per second are for eyes. Where no film is made and nothing calls in every frame, all that is known of a stretch of
// time is what happens at its end; so the clock goes there at once. Calls come in the same order and at the same times, to the
// frame, as they do without.
extension HeadlessHost {
    /// `INTERLUDE_EVERY_FRAME=1` makes each frame nevertheless; a suite has to come out the same both ways.
    static let skipsAsARule = ProcessInfo.processInfo.environment["INTERLUDE_EVERY_FRAME"] == nil

    /// Lets frames go by in which nothing happens that could be noticed but in a picture of them.
    ///
    /// - Returns: How many.
    package func skipUnwatched(atMost limit: Int) -> Int {
        guard skipsUnwatchedTime else { return 0 }
        begin()
        return skip(atMost: limit)
    }

    /// The same, where all is committed.
    func skip(atMost limit: Int) -> Int {
        guard skipsUnwatchedTime, limit > 0 else { return 0 }
        let count = min(limit, unwatchedFrames)
        guard count > 0 else { return 0 }
        clock.skip(count)
        renderServer.now = clock.now
        mainQueue.skip(to: clock.now)
        return count
    }

    /// How many frames from now the next timer fires or the next work on the main queue is due; `nil` where that is later than so many, or never.
    package func nextCall(within limit: Int) -> Int? {
        guard nextCallTime.isFinite else { return nil }
        let frames = max(0, clock.frames(before: nextCallTime)) + 1
        return frames <= limit ? frames : nil
    }

    /// When the next timer fires or the next work on the main queue is due.
    private var nextCallTime: TimeInterval {
        min(renderServer.timers.nextTime ?? .infinity, mainQueue.nextTime ?? .infinity)
    }

    private var unwatchedFrames: Int {
        let soonest = min(renderServer.nextEvent, nextSample)
        guard soonest > clock.now else { return 0 }
        let frames = clock.frames(before: min(soonest, nextCallTime))
        // What is due between two frames finds everything where the frame before has put it.
        return renderServer.hasRestingLinks ? frames - 1 : frames
    }
}
