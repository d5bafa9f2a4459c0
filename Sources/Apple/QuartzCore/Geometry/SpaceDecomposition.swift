import CoreGraphics

/// A matrix in space taken apart into motions that can be interpolated one by one, after Spencer Thomas' "unmatrix"
/// (Graphics Gems II): scale and skew, then rotation, then translation, then perspective.
package struct SpaceDecomposition {
    package var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz.
    package var skew = SIMD3<Double>(0, 0, 0)
    package var rotation = Quaternion()
    package var translation = SIMD3<Double>(0, 0, 0)
    package var perspective = SIMD4<Double>(0, 0, 0, 1)
    /// The matrix' last element: multiplies all, which no point notices.
    package var weight = 1.0

    /// Takes `t` apart. `nil` if `t` has no inverse.
    package init?(_ t: CATransform3D) {
        guard t.m44 != 0 else { return nil }
        let k = 1 / Double(t.m44)
        weight = Double(t.m44)
        var rows = [
            SIMD3(Double(t.m11), Double(t.m12), Double(t.m13)) * k,
            SIMD3(Double(t.m21), Double(t.m22), Double(t.m23)) * k,
            SIMD3(Double(t.m31), Double(t.m32), Double(t.m33)) * k,
        ]
        translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43)) * k
        guard let perspective = Self.perspective(of: t, rows: rows, translation: translation, k: k) else { return nil }
        self.perspective = perspective
        if dot(rows[0], cross(rows[1], rows[2])) < 0 {
            // Mirrored: one negative scale, so that the rest is a proper rotation.
            scale.x = -1
            rows[0] = -rows[0]
        }
        guard orthonormalise(&rows) else { return nil }
        rotation = Quaternion(rows: rows)
    }

    /// The last column as a motion of its own: the vector that the rest of the matrix takes to that column.
    private static func perspective(
        of t: CATransform3D, rows: [SIMD3<Double>], translation: SIMD3<Double>, k: Double
    ) -> SIMD4<Double>? {
        guard t.m14 != 0 || t.m24 != 0 || t.m34 != 0 else { return SIMD4(0, 0, 0, 1) }
        let determinant = dot(rows[0], cross(rows[1], rows[2]))
        guard determinant != 0, determinant.isFinite else { return nil }
        let column = SIMD3(Double(t.m14), Double(t.m24), Double(t.m34)) * k
        let p =
            (cross(rows[1], rows[2]) * column.x + cross(rows[2], rows[0]) * column.y + cross(rows[0], rows[1])
                * column.z)
            / determinant
        return SIMD4(p.x, p.y, p.z, 1 - dot(translation, p))
    }

    /// Makes the rows perpendicular and of length 1, and keeps in `scale` and `skew` what that took away.
    private mutating func orthonormalise(_ rows: inout [SIMD3<Double>]) -> Bool {
        let x = length(rows[0])
        guard x > 0 else { return false }
        rows[0] /= x
        skew.x = dot(rows[0], rows[1])
        rows[1] -= rows[0] * skew.x
        let y = length(rows[1])
        guard y > 0 else { return false }
        rows[1] /= y
        skew.x /= y
        skew.y = dot(rows[0], rows[2])
        rows[2] -= rows[0] * skew.y
        skew.z = dot(rows[1], rows[2])
        rows[2] -= rows[1] * skew.z
        let z = length(rows[2])
        guard z > 0 else { return false }
        rows[2] /= z
        skew.y /= z
        skew.z /= z
        scale = SIMD3(scale.x * x, y, z)
        return true
    }

    /// The matrix again.
    package var transform: CATransform3D {
        let q = rotation.rows
        let r0 = q[0] * (scale.x * weight)
        let r1 = (q[1] + q[0] * skew.x) * (scale.y * weight)
        let r2 = (q[2] + q[0] * skew.y + q[1] * skew.z) * (scale.z * weight)
        let r3 = translation * weight
        let p = SIMD3(perspective.x, perspective.y, perspective.z)
        return CATransform3D(
            m11: r0.x, m12: r0.y, m13: r0.z, m14: dot(r0, p),
            m21: r1.x, m22: r1.y, m23: r1.z, m24: dot(r1, p),
            m31: r2.x, m32: r2.y, m33: r2.z, m34: dot(r2, p),
            m41: r3.x, m42: r3.y, m43: r3.z, m44: dot(r3, p) + perspective.w * weight)
    }

    /// The motion between two; the rotation goes the short way about one axis.
    package func interpolated(to other: SpaceDecomposition, _ progress: Double) -> SpaceDecomposition {
        var result = self
        result.scale += (other.scale - scale) * progress
        result.skew += (other.skew - skew) * progress
        result.rotation = rotation.interpolated(to: other.rotation, progress)
        result.translation += (other.translation - translation) * progress
        result.perspective += (other.perspective - perspective) * progress
        result.weight += (other.weight - weight) * progress
        return result
    }
}

