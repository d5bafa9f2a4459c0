import CoreGraphics

/// A 4 × 4 matrix for row vectors, laid out like `CATransform3D`: `[x y z 1] · M`.
///
/// A display list uses it to take an item's local points to the frame's pixels; `m14`, `m24`, `m34`, `m44` make the
/// perspective divisor, and the third column the depth (larger is nearer to the viewer).
package struct Matrix4: Equatable, Sendable {
    package var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
    package var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
    package var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
    package var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

    package static let identity = Matrix4()

    /// The identity; set the fields that differ.
    package init() {}

    /// A translation, in the units of the target space.
    package static func translation(x: Double, y: Double, z: Double = 0) -> Matrix4 {
        var m = Matrix4()
        m.m41 = x
        m.m42 = y
        m.m43 = z
        return m
    }

    /// A scale about the origin.
    package static func scale(x: Double, y: Double, z: Double = 1) -> Matrix4 {
        var m = Matrix4()
        m.m11 = x
        m.m22 = y
        m.m33 = z
        return m
    }
}

extension Matrix4 {
    /// The product with another matrix: points go through this one first.
    func followed(by b: Matrix4) -> Matrix4 {
        func row(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> (Double, Double, Double, Double) {
            (
                x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
                x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
            )
        }
        var m = Matrix4()
        (m.m11, m.m12, m.m13, m.m14) = row(m11, m12, m13, m14)
        (m.m21, m.m22, m.m23, m.m24) = row(m21, m22, m23, m24)
        (m.m31, m.m32, m.m33, m.m34) = row(m31, m32, m33, m34)
        (m.m41, m.m42, m.m43, m.m44) = row(m41, m42, m43, m44)
        return m
    }
}
