import Foundation

/// A path seen along its length: where one is after a distance, and which part lies between two distances.
package struct PathMeasure: Sendable {
    /// A line or a curve of the path, the lines of closes included.
    package struct Segment: Sendable {
        /// The piece itself; a line is a curve whose control points stand on its thirds.
        package let curve: CubicCurve
        /// Whether it is a straight line.
        package let isLine: Bool
        /// Along the curve.
        package let length: CGFloat
        /// The length of all before it.
        package let startDistance: CGFloat
        /// The number of the subpath it belongs to.
        package let subpath: Int

        /// The point at a fraction of the segment's parameter, which for a curve is not quite its length.
        package func point(at fraction: CGFloat) -> CGPoint { curve.point(at: fraction) }

        func parameter(atLength distance: CGFloat) -> CGFloat {
            guard length > 0 else { return 0 }
            return isLine ? distance / length : curve.parameter(atLength: distance)
        }
    }

    /// All segments in order.
    package private(set) var segments: [Segment] = []
    /// Which subpaths end with a close.
    package private(set) var closedSubpaths: Set<Int> = []
    /// The length of the whole path; the gaps between subpaths do not count.
    package private(set) var length: CGFloat = 0
    /// The path's first point, where there is no segment at all.
    private var firstPoint = CGPoint.zero

    /// Measures a path.
    package init(_ path: CGPath) {
        var subpath = -1
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        path.forEachElement { element in
            switch element {
            case .move(let point):
                subpath += 1
                if subpath == 0 { firstPoint = point }
                start = point
                current = point
            case .line(let point):
                addLine(current, point, subpath)
                current = point
            case .quad(let control, let end):
                add(CubicCurve(current, quadControl: control, end), subpath)
                current = end
            case .cubic(let control1, let control2, let end):
                add(CubicCurve(current, control1, control2, end), subpath)
                current = end
            case .close:
                if current != start { addLine(current, start, subpath) }
                closedSubpaths.insert(subpath)
                current = start
            }
        }
    }

    private mutating func add(_ curve: CubicCurve, _ subpath: Int) {
        append(curve, isLine: false, length: curve.length, subpath)
    }

    private mutating func addLine(_ from: CGPoint, _ to: CGPoint, _ subpath: Int) {
        func at(_ t: CGFloat) -> CGPoint { CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t) }
        append(
            CubicCurve(from, at(1 / 3), at(2 / 3), to), isLine: true, length: hypot(to.x - from.x, to.y - from.y),
            subpath)
    }

    private mutating func append(_ curve: CubicCurve, isLine: Bool, length: CGFloat, _ subpath: Int) {
        segments.append(
            Segment(curve: curve, isLine: isLine, length: length, startDistance: self.length, subpath: subpath))
        self.length += length
    }

    /// The segment at a distance, and the parameter inside it. Distances are clamped to the path.
    private func locate(_ distance: CGFloat) -> (segment: Segment, parameter: CGFloat)? {
        guard let last = segments.last else { return nil }
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].startDistance + segments[middle].length < distance {
                low = middle + 1
            } else {
                high = middle
            }
        }
        if distance >= length { return (last, 1) }
        let segment = segments[low]
        return (segment, segment.parameter(atLength: max(0, distance - segment.startDistance)))
    }

    /// The point after a distance along the path, which is clamped to the path.
    package func point(at distance: CGFloat) -> CGPoint {
        guard let place = locate(distance) else { return firstPoint }
        return place.segment.curve.point(at: place.parameter)
    }

    /// The direction of the path after a distance, of length 1; zero where it has none.
    package func tangent(at distance: CGFloat) -> CGVector {
        guard let place = locate(distance) else { return .zero }
        return place.segment.tangent(at: place.parameter)
    }
}

extension PathMeasure.Segment {
    /// The direction at a parameter, of length 1. Where a control point coincides with an end, the direction is the one
    /// that the curve takes right beside it.
    package func tangent(at parameter: CGFloat) -> CGVector {
        for t in [parameter, parameter < 0.5 ? parameter + 1e-4 : parameter - 1e-4] {
            let vector = curve.derivative(at: t)
            let length = hypot(vector.dx, vector.dy)
            if length > 1e-12 { return CGVector(dx: vector.dx / length, dy: vector.dy / length) }
        }
        return .zero
    }
}
