import CoreGraphics
import Foundation

extension Finger {
    /// Returns a finger that taps.
    public static func tap(at location: CGPoint, duration: TimeInterval = 0.05) -> Finger {
        Finger(points: [Point(time: 0, location: location)], endTime: duration)
    }

    /// Returns a finger that presses without moving. The default duration is sufficient for a long press.
    public static func longPress(at location: CGPoint, duration: TimeInterval = 0.7) -> Finger {
        tap(at: location, duration: duration)
    }

    /// Returns a finger that moves in a straight line and lifts at its end.
    ///
    /// - Parameters:
    ///   - start: The starting point.
    ///   - end: The ending point.
    ///   - duration: The duration in seconds.
    ///   - rest: The seconds at the ending point before it lifts. Without a rest the finger lifts with its full
    ///     velocity, which is a flick.
    public static func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval, rest: TimeInterval = 0
    ) -> Finger {
        let points = [Point(time: 0, location: start), Point(time: duration, location: end)]
        return Finger(points: points, endTime: duration + rest)
    }

    /// Returns a finger that flicks: it lifts at full velocity after a tenth of a second.
    public static func flick(from start: CGPoint, to end: CGPoint) -> Finger {
        drag(from: start, to: end, duration: 0.1)
    }
}

extension Finger {
    /// Returns the finger, delayed by seconds.
    public func delayed(by delay: TimeInterval) -> Finger {
        let later = points.map { Point(time: $0.time + delay, location: $0.location) }
        return Finger(points: later, endTime: endTime + delay, end: end)
    }

    /// Returns the finger with a rest at its end before it lifts.
    public func holding(for duration: TimeInterval) -> Finger {
        Finger(points: points, endTime: endTime + duration, end: end)
    }

    /// Returns the finger with a touch that the system cancels, at a time of the script or instead of lifting.
    public func cancelled(at time: TimeInterval? = nil) -> Finger {
        guard let time, time < endTime else { return Finger(points: points, endTime: endTime, end: .cancel) }
        demand(time >= startTime, "A touch cannot be canceled before the finger touches the screen")
        let before = points.filter { $0.time < time }
        let way = before.isEmpty ? [points[0]] : before + [Point(time: time, location: location(at: time))]
        return Finger(points: way, endTime: time, end: .cancel)
    }
}

extension [Finger] {
    /// Returns a finger that taps twice, fast enough for a double tap.
    public static func doubleTap(at location: CGPoint) -> [Finger] {
        [.tap(at: location), .tap(at: location).delayed(by: 0.15)]
    }

    /// Returns two fingers, one on each side of a center, that move apart or together.
    ///
    /// - Parameters:
    ///   - start: The distance between the fingers at the beginning, in points.
    ///   - end: The distance at the end, in points.
    public static func pinch(
        at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval, rest: TimeInterval = 0
    ) -> [Finger] {
        [-0.5, 0.5].map { side in
            .drag(
                from: CGPoint(x: center.x + side * start, y: center.y),
                to: CGPoint(x: center.x + side * end, y: center.y), duration: duration, rest: rest)
        }
    }

    /// Returns two fingers, one on each side of a center, that rotate around it.
    ///
    /// - Parameters:
    ///   - angle: The angle in radians; positive is clockwise on the screen.
    ///   - radius: The distance of each finger from the center, in points.
    public static func rotation(
        at center: CGPoint, by angle: CGFloat, radius: CGFloat = 60, duration: TimeInterval, rest: TimeInterval = 0
    ) -> [Finger] {
        // Straight steps of at most 6 degrees stay within a tenth of a point of a circle of this size.
        let steps = Swift.max(1, Int((abs(angle) / (.pi / 30)).rounded(.up)))
        return [0, CGFloat.pi].map { start in
            let points = (0...steps).map { step in
                let share = CGFloat(step) / CGFloat(steps)
                let direction = start + angle * share
                return Finger.Point(
                    time: duration * Double(share),
                    location: CGPoint(
                        x: center.x + radius * cos(direction), y: center.y + radius * sin(direction)))
            }
            return Finger(points: points, endTime: duration + rest)
        }
    }

    /// The time when the last finger lifts, in seconds.
    public var endTime: TimeInterval { map(\.endTime).max() ?? 0 }
}
