import CoreGraphics

/// The key frames of an animation, ready to be read: values, times, and the segments between neighbors.
struct KeyframeTrack {
    /// How the value goes from one key frame to the next.
    private enum Segment {
        case straight
        /// The curve's tangents at its two ends, as numbers of the value.
        case hermite([Double], [Double])
        /// A piece of a path.
        case bezier(CubicSegment)
        /// No connection at all: a path that begins again.
        case jump
    }

    private let values: [AnimationValue]
    private let times: [Double]
    private let segments: [Segment]
    private let functions: [UnitBezier]
    private let isDiscrete: Bool
    /// For paced modes: along each segment the share of its length at even steps.
    private let paces: [PaceTable]?

    /// `nil` if there is nothing to show.
    init?(_ animation: CAKeyframeAnimation, kind: ValueKind) {
        let mode = animation.calculationMode
        isDiscrete = mode == .discrete
        if let path = animation.path, kind == .point {
            let pieces = PathSegments(path)
            values = pieces.points.map { .point($0) }
            segments = pieces.segments.map { $0.map { .bezier($0) } ?? .jump }
        } else {
            values = (animation.values ?? []).compactMap { AnimationValue($0, kind: kind) }
            let isCubic = mode == .cubic || mode == .cubicPaced
            segments =
                isCubic ? Self.curves(values, animation) : Array(repeating: .straight, count: max(values.count - 1, 0))
        }
        guard !values.isEmpty else { return nil }
        let isPaced = mode == .paced || mode == .cubicPaced
        if isPaced {
            let tables = Self.pace(values, segments)
            paces = tables
            times = Self.pacedTimes(tables)
            functions = []
        } else {
            paces = nil
            let count = values.count + (isDiscrete ? 1 : 0)
            times = Self.times(animation.keyTimes, count: count)
            functions = (animation.timingFunctions ?? []).map(\.curve)
        }
    }

    // MARK: Reading

    /// The value at a share of the duration.
    func value(at progress: Double, isLinear: Bool) -> AnimationValue {
        let (index, local) = place(progress, isLinear: isLinear)
        if isDiscrete { return values[min(index, values.count - 1)] }
        guard index < segments.count else { return values[values.count - 1] }
        return value(segments[index], from: values[index], to: values[index + 1], at: local)
    }

    /// The direction of the movement at a share of the duration, in radians; `nil` if nothing moves.
    func angle(at progress: Double) -> CGFloat? {
        let (index, local) = place(progress, isLinear: false)
        guard index < segments.count else { return nil }
        if case .bezier(let segment) = segments[index] { return segment.angle(at: local) }
        let step = 1e-4
        let (a, b) = (max(local - step, 0), min(local + step, 1))
        guard case .point(let p) = value(segments[index], from: values[index], to: values[index + 1], at: a),
            case .point(let q) = value(segments[index], from: values[index], to: values[index + 1], at: b), p != q
        else { return nil }
        return atan2(q.y - p.y, q.x - p.x)
    }

    /// Which segment a share of the duration lies on, and how far along it.
    private func place(_ progress: Double, isLinear: Bool) -> (index: Int, local: Double) {
        let last = max(times.count - 2, 0)
        var index = 0
        while index < last, progress >= times[index + 1] { index += 1 }
        guard times.count > 1 else { return (0, 0) }
        let span = times[index + 1] - times[index]
        var local = span > 0 ? (progress - times[index]) / span : 1
        if let paces, index < paces.count { return (index, paces[index].parameter(at: min(max(local, 0), 1))) }
        if !isLinear, index < functions.count { local = functions[index].value(at: local) }
        return (index, local)
    }

    private func value(_ segment: Segment, from: AnimationValue, to: AnimationValue, at t: Double) -> AnimationValue {
        Self.value(segment, from: from, to: to, at: t)
    }

    private static func value(_ segment: Segment, from: AnimationValue, to: AnimationValue, at t: Double)
        -> AnimationValue
    {
        switch segment {
        case .straight: return from.interpolated(to: to, t)
        case .jump: return t < 1 ? from : to
        case .bezier(let segment): return .point(segment.point(at: t))
        case .hermite(let leaving, let arriving):
            guard let a = from.numbers, let b = to.numbers else { return from.interpolated(to: to, t) }
            let (t2, t3) = (t * t, t * t * t)
            let (h0, h1) = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t)
            let (h2, h3) = (3 * t2 - 2 * t3, t3 - t2)
            return from.replacing(a.indices.map { h0 * a[$0] + h1 * leaving[$0] + h2 * b[$0] + h3 * arriving[$0] })
        }
    }

    // MARK: Times

    /// The user's key times if there are enough, or even ones.
    private static func times(_ given: [NSNumber]?, count: Int) -> [Double] {
        if let given, given.count >= count { return given.prefix(count).map { min(max($0.doubleValue, 0), 1) } }
        guard count > 1 else { return [0] }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }

    private static func pace(_ values: [AnimationValue], _ segments: [Segment]) -> [PaceTable] {
        segments.indices.map { index in
            let (from, to) = (values[index], values[index + 1])
            switch segments[index] {
            case .straight: return PaceTable(length: from.distance(to: to))
            case .jump: return PaceTable(length: 0)
            default: return PaceTable { value(segments[index], from: from, to: to, at: $0) }
            }
        }
    }

    /// Key times that make the speed even.
    private static func pacedTimes(_ paces: [PaceTable]) -> [Double] {
        let total = paces.reduce(0) { $0 + $1.length }
        guard total > 0 else { return times(nil, count: paces.count + 1) }
        var sum = 0.0
        return [0]
            + paces.map {
                sum += $0.length
                return sum / total
            }
    }

    // MARK: Cubic curves

    /// Kochanek-Bartels tangents from tension, continuity and bias; all 0 make a Catmull-Rom curve. At the ends the curve
    /// leaves towards its neighbor.
    private static func curves(_ values: [AnimationValue], _ animation: CAKeyframeAnimation) -> [Segment] {
        let points = values.map { $0.numbers ?? [] }
        guard values.count > 1, points.allSatisfy({ $0.count == points[0].count && !$0.isEmpty }) else {
            return Array(repeating: .straight, count: max(values.count - 1, 0))
        }
        func parameter(_ list: [NSNumber]?, _ i: Int) -> Double {
            guard let list, i < list.count else { return 0 }
            return list[i].doubleValue
        }
        func tangent(_ i: Int, isLeaving: Bool) -> [Double] {
            let (t, c, b) = (
                parameter(animation.tensionValues, i), parameter(animation.continuityValues, i),
                parameter(animation.biasValues, i)
            )
            let sign = isLeaving ? 1.0 : -1.0
            let before = (1 - t) * (1 + b) * (1 + sign * c) / 2
            let after = (1 - t) * (1 - b) * (1 - sign * c) / 2
            return points[i].indices.map { n in
                let here = points[i][n]
                let back = here - points[max(i - 1, 0)][n]
                let ahead = points[min(i + 1, points.count - 1)][n] - here
                return before * back + after * ahead
            }
        }
        return (0..<(values.count - 1)).map {
            .hermite(tangent($0, isLeaving: true), tangent($0 + 1, isLeaving: false))
        }
    }
}
