import CoreGraphics

/// An affine matrix taken apart into motions that can be interpolated one by one.
///
/// A point is sheared, scaled, turned, moved, in this order. A mirrored matrix gives one negative scale, so that it is
/// interpolated through a line and not through a turn.
package struct PlaneDecomposition: Equatable {
    package var scaleX: CGFloat
    package var scaleY: CGFloat
    /// How far x moves for a unit of y, before everything else.
    package var shear: CGFloat
    /// Radians, in -π…π.
    package var rotation: CGFloat
    package var translation: CGPoint

    /// `nil` if the matrix has no inverse: then there is no angle to speak of.
    package init?(_ t: CATransform3D) {
        let (a, b, c, d) = (t.m11, t.m12, t.m21, t.m22)
        let determinant = a * d - b * c
        let lengthX = (a * a + b * b).squareRoot()
        guard determinant != 0, determinant.isFinite, lengthX > 0 else { return nil }
        var (scaleX, scaleY) = (lengthX, determinant / lengthX)
        if determinant < 0, a < d {
            // One axis is mirrored. Mirror x if that asks for the smaller turn.
            scaleX = -scaleX
            scaleY = -scaleY
        }
        self.scaleX = scaleX
        self.scaleY = scaleY
        rotation = atan2(b / scaleX, a / scaleX)
        shear = (a * c + b * d) / determinant
        translation = CGPoint(x: t.m41, y: t.m42)
    }

    /// The matrix again.
    package var transform: CATransform3D {
        let (s, c) = (sin(rotation), cos(rotation))
        var t = CATransform3DIdentity
        t.m11 = scaleX * c
        t.m12 = scaleX * s
        // A unit of y: first sheared by `shear` along x and scaled, then turned.
        t.m21 = shear * scaleY * c - scaleY * s
        t.m22 = shear * scaleY * s + scaleY * c
        t.m41 = translation.x
        t.m42 = translation.y
        return t
    }

    /// The motion between two, at `progress`; the turn goes the short way.
    package func interpolated(to other: PlaneDecomposition, _ progress: CGFloat) -> PlaneDecomposition {
        var result = self
        result.scaleX += (other.scaleX - scaleX) * progress
        result.scaleY += (other.scaleY - scaleY) * progress
        result.shear += (other.shear - shear) * progress
        var turn = (other.rotation - rotation).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        result.rotation += turn * progress
        result.translation.x += (other.translation.x - translation.x) * progress
        result.translation.y += (other.translation.y - translation.y) * progress
        return result
    }
}
