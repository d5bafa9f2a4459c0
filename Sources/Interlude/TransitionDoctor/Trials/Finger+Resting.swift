import Foundation
import InterludeStage

extension Finger {
    /// Whether the finger has stayed where it is for longer than a frame takes to follow.
    func rests(at time: TimeInterval) -> Bool {
        time < endTime && time - Finger.latency >= startTime
            && location(at: time) == location(at: time - Finger.latency)
    }

    /// Seconds that what follows a finger may be behind it (decided: gestures are told once a frame, and what an app does for
    /// its own sake when it takes hold is through by then).
    private static let latency: TimeInterval = 0.1
}
