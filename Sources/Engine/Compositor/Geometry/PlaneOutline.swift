import CoreGraphics

/// Convex outlines on their way from a layer's plane to the frame: curves are flattened, what lies behind the eye is cut
/// off, the rest is divided and cut to the neighbourhood of the frame.
enum PlaneOutline {
    /// Points are cut off where the divisor falls below this share of the plane's largest: the eye's own plane is at 0.
    private static let nearestDivisor = 1.0 / 4096

    /// The outline of `shape` in the frame's pixels, convex, snapped to 1/256 pixel; fewer than three points mean nothing
    /// is seen.
    static func project(_ shape: RoundedRect, by map: Homography, near area: PixelRect) -> [SIMD2<Double>] {
        let local = flatten(shape, map: map)
        let flat = clipBehindEye(local.map { map.homogeneous($0.x, $0.y) })
        // Far outside the area the outline's course does not matter; cutting it keeps the numbers small.
        let near = area.outset(by: 64)
        let cut = clip(flat, to: near)
        // Where numbers were so large that cutting could not be exact, this keeps them where memory is made for them.
        let (xs, ys) = (Double(near.left)...Double(near.right), Double(near.top)...Double(near.bottom))
        guard cut.allSatisfy({ $0.x == $0.x && $0.y == $0.y }) else { return [] }
        return cut.map { SIMD2(snappedToSubpixel($0.x.limited(to: xs)), snappedToSubpixel($0.y.limited(to: ys))) }
    }

    /// The corners of the rounded rectangle in drawing order; arcs become chords that stay within 1/100 pixel.
    static func flatten(_ shape: RoundedRect, map: Homography) -> [SIMD2<Double>] {
        let r = shape.rect
        let (x0, y0, x1, y1) = (Double(r.minX), Double(r.minY), Double(r.maxX), Double(r.maxY))
        guard !shape.isRect else { return [SIMD2(x0, y0), SIMD2(x1, y0), SIMD2(x1, y1), SIMD2(x0, y1)] }
        var points: [SIMD2<Double>] = []
        func corner(_ radius: CGFloat, _ x: Double, _ y: Double, _ from: SIMD2<Double>, _ to: SIMD2<Double>) {
            let radius = Double(radius)
            let corner = SIMD2(x, y)
            guard radius > 0 else { return points.append(corner) }
            let centre = corner - (from + to) * radius
            let scale = map.scale(at: centre.x, centre.y)
            let steps = arcSteps(radius: radius * max(scale.x, scale.y))
            for i in 0...steps {
                let p = quarterCirclePoint(Double(i) / Double(steps))
                points.append(centre + (from * p.x + to * p.y) * radius)
            }
        }
        let (left, right, up, down) = (SIMD2(-1.0, 0), SIMD2(1.0, 0), SIMD2(0, -1.0), SIMD2(0, 1.0))
        corner(shape.topLeft, x0, y0, left, up)
        corner(shape.topRight, x1, y0, up, right)
        corner(shape.bottomRight, x1, y1, right, down)
        corner(shape.bottomLeft, x0, y1, down, left)
        return points
    }

    /// Chords for a quarter circle of `radius` pixels such that the arc rises at most 1/100 pixel above them.
    private static func arcSteps(radius: Double) -> Int {
        // The rise over an angle δ is r δ² / 8; the points' angles are spread unevenly by up to 4 / π.
        let angle = (8 * 0.01 / max(radius, 0.01)).squareRoot()
        return min(max(clampedInt((2 / angle).rounded(.up)), 4), 1024)
    }

    /// A point of the unit quarter circle, from (1, 0) at `t` = 0 to (0, 1) at 1. Rational, so that no processor's sine
    /// can make a difference.
    private static func quarterCirclePoint(_ t: Double) -> SIMD2<Double> {
        SIMD2(1 - t * t, 2 * t) / (1 + t * t)
    }

    /// Cuts off what is behind the eye and divides.
    static func clipBehindEye(_ points: [SIMD3<Double>]) -> [SIMD2<Double>] {
        let limit = (points.lazy.map { $0.z }.max() ?? 0) * nearestDivisor
        guard limit > 0 else { return [] }
        var kept: [SIMD2<Double>] = []
        for (i, b) in points.enumerated() {
            let a = points[(i + points.count - 1) % points.count]
            if (a.z >= limit) != (b.z >= limit) {
                let t = (limit - a.z) / (b.z - a.z)
                let p = a + (b - a) * t
                kept.append(SIMD2(p.x, p.y) / limit)
            }
            if b.z >= limit { kept.append(SIMD2(b.x, b.y) / b.z) }
        }
        return kept
    }

    private static func clip(_ points: [SIMD2<Double>], to r: PixelRect) -> [SIMD2<Double>] {
        var p = points
        p = clip(p) { $0.x - Double(r.left) }
        p = clip(p) { Double(r.right) - $0.x }
        p = clip(p) { $0.y - Double(r.top) }
        return clip(p) { Double(r.bottom) - $0.y }
    }

    /// Keeps the part where `inside` is not negative.
    private static func clip(
        _ points: [SIMD2<Double>], _ inside: (SIMD2<Double>) -> Double
    ) -> [SIMD2<Double>] {
        guard points.contains(where: { inside($0) < 0 }) else { return points }
        var kept: [SIMD2<Double>] = []
        for (i, b) in points.enumerated() {
            let a = points[(i + points.count - 1) % points.count]
            let (da, db) = (inside(a), inside(b))
            if (da >= 0) != (db >= 0) { kept.append(a + (b - a) * (da / (da - db))) }
            if db >= 0 { kept.append(b) }
        }
        return kept
    }
}
