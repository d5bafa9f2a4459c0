import Foundation

/// A cubic Bézier curve. Lines and quadratic curves are made cubic where one kind is easier than three.
package struct CubicCurve: Equatable, Sendable {
    /// Where it begins.
    package var p0: CGPoint
    /// The first control point.
    package var p1: CGPoint
    /// The second control point.
    package var p2: CGPoint
    /// Where it ends.
    package var p3: CGPoint

    /// A curve from its four points.
    package init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// The same curve as a quadratic one.
    package init(_ start: CGPoint, quadControl control: CGPoint, _ end: CGPoint) {
        let (c1, c2) = CGPath.cubicControls(from: start, quadControl: control, to: end)
        self.init(start, c1, c2, end)
    }

    /// The point at parameter `t` in 0…1.
    package func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// The derivative by `t`.
    package func derivative(at t: CGFloat) -> CGVector {
        let u = 1 - t
        let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
        return CGVector(
            dx: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
            dy: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
    }

    /// The two halves of the curve, before and after parameter `t` (de Casteljau).
    package func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
        let (ab, bc) = (mix(a, b), mix(b, c))
        let middle = mix(ab, bc)
        return (CubicCurve(p0, a, ab, middle), CubicCurve(middle, bc, c, p3))
    }

    /// The part of the curve between two parameters.
    package func part(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
        var curve = self
        if t1 < 1 { curve = curve.split(at: t1).0 }
        if t0 > 0 { curve = curve.split(at: t1 > 0 ? t0 / t1 : 0).1 }
        return curve
    }

    /// The parameters strictly inside 0…1 where the curve stands still in x or in y.
    package var extremes: [CGFloat] {
        CubicCurve.stationary(p0.x, p1.x, p2.x, p3.x) + CubicCurve.stationary(p0.y, p1.y, p2.y, p3.y)
    }

    /// Where one coordinate's derivative is zero, strictly inside 0…1, in ascending order.
    static func stationary(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> [CGFloat] {
        // derivative / 3 = a·t² + b·t + c
        let (c, b, a) = (v1 - v0, 2 * (v2 - 2 * v1 + v0), v3 - 3 * v2 + 3 * v1 - v0)
        var roots: [CGFloat] = []
        let scale = max(abs(a), abs(b), abs(c))
        guard scale > 0 else { return [] }
        if abs(a) < scale * 1e-12 {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
            roots = q == 0 ? [0] : [q / a, c / q]
        }
        return roots.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    /// Into how many straight pieces of equal parameter the curve has to be cut to stay within `tolerance` of it (Wang's
    /// bound on the second differences).
    package func pieceCount(tolerance: CGFloat) -> Int {
        let dx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
        let dy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
        let count = (0.75 * hypot(dx, dy) / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? min(max(Int(saturating: Double(count)), 1), 1000) : 1
    }
}
