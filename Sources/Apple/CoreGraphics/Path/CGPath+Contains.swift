import Foundation

extension CGPath {
    /// Whether the transformed point is inside the path. Open subpaths count as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = windingNumber(around: point.applying(transform))
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }

    /// How often the path goes round the point.
    package func windingNumber(around point: CGPoint) -> Int {
        var counter = CrossingCounter(point: point)
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        forEachElement { element in
            switch element {
            case .move(let to):
                counter.line(current, start)
                start = to
                current = to
            case .line(let to):
                counter.line(current, to)
                current = to
            case .quad(let control, let to):
                counter.curve(CubicCurve(current, quadControl: control, to))
                current = to
            case .cubic(let control1, let control2, let to):
                counter.curve(CubicCurve(current, control1, control2, to))
                current = to
            case .close:
                counter.line(current, start)
                current = start
            }
        }
        counter.line(current, start)
        return counter.winding
    }
}

/// Counts how edges cross the ray that runs from a point towards larger x.
private struct CrossingCounter {
    let point: CGPoint
    var winding = 0

    init(point: CGPoint) {
        self.point = point
    }

    mutating func line(_ from: CGPoint, _ to: CGPoint) {
        guard (from.y <= point.y) != (to.y <= point.y) else { return }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }

    mutating func curve(_ curve: CubicCurve) {
        let ys = [curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y]
        let xs = [curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x]
        // The control points' box holds the curve.
        if ys.allSatisfy({ $0 <= point.y }) || ys.allSatisfy({ $0 > point.y }) { return }
        if xs.allSatisfy({ $0 <= point.x }) { return }
        let cuts = [0] + CubicCurve.stationary(ys[0], ys[1], ys[2], ys[3]) + [1]
        for (t0, t1) in zip(cuts, cuts.dropFirst()) { monotone(curve, t0, t1) }
    }

    /// A piece along which y only grows or only falls: one crossing, found by bisection.
    private mutating func monotone(_ curve: CubicCurve, _ t0: CGFloat, _ t1: CGFloat) {
        let (from, to) = (curve.point(at: t0), curve.point(at: t1))
        guard (from.y <= point.y) != (to.y <= point.y) else { return }
        var (low, high) = (t0, t1)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if (curve.point(at: middle).y <= point.y) == (from.y <= point.y) { low = middle } else { high = middle }
        }
        if curve.point(at: low).x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
}
