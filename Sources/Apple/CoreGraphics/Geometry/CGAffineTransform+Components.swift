import Foundation

/// The components of a transform: scale, then shear, then rotation, then translation.
public struct CGAffineTransformComponents: Equatable, Codable, Sendable {
    /// The factors along both axes; negative when the plane is mirrored along that axis.
    public var scale: CGSize
    /// The shear: the change of x for each unit of y. 0 is none, 1 is 45°.
    public var horizontalShear: CGFloat
    /// The rotation in radians.
    public var rotation: CGFloat
    /// The translation.
    public var translation: CGVector

    /// Components of zeros, whose transform takes every point to the origin.
    public init() {
        scale = .zero
        horizontalShear = 0
        rotation = 0
        translation = .zero
    }

    /// Creates components. The defaults are those of the identity.
    public init(
        scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
        translation: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates a transform from its components, applied in this order: scale, shear, rotation,
    /// translation.
    public init(_ components: CGAffineTransformComponents) {
        let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
        let (sx, sy, shear) = (components.scale.width, components.scale.height, components.horizontalShear)
        self.init(
            a: sx * cosine, b: sx * sine,
            c: sy * (shear * cosine - sine), d: sy * (shear * sine + cosine),
            tx: components.translation.dx, ty: components.translation.dy)
    }

    /// Returns the transform's components.
    ///
    /// A transform that mirrors can be decomposed in two ways. As in the W3C's 2D decomposition
    /// (css-transforms-1, section "Interpolation of Matrices"), the axis with the smaller diagonal
    /// element counts as the mirrored one.
    public func decomposed() -> CGAffineTransformComponents {
        let translation = CGVector(dx: tx, dy: ty)
        let mirrorsX = determinant < 0 && a < d
        let sign: CGFloat = mirrorsX ? -1 : 1
        let length = hypot(a, b)
        guard length > 0 else { return decomposedFromSecondRow(translation: translation) }
        let rotation = atan2(b * sign, a * sign)
        let (cosine, sine) = (a * sign / length, b * sign / length)
        let sy = d * cosine - c * sine
        let shear = sy == 0 ? 0 : (c * cosine + d * sine) / sy
        return CGAffineTransformComponents(
            scale: CGSize(width: length * sign, height: sy), horizontalShear: shear, rotation: rotation,
            translation: translation)
    }

    /// The components when x is collapsed to nothing: the second row alone tells the rotation.
    private func decomposedFromSecondRow(translation: CGVector) -> CGAffineTransformComponents {
        let height = hypot(c, d)
        let rotation = height > 0 ? atan2(-c, d) : 0
        return CGAffineTransformComponents(
            scale: CGSize(width: 0, height: height), rotation: rotation, translation: translation)
    }

    /// The transform at `fraction` of the way to `other`: components are interpolated each for itself, the rotation the
    /// short way round. Fractions outside 0…1 extrapolate; 0 and 1 give the ends exactly.
    package func interpolated(to other: CGAffineTransform, fraction: CGFloat) -> CGAffineTransform {
        if fraction == 0 || self == other { return self }
        if fraction == 1 { return other }
        return CGAffineTransform(decomposed().interpolated(to: other.decomposed(), fraction: fraction))
    }
}

extension CGAffineTransformComponents {
    /// The components at `fraction` of the way to `other`, the rotation the short way round.
    package func interpolated(
        to other: CGAffineTransformComponents, fraction: CGFloat
    ) -> CGAffineTransformComponents {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
        let turn = remainder(other.rotation - rotation, 2 * .pi)
        return CGAffineTransformComponents(
            scale: CGSize(
                width: mix(scale.width, other.scale.width), height: mix(scale.height, other.scale.height)),
            horizontalShear: mix(horizontalShear, other.horizontalShear),
            rotation: rotation + turn * fraction,
            translation: CGVector(
                dx: mix(translation.dx, other.translation.dx), dy: mix(translation.dy, other.translation.dy)))
    }
}
