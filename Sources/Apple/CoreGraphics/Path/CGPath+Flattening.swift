import Foundation

/// A subpath made of straight lines only.
struct Polyline: Equatable {
    /// The corners; no two neighbors are equal. A closed line does not repeat its first point at the end.
    var points: [CGPoint] = []
    /// For each point, whether it only lies on a curve, rather than being a corner that the path has.
    var isSmooth: [Bool] = []
    var isClosed = false

    mutating func append(_ point: CGPoint, isSmooth smooth: Bool) {
        if points.last == point { return }
        points.append(point)
        isSmooth.append(smooth)
    }

    mutating func close() {
        isClosed = true
        if points.count > 1, points.first == points.last {
            points.removeLast()
            isSmooth.removeLast()
        }
    }

    /// The same line walked from its end.
    var reversed: Polyline {
        Polyline(points: points.reversed(), isSmooth: isSmooth.reversed(), isClosed: isClosed)
    }
}

extension CGPath {
    /// Returns the path with every curve replaced by lines within the threshold.
    public func flattened(threshold: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for line in polylines(tolerance: threshold) {
            path.addLines(between: line.points)
            if line.isClosed { path.closeSubpath() }
        }
        return path
    }

    /// The subpaths as straight lines that stay within the tolerance of the curves.
    func polylines(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var current = CGPoint.zero
        func add(_ curve: CubicCurve) {
            let count = curve.pieceCount(tolerance: max(tolerance, 1e-6))
            for index in 1..<max(count, 1) {
                result[result.count - 1].append(curve.point(at: CGFloat(index) / CGFloat(count)), isSmooth: true)
            }
            result[result.count - 1].append(curve.p3, isSmooth: false)
            current = curve.p3
        }
        forEachElement { element in
            switch element {
            case .move(let point):
                result.append(Polyline())
                result[result.count - 1].append(point, isSmooth: false)
                current = point
            case .line(let point):
                result[result.count - 1].append(point, isSmooth: false)
                current = point
            case .quad(let control, let end): add(CubicCurve(current, quadControl: control, end))
            case .cubic(let control1, let control2, let end): add(CubicCurve(current, control1, control2, end))
            case .close:
                result[result.count - 1].close()
                current = result[result.count - 1].points[0]
            }
        }
        return result
    }
}
