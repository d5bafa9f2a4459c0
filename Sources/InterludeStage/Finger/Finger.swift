import Foundation
import UIKit

/// A scripted finger: where it is at which time, from the moment it goes down to the moment it leaves.
///
/// Between two points it moves in a straight line at constant speed, and it is seen once a frame, like a real one. Times
/// are in seconds from the moment the script is played; places are in points of the screen.
///
///     let swipe = try Finger("0:0,400 0.3:250,410 0.35:up")
///
/// goes down at the left edge, is 250 points further right after 0.3 s, and lifts there 0.05 s later.
public struct Finger: Hashable, Sendable {
    /// One place on the finger's way.
    public struct Point: Hashable, Sendable {
        /// Seconds from the script's start.
        public var time: TimeInterval
        /// The place on the screen, in points.
        public var location: CGPoint

        /// Makes a point of a finger's way.
        public init(time: TimeInterval, location: CGPoint) {
            self.time = time
            self.location = location
        }
    }

    /// How the finger leaves.
    public enum End: Hashable, Sendable {
        /// The finger lifts; the touch ends.
        case up
        /// The system takes the touch away, as for a call or a system gesture; the touch is cancelled.
        case cancel
    }

    /// What the host plays.
    package let touch: TouchScript.Finger

    package init(touch: TouchScript.Finger) { self.touch = touch }

    /// Makes a finger from its way.
    ///
    /// - Parameters:
    ///   - points: At least one; the times rise and none is below zero.
    ///   - endTime: When the finger leaves; `nil` for the time of the last point.
    ///   - end: How it leaves.
    public init(points: [Point], endTime: TimeInterval? = nil, end: End = .up) {
        let way = points.map { TouchScript.Finger.Point(time: $0.time, location: $0.location) }
        touch = TouchScript.Finger(points: way, endTime: endTime, end: end == .up ? .up : .cancel)
    }

    /// The way, in rising order of time. The finger goes down at the first of them.
    public var points: [Point] { touch.points.map { Point(time: $0.time, location: $0.location) } }
    /// When the finger goes down.
    public var startTime: TimeInterval { touch.startTime }
    /// When the finger leaves, in seconds. Not before the last point.
    public var endTime: TimeInterval { touch.endTime }
    /// How it leaves.
    public var end: End { touch.end == .up ? .up : .cancel }

    /// Where the finger is at a time; before it goes down and after it has left, the nearest place on its way.
    public func location(at time: TimeInterval) -> CGPoint { touch.location(at: time) }
}

extension Finger: CustomStringConvertible {
    /// The script that makes this finger.
    public var description: String { touch.description }
}
