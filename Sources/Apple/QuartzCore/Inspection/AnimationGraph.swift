import CoreGraphics

/// How far an animation is on its way, over the time of one cycle, for drawing.
package struct AnimationGraph: Equatable, Sendable {
    /// At even steps of time, from the begin to the end of a cycle. 0 is where the animation starts and 1 where it ends;
    /// springs go beyond.
    package let values: [Double]

    package init(values: [Double]) { self.values = values }

    /// - Parameters:
    ///   - duration: The length of a cycle in seconds.
    ///   - count: How many values, at least 2.
    package init(_ animation: CAAnimation, duration: Double, count: Int = 25) {
        let shares = (0..<count).map { Double($0) / Double(count - 1) }
        if let curve = animation.timeline?.plan?.curve {
            values = shares.map(curve)
            return
        }
        let moments = shares.map { share in
            AnimationMoment(
                progress: animation.goesStraight ? share : animation.timingFunction?.curve.value(at: share) ?? share,
                duration: duration, cycle: 0, isLinear: animation.goesStraight)
        }
        switch animation {
        case let spring as CASpringAnimation: values = moments.map(spring.progress)
        case let keyframes as CAKeyframeAnimation: values = Self.way(keyframes, moments) ?? moments.map(\.progress)
        default: values = moments.map(\.progress)
        }
    }

    /// The way of that number of the value that changes most, as shares of the distance from its first to its last, or of
    /// that between its extremes where first and last are alike.
    private static func way(_ animation: CAKeyframeAnimation, _ moments: [AnimationMoment]) -> [Double]? {
        guard let keyPath = animation.keyPath, let property = LayerProperty.named(keyPath) else { return nil }
        let kind = animation.inputKind(of: property)
        let steps = moments.compactMap { moment in
            animation.interpolated(at: moment, kind: kind, current: .object(nil))?.numbers
        }
        guard steps.count == moments.count, let first = steps.first, let last = steps.last else { return nil }
        let rows = first.indices.map { index in steps.map { $0[index] } }
        let ranges = rows.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
        guard let widest = ranges.indices.max(by: { ranges[$0] < ranges[$1] }), ranges[widest] > 0 else { return nil }
        let span = last[widest] - first[widest]
        if abs(span) > ranges[widest] / 100 { return rows[widest].map { ($0 - first[widest]) / span } }
        return rows[widest].map { abs($0 - first[widest]) / ranges[widest] }
    }
}
