import CoreGraphics

extension CATransform3D {
    /// The matrix between this one and `other` at `progress`, which may leave 0…1.
    ///
    /// Matrices that stay in the plane are taken apart in the plane (scale, shear, turn the short way, move), others in
    /// space. If one of the two has no inverse it has no parts; then the elements are interpolated.
    package func interpolated(to other: CATransform3D, _ progress: Double) -> CATransform3D {
        if progress == 0 { return self }
        if progress == 1 { return other }
        if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
            if let a = PlaneDecomposition(self), let b = PlaneDecomposition(other) {
                return a.interpolated(to: b, CGFloat(progress)).transform
            }
        } else if let a = SpaceDecomposition(self), let b = SpaceDecomposition(other) {
            return a.interpolated(to: b, progress).transform
        }
        return mixed(with: other, CGFloat(progress))
    }

    /// Element by element.
    private func mixed(with o: CATransform3D, _ p: CGFloat) -> CATransform3D {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * p }
        return CATransform3D(
            m11: mix(m11, o.m11), m12: mix(m12, o.m12), m13: mix(m13, o.m13), m14: mix(m14, o.m14),
            m21: mix(m21, o.m21), m22: mix(m22, o.m22), m23: mix(m23, o.m23), m24: mix(m24, o.m24),
            m31: mix(m31, o.m31), m32: mix(m32, o.m32), m33: mix(m33, o.m33), m34: mix(m34, o.m34),
            m41: mix(m41, o.m41), m42: mix(m42, o.m42), m43: mix(m43, o.m43), m44: mix(m44, o.m44))
    }
}
