import CoreGraphics

/// A projective map of the plane, for row vectors: `[x y 1] · H` is `(X, Y, W)`, and the image point is `(X/W, Y/W)`.
///
/// It is what a `Matrix4` does to the points of a layer's own plane (z = 0).
struct Homography: Equatable {
    var xx: Double, xy: Double, xw: Double
    var yx: Double, yy: Double, yw: Double
    var tx: Double, ty: Double, tw: Double

    init(_ m: Matrix4) {
        xx = m.m11
        xy = m.m12
        xw = m.m14
        yx = m.m21
        yy = m.m22
        yw = m.m24
        tx = m.m41
        ty = m.m42
        tw = m.m44
    }

    /// A scale followed by a translation.
    init(scaleX: Double, scaleY: Double, translateX: Double, translateY: Double) {
        xx = scaleX
        xy = 0
        xw = 0
        yx = 0
        yy = scaleY
        yw = 0
        tx = translateX
        ty = translateY
        tw = 1
    }

    private init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
        xx = a.x
        xy = a.y
        xw = a.z
        yx = b.x
        yy = b.y
        yw = b.z
        tx = c.x
        ty = c.y
        tw = c.z
    }

    var determinant: Double {
        xx * (yy * tw - yw * ty) - xy * (yx * tw - yw * tx) + xw * (yx * ty - yy * tx)
    }

    /// The way back, or `nil` where the plane is seen edge-on.
    var inverse: Homography? {
        let d = determinant
        guard d.isFinite, abs(d) > 1e-14 else { return nil }
        let k = 1 / d
        return Homography(
            rows: SIMD3((yy * tw - yw * ty) * k, (xw * ty - xy * tw) * k, (xy * yw - xw * yy) * k),
            SIMD3((yw * tx - yx * tw) * k, (xx * tw - xw * tx) * k, (xw * yx - xx * yw) * k),
            SIMD3((yx * ty - yy * tx) * k, (xy * tx - xx * ty) * k, (xx * yy - xy * yx) * k))
    }

    /// First `self`, then `next`.
    func followed(by n: Homography) -> Homography {
        func row(_ a: Double, _ b: Double, _ c: Double) -> SIMD3<Double> {
            SIMD3(a * n.xx + b * n.yx + c * n.tx, a * n.xy + b * n.yy + c * n.ty, a * n.xw + b * n.yw + c * n.tw)
        }
        return Homography(rows: row(xx, xy, xw), row(yx, yy, yw), row(tx, ty, tw))
    }

    /// The point before the division: `(X, Y, W)`.
    func homogeneous(_ x: Double, _ y: Double) -> SIMD3<Double> {
        SIMD3(xx * x + yx * y + tx, xy * x + yy * y + ty, xw * x + yw * y + tw)
    }

    /// Whether all numbers are finite and small enough to be computed with. What is placed by larger ones is far from any frame.
    var isDrawable: Bool {
        // A sum, since the larger one of two numbers of which one is none can be the other.
        let (x, y, t) = (abs(xx) + abs(xy) + abs(xw), abs(yx) + abs(yy) + abs(yw), abs(tx) + abs(ty) + abs(tw))
        return x + y + t <= RoundedRect.limit
    }

    /// Whether parallels stay parallel: the divisor hardly changes over the few thousand units a screen can show.
    var isAffine: Bool { tw != 0 && abs(xw) <= 1e-9 * abs(tw) && abs(yw) <= 1e-9 * abs(tw) }

    /// Scale and translation where the map has nothing else (no rotation, no perspective), else `nil`.
    var axisAligned: AxisPlacement? {
        guard isAffine, tw > 0, abs(xy) <= 1e-6 * tw, abs(yx) <= 1e-6 * tw else { return nil }
        return AxisPlacement(scaleX: xx / tw, scaleY: yy / tw, x: tx / tw, y: ty / tw)
    }

    /// How many image units one unit along x and one along y become at a point (lengths of the Jacobian's rows).
    func scale(at x: Double, _ y: Double) -> (x: Double, y: Double) {
        let p = homogeneous(x, y)
        guard p.z > 1e-9 else { return (1, 1) }
        let (px, py) = (p.x / p.z, p.y / p.z)
        let (ax, ay) = ((xx - px * xw) / p.z, (xy - py * xw) / p.z)
        let (bx, by) = ((yx - px * yw) / p.z, (yy - py * yw) / p.z)
        return ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    }
}

/// A map that only scales and moves.
struct AxisPlacement: Equatable {
    var scaleX: Double
    var scaleY: Double
    var x: Double
    var y: Double

    /// The image of a rectangle, edges in ascending order, snapped to 1/256 pixel.
    func edges(of r: CGRect) -> PreciseRect {
        let x0 = snappedToSubpixel(r.minX * scaleX + x)
        let x1 = snappedToSubpixel(r.maxX * scaleX + x)
        let y0 = snappedToSubpixel(r.minY * scaleY + y)
        let y1 = snappedToSubpixel(r.maxY * scaleY + y)
        return PreciseRect(left: min(x0, x1), top: min(y0, y1), right: max(x0, x1), bottom: max(y0, y1))
    }
}
