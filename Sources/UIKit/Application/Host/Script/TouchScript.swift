import QuartzCore

/// What scripted fingers do: for each finger places at times, between which it moves evenly, and when it leaves.
///
/// As text a finger is `time:x,y` steps in seconds and points, and at last `time:up` or `time:cancel`; several fingers are
/// separated by `|`: `0:0,400 0.3:250,410 0.35:up`.
package struct TouchScript: Hashable, Sendable {
    package var fingers: [Finger]

    package init(fingers: [Finger]) { self.fingers = fingers }

    /// When the last finger has left.
    package var duration: TimeInterval { fingers.map(\.endTime).max() ?? 0 }
}

extension TouchScript {
    /// One finger: its way from the moment it goes down to the moment it leaves.
    package struct Finger: Hashable, Sendable {
        /// One place on the way.
        package struct Point: Hashable, Sendable {
            /// Seconds from the script's start.
            package var time: TimeInterval
            /// The place on the screen, in points.
            package var location: CGPoint

            package init(time: TimeInterval, location: CGPoint) {
                self.time = time
                self.location = location
            }
        }

        /// How the finger leaves.
        package enum End: Hashable, Sendable {
            /// It lifts; the touch ends.
            case up
            /// The system takes the touch away.
            case cancel
        }

        /// The way, in rising order of time. The finger goes down at the first point.
        package let points: [Point]
        /// When the finger leaves. Not before the last point.
        package let endTime: TimeInterval
        package let end: End

        /// Makes a finger from its way.
        ///
        /// - Parameters:
        ///   - points: at least one; the times rise and none is below zero.
        ///   - endTime: when the finger leaves; nil for the time of the last point.
        package init(points: [Point], endTime: TimeInterval? = nil, end: End = .up) {
            precondition(!points.isEmpty, "A finger needs at least one point")
            precondition(points[0].time >= 0, "A finger cannot go down before its script starts")
            precondition(
                zip(points, points.dropFirst()).allSatisfy { $0.time < $1.time },
                "The times of a finger's points must rise")
            let last = points[points.count - 1].time
            precondition((endTime ?? last) >= last, "A finger cannot leave before its last point")
            self.points = points
            self.endTime = endTime ?? last
            self.end = end
        }

        /// When the finger goes down.
        package var startTime: TimeInterval { points[0].time }

        /// Where the finger is at a time; before it goes down and after it has left, the nearest place on its way.
        package func location(at time: TimeInterval) -> CGPoint {
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
}

extension TouchScript.Finger: CustomStringConvertible {
    /// The text that makes this finger.
    package var description: String {
        let way = points.map { "\(short($0.time)):\(short($0.location.x)),\(short($0.location.y))" }
        return (way + ["\(short(endTime)):\(end == .up ? "up" : "cancel")"]).joined(separator: " ")
    }

    private func short(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
