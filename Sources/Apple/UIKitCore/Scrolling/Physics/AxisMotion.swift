/// What content does in one direction after it has been let go: it coasts, or comes back from beyond an edge, or both. A
/// pure function of the time since then.
package struct AxisMotion: Hashable, Sendable {
    /// The places between which content may rest in one direction.
    package struct Limits: Hashable, Sendable {
        package var low: CGFloat
        package var high: CGFloat

        /// - Parameter high: Taken as `low` if it is smaller: content smaller than the view rests at its start.
        package init(low: CGFloat, high: CGFloat) {
            self.low = low
            self.high = max(low, high)
        }

        package func clamp(_ place: CGFloat) -> CGFloat { min(max(place, low), high) }
        package func contains(_ place: CGFloat) -> Bool { place >= low && place <= high }
    }

    /// What follows after the edge was reached, and when.
    private struct Sequel: Hashable, Sendable {
        let time: TimeInterval
        let curve: ScrollCurve
    }

    private let first: ScrollCurve
    private let second: Sequel?
    /// When it is over.
    package let duration: TimeInterval
    /// Where it ends.
    package let end: CGFloat

    private init(first: ScrollCurve, second: Sequel? = nil) {
        self.first = first
        self.second = second
        end = second?.curve.end ?? first.end
        duration = second.map { $0.time + $0.curve.settlingTime() } ?? first.settlingTime()
    }

    /// Content that does not move.
    package static func still(at place: CGFloat) -> AxisMotion {
        AxisMotion(first: .coasting(from: place, velocity: 0, deceleration: ScrollMetrics.normalDeceleration))
    }

    /// Content that was let go.
    ///
    /// - Parameters:
    ///   - start: Where.
    ///   - velocity: How fast it is; its sign is that of the way it goes.
    ///   - target: Where it shall come to rest, if somebody has a wish.
    ///   - bounces: Whether it goes beyond an edge, or stops there.
    package static func released(
        at start: CGFloat, velocity: CGFloat, target: CGFloat? = nil, limits: Limits,
        deceleration: CGFloat, bounces: Bool
    ) -> AxisMotion {
        let free: ScrollCurve =
            if let target {
                .coasting(from: start, to: target, velocity: velocity, deceleration: deceleration)
            } else {
                .coasting(from: start, velocity: velocity, deceleration: deceleration)
            }
        if !limits.contains(start), !limits.contains(free.end) || free.end == limits.clamp(start) {
            return comingBack(from: start, velocity: velocity, to: limits.clamp(start))
        }
        let edge = limits.clamp(free.end)
        guard edge != free.end else { return AxisMotion(first: free) }
        if start == edge {
            return bounces ? AxisMotion(first: .spring(from: edge, to: edge, velocity: velocity)) : still(at: edge)
        }
        guard let time = free.time(ofReaching: edge) else { return still(at: edge) }
        let speed = bounces ? free.velocity(at: time) : 0
        return AxisMotion(
            first: free, second: Sequel(time: time, curve: .spring(from: edge, to: edge, velocity: speed)))
    }

    /// Content beyond an edge: with speed outwards it is turned round by the bounce's spring, else it comes back.
    private static func comingBack(from start: CGFloat, velocity: CGFloat, to edge: CGFloat) -> AxisMotion {
        let outwards = velocity * (start - edge) > 0 && abs(velocity) > ScrollMetrics.slowestRelease
        return AxisMotion(
            first: outwards
                ? .spring(from: start, to: edge, velocity: velocity)
                : .comingBack(from: start, to: edge, velocity: 0))
    }

    /// A page turn: a critically damped way to a page, with the finger's velocity. Decided; not documented.
    package static func turning(to page: CGFloat, from start: CGFloat, velocity: CGFloat) -> AxisMotion {
        AxisMotion(first: .spring(from: start, to: page, velocity: velocity))
    }

    package func position(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return end }
        guard let second, time >= second.time else { return first.position(at: time) }
        return second.curve.position(at: time - second.time)
    }

    package func velocity(at time: TimeInterval) -> CGFloat {
        guard time < duration else { return 0 }
        guard let second, time >= second.time else { return first.velocity(at: time) }
        return second.curve.velocity(at: time - second.time)
    }
}
