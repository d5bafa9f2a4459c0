import Foundation

/// A transformation of the plane: scaling, rotation, shear and translation.
///
/// Points are row vectors, `[x y 1] · M`, where M's rows are `a b 0`, `c d 0` and `tx ty 1`:
/// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Equatable, Codable, Sendable, BitwiseCopyable {
    /// The factor of x in x'.
    public var a: CGFloat
    /// The factor of x in y'.
    public var b: CGFloat
    /// The factor of y in x'.
    public var c: CGFloat
    /// The factor of y in y'.
    public var d: CGFloat
    /// The translation along x.
    public var tx: CGFloat
    /// The translation along y.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform of zeros, which maps every point to the origin. See `identity` for the
    /// transform that changes nothing.
    public init() {
        a = 0
        b = 0
        c = 0
        d = 0
        tx = 0
        ty = 0
    }

    /// Creates a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its six numbers, in the order a, b, c, d, tx, ty.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scale about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin, in radians: from x towards y, which is clockwise if y
    /// increases downwards.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether this is exactly the transform that changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Reads the six numbers from an unkeyed list, the form in which Apple's overlay writes them.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        a = try list.decode(CGFloat.self)
        b = try list.decode(CGFloat.self)
        c = try list.decode(CGFloat.self)
        d = try list.decode(CGFloat.self)
        tx = try list.decode(CGFloat.self)
        ty = try list.decode(CGFloat.self)
    }

    /// Writes the six numbers as an unkeyed list.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for value in [a, b, c, d, tx, ty] { try list.encode(value) }
    }
}

extension CGAffineTransform {
    /// Returns a transform that translates first and then applies this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns a transform that scales first and then applies this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns a transform that rotates first, by an angle in radians, and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns a transform that applies this one first and then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Returns the inverse transform, or this one if it has no inverse.
    public func inverted() -> CGAffineTransform {
        guard isInvertible else { return self }
        let scale = 1 / determinant
        return CGAffineTransform(
            a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
            tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
    }

    /// By how much areas grow; negative when the plane is mirrored.
    package var determinant: CGFloat { a * d - b * c }

    /// Whether a transform exists that undoes this one.
    package var isInvertible: Bool { determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite }

    /// Whether rectangles stay rectangles with sides along the axes, on the same axes.
    package var isScaleAndTranslation: Bool { b == 0 && c == 0 }

    /// By how much lengths grow on average: the square root of the factor by which areas grow.
    package var averageScale: CGFloat { abs(determinant).squareRoot() }
}
