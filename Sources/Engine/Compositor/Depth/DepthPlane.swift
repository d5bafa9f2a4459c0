import CoreGraphics

/// A flat item in depth: where its plane lies in the frame's space after the perspective division (x and y in pixels,
/// larger z nearer), and which part of the plane it covers.
struct DepthPlane {
    /// The item's place in its group.
    let index: Int
    /// The outline, convex.
    var points: [SIMD3<Double>]
    /// The lines along which it was cut.
    var cuts: [HalfPlaneCoverage]
    /// The plane: `normal · p = distance`; the normal has length 1.
    let normal: SIMD3<Double>
    let distance: Double

    /// Planes nearer than this to each other, in pixels, count as the same.
    static let tolerance = 0.02

    /// Nil where nothing of the rectangle lies before the eye, or where it is seen edge-on.
    init?(index: Int, rect: CGRect, transform: Matrix4) {
        let corners = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ]
        let points = Self.project(corners.map { transform.homogeneous(Double($0.0), Double($0.1)) })
        guard points.count >= 3 else { return nil }
        var normal = SIMD3<Double>()
        for (i, b) in points.enumerated() {
            normal += cross(points[(i + points.count - 1) % points.count] - points[0], b - points[0])
        }
        let length = (normal * normal).sum().squareRoot()
        guard length > 1e-9 else { return nil }
        normal /= length
        guard abs(normal.z) > 1e-6 else { return nil }
        self.index = index
        self.points = points
        self.normal = normal
        cuts = []
        distance = (points.reduce(SIMD3<Double>()) { $0 + $1 } / Double(points.count) * normal).sum()
    }

    /// Cuts off what is behind the eye and divides.
    private static func project(_ corners: [SIMD4<Double>]) -> [SIMD3<Double>] {
        let limit = (corners.lazy.map { $0.w }.max() ?? 0) / 4096
        guard limit > 0 else { return [] }
        var kept: [SIMD3<Double>] = []
        for (i, b) in corners.enumerated() {
            let a = corners[(i + corners.count - 1) % corners.count]
            if (a.w >= limit) != (b.w >= limit) {
                let p = a + (b - a) * ((limit - a.w) / (b.w - a.w))
                kept.append(SIMD3(p.x, p.y, p.z) / limit)
            }
            if b.w >= limit { kept.append(SIMD3(b.x, b.y, b.z) / b.w) }
        }
        return kept
    }

    /// How far `p` lies before this plane, on the side of its normal.
    func height(_ p: SIMD3<Double>) -> Double { (normal * p).sum() - distance }

    /// The two parts before and behind another plane; `nil` for a part that is not there.
    func split(by other: DepthPlane, within area: PixelRect) -> (front: DepthPlane?, back: DepthPlane?) {
        let heights = points.map(other.height)
        let (lowest, highest) = (heights.min() ?? 0, heights.max() ?? 0)
        if lowest >= -Self.tolerance { return (self, nil) }
        if highest <= Self.tolerance { return (nil, self) }
        let (front, back) = (part(heights, 1), part(heights, -1))
        // On this plane, z follows from x and y, so the other plane's equation becomes a line of the frame.
        let k = other.normal.z / normal.z
        let (a, b) = (other.normal.x - k * normal.x, other.normal.y - k * normal.y)
        let c = k * distance - other.distance
        func cut(_ points: [SIMD3<Double>], _ isPositive: Bool) -> DepthPlane {
            var piece = self
            piece.points = points
            piece.cuts.append(HalfPlaneCoverage(a: a, b: b, c: c, isPositive: isPositive, within: area))
            return piece
        }
        return (cut(front, true), cut(back, false))
    }

    private func part(_ heights: [Double], _ sign: Double) -> [SIMD3<Double>] {
        var kept: [SIMD3<Double>] = []
        for (i, b) in points.enumerated() {
            let j = (i + points.count - 1) % points.count
            let (a, ha, hb) = (points[j], heights[j] * sign, heights[i] * sign)
            if (ha >= 0) != (hb >= 0) { kept.append(a + (b - a) * (ha / (ha - hb))) }
            if hb >= 0 { kept.append(b) }
        }
        return kept
    }
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

extension Matrix4 {
    /// A point of the plane z = 0, before the division.
    func homogeneous(_ x: Double, _ y: Double) -> SIMD4<Double> {
        SIMD4(
            x * m11 + y * m21 + m41, x * m12 + y * m22 + m42, x * m13 + y * m23 + m43, x * m14 + y * m24 + m44)
    }
}
