import Compositor
import CoreGraphics

extension CATransform3D {
    /// The inverse matrix, `nil` if there is none.
    package var inverse: CATransform3D? {
        if CATransform3DIsAffine(self) { return affineInverse }
        let (s0, s1, s2) = (m11 * m22 - m21 * m12, m11 * m23 - m21 * m13, m11 * m24 - m21 * m14)
        let (s3, s4, s5) = (m12 * m23 - m22 * m13, m12 * m24 - m22 * m14, m13 * m24 - m23 * m14)
        let (c5, c4, c3) = (m33 * m44 - m43 * m34, m32 * m44 - m42 * m34, m32 * m43 - m42 * m33)
        let (c2, c1, c0) = (m31 * m44 - m41 * m34, m31 * m43 - m41 * m33, m31 * m42 - m41 * m32)
        let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        return CATransform3D(
            m11: (m22 * c5 - m23 * c4 + m24 * c3) * k, m12: (-m12 * c5 + m13 * c4 - m14 * c3) * k,
            m13: (m42 * s5 - m43 * s4 + m44 * s3) * k, m14: (-m32 * s5 + m33 * s4 - m34 * s3) * k,
            m21: (-m21 * c5 + m23 * c2 - m24 * c1) * k, m22: (m11 * c5 - m13 * c2 + m14 * c1) * k,
            m23: (-m41 * s5 + m43 * s2 - m44 * s1) * k, m24: (m31 * s5 - m33 * s2 + m34 * s1) * k,
            m31: (m21 * c4 - m22 * c2 + m24 * c0) * k, m32: (-m11 * c4 + m12 * c2 - m14 * c0) * k,
            m33: (m41 * s4 - m42 * s2 + m44 * s0) * k, m34: (-m31 * s4 + m32 * s2 - m34 * s0) * k,
            m41: (-m21 * c3 + m22 * c1 - m23 * c0) * k, m42: (m11 * c3 - m12 * c1 + m13 * c0) * k,
            m43: (-m41 * s3 + m42 * s1 - m43 * s0) * k, m44: (m31 * s3 - m32 * s1 + m33 * s0) * k)
    }

    private var affineInverse: CATransform3D? {
        let determinant = m11 * m22 - m12 * m21
        guard determinant != 0, determinant.isFinite else { return nil }
        var t = CATransform3DIdentity
        t.m11 = m22 / determinant
        t.m12 = -m12 / determinant
        t.m21 = -m21 / determinant
        t.m22 = m11 / determinant
        t.m41 = -(m41 * t.m11 + m42 * t.m21)
        t.m42 = -(m41 * t.m12 + m42 * t.m22)
        return t
    }

    /// Where a point of the plane z = 0 goes, after the perspective division.
    package func apply(to p: CGPoint) -> CGPoint {
        let w = p.x * m14 + p.y * m24 + m44
        let x = p.x * m11 + p.y * m21 + m41
        let y = p.x * m12 + p.y * m22 + m42
        return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }

    /// The smallest upright rectangle around the image of `rect`.
    package func apply(to rect: CGRect) -> CGRect {
        if rect.isNull || rect.isInfinite { return rect }
        if m12 == 0, m21 == 0, m14 == 0, m24 == 0, m44 == 1 {
            let (x0, x1) = (rect.minX * m11 + m41, rect.maxX * m11 + m41)
            let (y0, y1) = (rect.minY * m22 + m42, rect.maxY * m22 + m42)
            // Without a scale the size is kept exactly.
            let width = m11 == 1 ? rect.width : abs(x1 - x0)
            let height = m22 == 1 ? rect.height : abs(y1 - y0)
            return CGRect(x: min(x0, x1), y: min(y0, y1), width: width, height: height)
        }
        let corners = [
            apply(to: CGPoint(x: rect.minX, y: rect.minY)), apply(to: CGPoint(x: rect.maxX, y: rect.minY)),
            apply(to: CGPoint(x: rect.minX, y: rect.maxY)), apply(to: CGPoint(x: rect.maxX, y: rect.maxY)),
        ]
        var (minX, minY, maxX, maxY) = (corners[0].x, corners[0].y, corners[0].x, corners[0].y)
        for corner in corners.dropFirst() {
            minX = min(minX, corner.x)
            maxX = max(maxX, corner.x)
            minY = min(minY, corner.y)
            maxY = max(maxY, corner.y)
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The point of the plane z = 0 whose image is `p`: goes back along the line of sight. `nil` if the plane is seen from
    /// its edge.
    package func unproject(_ p: CGPoint) -> CGPoint? {
        // Only the plane's own two axes and the origin take part, so the 3 × 3 matrix of these decides.
        let (a, b, c) = (m11 - p.x * m14, m21 - p.x * m24, p.x * m44 - m41)
        let (d, e, f) = (m12 - p.y * m14, m22 - p.y * m24, p.y * m44 - m42)
        let determinant = a * e - b * d
        guard determinant != 0, determinant.isFinite else { return nil }
        return CGPoint(x: (c * e - b * f) / determinant, y: (a * f - c * d) / determinant)
    }

    /// The same matrix with nothing in front of or behind the plane: what a layer does that flattens its sublayers. The
    /// depth that comes out is the depth in the plane's own space.
    package var flattened: CATransform3D {
        var t = self
        t.m31 = 0
        t.m32 = 0
        t.m33 = 1
        t.m34 = 0
        t.m13 = 0
        t.m23 = 0
        t.m43 = 0
        return t
    }

    /// Whether points of the plane z = 0 stay in a plane of constant depth and are not distorted.
    package var isFlat: Bool { m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m44 == 1 }

    /// How much the plane z = 0 is enlarged at its origin: the larger of the lengths of the images of the two unit
    /// vectors.
    package var planeScale: CGFloat {
        max((m11 * m11 + m12 * m12).squareRoot(), (m21 * m21 + m22 * m22).squareRoot()) / max(abs(m44), 1e-6)
    }

    /// As the compositor takes it.
    package var matrix: Matrix4 {
        var m = Matrix4()
        m.m11 = Double(m11)
        m.m12 = Double(m12)
        m.m13 = Double(m13)
        m.m14 = Double(m14)
        m.m21 = Double(m21)
        m.m22 = Double(m22)
        m.m23 = Double(m23)
        m.m24 = Double(m24)
        m.m31 = Double(m31)
        m.m32 = Double(m32)
        m.m33 = Double(m33)
        m.m34 = Double(m34)
        m.m41 = Double(m41)
        m.m42 = Double(m42)
        m.m43 = Double(m43)
        m.m44 = Double(m44)
        return m
    }
}
