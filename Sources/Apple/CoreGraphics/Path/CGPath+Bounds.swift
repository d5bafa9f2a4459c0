import Foundation

extension CGPath {
    /// The smallest rectangle that contains all points of the path, including control points;
    /// `null` for an empty path.
    public var boundingBox: CGRect { CGRect(enclosing: storage.points) }

    /// The smallest rectangle that contains the path itself; `null` for an empty path.
    public var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        forEachElement { element in
            switch element {
            case .move(let point), .line(let point):
                points.append(point)
                current = point
            case .quad(let control, let end):
                let curve = CubicCurve(current, quadControl: control, end)
                points.append(end)
                points += curve.extremes.map { curve.point(at: $0) }
                current = end
            case .cubic(let control1, let control2, let end):
                let curve = CubicCurve(current, control1, control2, end)
                points.append(end)
                points += curve.extremes.map { curve.point(at: $0) }
                current = end
            case .close: break
            }
        }
        return CGRect(enclosing: points)
    }
}
