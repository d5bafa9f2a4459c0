import Foundation
import UIKit

/// A scripted finger: its positions over time, from the touch to the end of the touch.
///
/// It moves in straight lines at constant speed, and is delivered once a frame, as on a device. Times are in seconds
/// from the start of the script, positions in points of the screen.
///
///     let swipe = try Finger("0:0,400 0.3:250,410 0.35:up")
///
/// touches at the left edge, is 250 points further right after 0.3 s, and lifts there 0.05 s later.
public struct Finger: Hashable, Sendable {
    /// A position of the finger at a time.
    public struct Point: Hashable, Sendable {
        /// The time since the script's start, in seconds.
        public var time: TimeInterval
        /// The position in points of the screen.
        public var location: CGPoint

        /// Creates a position at a time.
        public init(time: TimeInterval, location: CGPoint) {
            self.time = time
            self.location = location
        }
    }

    /// The end of a touch.
    public enum End: Hashable, Sendable {
        /// The finger lifts; the touch ends.
        case up
        /// The system cancels the touch, as for a call or a system gesture.
        case cancel
    }

    /// The positions in increasing order of time. The finger touches at the first one.
    public let points: [Point]
    /// The time when the finger leaves the screen, in seconds. Not before the last point.
    public let endTime: TimeInterval
    /// The end of the touch.
    public let end: End

    /// Creates a finger from its positions.
    ///
    /// - Parameters:
    ///   - points: At least one position. The times increase and are not negative.
    ///   - endTime: The time when the finger leaves the screen; `nil` for the time of the last position.
    ///   - end: The end of the touch.
    public init(points: [Point], endTime: TimeInterval? = nil, end: End = .up) {
        demand(!points.isEmpty, "A finger needs at least one point")
        demand(points[0].time >= 0, "A finger cannot touch the screen before its script starts")
        demand(
            zip(points, points.dropFirst()).allSatisfy { $0.time < $1.time },
            "The times of a finger's points must increase")
        let last = points[points.count - 1].time
        demand((endTime ?? last) >= last, "A finger cannot leave before its last point")
        self.points = points
        self.endTime = endTime ?? last
        self.end = end
    }

    /// The time of the touch.
    public var startTime: TimeInterval { points[0].time }

    /// Returns the position at a time; before the touch the first position, after its end the last one.
    public func location(at time: TimeInterval) -> CGPoint {
        guard let next = points.firstIndex(where: { $0.time >= time }) else {
            return points[points.count - 1].location
        }
        guard next > 0 else { return points[0].location }
        let (from, to) = (points[next - 1], points[next])
        let share = (time - from.time) / (to.time - from.time)
        return CGPoint(
            x: from.location.x + (to.location.x - from.location.x) * share,
            y: from.location.y + (to.location.y - from.location.y) * share)
    }
}

extension Finger: CustomStringConvertible {
    /// The finger script.
    public var description: String {
        let way = points.map { "\(short($0.time)):\(short($0.location.x)),\(short($0.location.y))" }
        return (way + ["\(short(endTime)):\(end == .up ? "up" : "cancel")"]).joined(separator: " ")
    }

    private func short(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
