import Foundation
import UIKit

/// Fingers that are being played.
struct FingerPlayer: TouchSource {
    private let fingers: [Finger]
    private let start: TimeInterval
    /// The fingers that are down, by their places in the list.
    private var down: Set<Int> = []
    private var done: Set<Int> = []

    /// The fingers' time 0 is `start`.
    init(_ fingers: [Finger], from start: TimeInterval) {
        self.fingers = fingers
        self.start = start
    }

    var fingerCount: Int { fingers.count }

    var isFinished: Bool { done.count == fingers.count }

    func nextSample(after now: TimeInterval) -> TimeInterval {
        let times = fingers.indices.lazy.filter { !done.contains($0) }.map { index in
            down.contains(index) ? now : max(now, start + fingers[index].startTime)
        }
        return times.min() ?? now
    }

    mutating func samples(at now: TimeInterval, firstFinger: Int) -> [TouchSample] {
        // Within a billionth of a second of its time a step is reached: sums of frame times are not exact.
        let time = now - start + 1e-9
        return fingers.indices.flatMap { samples(of: $0, at: time, number: firstFinger + $0) }
    }

    private mutating func samples(of index: Int, at time: TimeInterval, number: Int) -> [TouchSample] {
        let finger = fingers[index]
        guard !done.contains(index), time >= finger.startTime else { return [] }
        let place = finger.location(at: time)
        var samples: [TouchSample] = []
        if down.insert(index).inserted {
            samples.append(TouchSample(finger: number, .down, at: finger.points[0].location))
        } else {
            samples.append(TouchSample(finger: number, .move, at: place))
        }
        if time >= finger.endTime {
            done.insert(index)
            samples.append(TouchSample(finger: number, finger.end == .cancel ? .cancel : .up, at: place))
        }
        return samples
    }
}

extension HeadlessHost {
    /// Lets scripted fingers touch the screen in the frames to come; their time 0 is now.
    package func play(_ fingers: [Finger]) { play(FingerPlayer(fingers, from: now)) }

    /// … the fingers of a script.
    package func play(_ script: String) throws { play(try Finger.fingers(script)) }
}
