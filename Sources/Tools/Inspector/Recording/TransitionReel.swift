import DesktopLoop
import UIKit

/// What the device showed in the course of a transition, turn by turn.
///
/// A transition that is over cannot be run again: what the application does in it happens once. What was seen can be shown
/// again.
package struct TransitionReel {
    package struct Frame {
        /// Seconds of media time since the animations started.
        package let time: TimeInterval
        /// Seconds of the transition's own time: where a finger had it, for example.
        package let elapsed: TimeInterval
        package let moment: ScreenMoment
    }

    package private(set) var frames: [Frame] = []
    /// Of how many frames one is kept.
    private var stride = 1
    private var waiting = 0

    /// How many frames are kept. Of a longer transition every second one goes, again and again, so that its length costs no
    /// memory. Decided: six seconds at 60 frames per second.
    private static let capacity = 360

    /// How long all of it takes, in seconds.
    package var duration: TimeInterval { frames.last?.time ?? 0 }

    /// Whether there is anything to look at.
    package var isEmpty: Bool { frames.count < 2 || duration <= 0 }

    /// Adds what was shown at a time. A picture that has not changed is not kept twice; of two at the same time the later one
    /// counts.
    mutating func add(_ frame: Frame) {
        guard frame.moment.number != frames.last?.moment.number else { return }
        if let last = frames.last, frame.time <= last.time {
            if frames.count > 1 {
                frames[frames.count - 1] = Frame(time: last.time, elapsed: frame.elapsed, moment: frame.moment)
            }
            return
        }
        waiting += 1
        guard waiting >= stride else { return }
        waiting = 0
        if frames.count == Self.capacity { thinOut() }
        frames.append(frame)
    }

    private mutating func thinOut() {
        frames = frames.indices.filter { $0.isMultiple(of: 2) }.map { frames[$0] }
        stride *= 2
    }

    /// The number of the frame that was seen at a share 0…1 of the duration.
    func index(at share: Double) -> Int {
        let time = share * duration + 1e-9
        return max(0, (frames.firstIndex { $0.time > time } ?? frames.count) - 1)
    }

    /// When a frame was seen, as a share 0…1 of the duration.
    func share(of index: Int) -> Double { duration > 0 ? frames[index].time / duration : 0 }
}