/// A rotation in space.
package struct Quaternion {
    package var w = 1.0
    package var v = SIMD3<Double>(0, 0, 0)

    /// No rotation.
    package init() {}

    /// A rotation by angles in radians about x, then y, then z.
    package init(euler: SIMD3<Double>) {
        let (x, y, z) = (euler.x / 2, euler.y / 2, euler.z / 2)
        self =
            Quaternion(w: cos(x), v: SIMD3(sin(x), 0, 0))
            .followed(by: Quaternion(w: cos(y), v: SIMD3(0, sin(y), 0)))
            .followed(by: Quaternion(w: cos(z), v: SIMD3(0, 0, sin(z))))
    }

    private init(w: Double, v: SIMD3<Double>) {
        self.w = w
        self.v = v
    }

    /// The rotation that takes the three axes to `rows`, which are perpendicular and of length 1.
    package init(rows r: [SIMD3<Double>]) {
        let trace = r[0].x + r[1].y + r[2].z
        if trace > 0 {
            w = ((trace + 1).squareRoot()) / 2
            v = SIMD3(r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x) / (4 * w)
        } else if r[0].x >= r[1].y, r[0].x >= r[2].z {
            let x = (max(0, 1 + r[0].x - r[1].y - r[2].z)).squareRoot() / 2
            v = SIMD3(x, (r[0].y + r[1].x) / (4 * x), (r[0].z + r[2].x) / (4 * x))
            w = (r[1].z - r[2].y) / (4 * x)
        } else if r[1].y >= r[2].z {
            let y = (max(0, 1 + r[1].y - r[0].x - r[2].z)).squareRoot() / 2
            v = SIMD3((r[0].y + r[1].x) / (4 * y), y, (r[1].z + r[2].y) / (4 * y))
            w = (r[2].x - r[0].z) / (4 * y)
        } else {
            let z = (max(0, 1 + r[2].z - r[0].x - r[1].y)).squareRoot() / 2
            v = SIMD3((r[0].z + r[2].x) / (4 * z), (r[1].z + r[2].y) / (4 * z), z)
            w = (r[0].y - r[1].x) / (4 * z)
        }
    }

    /// The images of the three axes.
    package var rows: [SIMD3<Double>] {
        let (x, y, z) = (v.x, v.y, v.z)
        return [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }

    /// The angles in radians about x, then y, then z.
    package var euler: SIMD3<Double> {
        let r = rows
        let y = asin(max(-1, min(1, -r[0].z)))
        if abs(r[0].z) < 1 - 1e-12 { return SIMD3(atan2(r[1].z, r[2].z), y, atan2(r[0].y, r[0].x)) }
        // Looking along y, x and z turn about the same line; all of it is called z.
        return SIMD3(0, y, atan2(-r[1].x, r[1].y))
    }

    private func followed(by o: Quaternion) -> Quaternion {
        Quaternion(w: w * o.w - dot(v, o.v), v: o.v * w + v * o.w + cross(o.v, v))
    }

    /// The rotation between two, at even speed, the short way.
    package func interpolated(to other: Quaternion, _ progress: Double) -> Quaternion {
        var end = other
        var cosine = w * end.w + dot(v, end.v)
        if cosine < 0 {
            end = Quaternion(w: -end.w, v: -end.v)
            cosine = -cosine
        }
        var (a, b) = (1 - progress, progress)
        if cosine < 1 - 1e-12 {
            let angle = acos(cosine)
            a = sin(a * angle) / sin(angle)
            b = sin(b * angle) / sin(angle)
        }
        return Quaternion(w: w * a + end.w * b, v: v * a + end.v * b)
    }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

private func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
