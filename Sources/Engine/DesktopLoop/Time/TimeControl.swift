import QuartzCore
import UIKit

/// How a live host's media clock follows the wall clock: at the same rate, slower, or only frame by frame.
///
/// All animations are slowed, explicit `CAAnimation`s and display links too, and so are touches' timestamps; the main run
/// loop, timers and tasks go on as ever.
@MainActor package final class TimeControl {
    /// Seconds of media time in a second of wall time; more than 0.
    package var rate: Double = 1 {
        didSet {
            demand(rate > 0 && rate.isFinite, "Time needs a rate above 0; pause it instead")
            onChange()
        }
    }
    /// Whether media time stands still. Touches and work on the main queue go on.
    package var isPaused = false { didSet { onChange() } }
    /// The media clock, in seconds. It never goes back.
    package private(set) var mediaTime: TimeInterval = VirtualClock.start
    /// Frames still to be stepped.
    private var steps = 0
    /// Called when there is a reason to make a frame.
    var onChange: () -> Void = {}

    package init() {}

    /// Lets media time go on by one frame, and pauses it.
    package func stepFrame() {
        steps += 1
        isPaused = true
    }

    /// Whether media time goes on by itself.
    package var isRunning: Bool { !isPaused || steps > 0 }

    /// Goes on to a time of the media clock at once, as when a tape is played.
    func jump(to time: TimeInterval) { mediaTime = max(mediaTime, time) }

    /// Goes on by so much wall time, or while paused by the frames that were asked for.
    func advance(by duration: TimeInterval, frame: TimeInterval) {
        if isPaused {
            mediaTime += TimeInterval(steps) * frame
            steps = 0
        } else {
            mediaTime += max(0, duration) * rate
        }
    }
}
