import CoreGraphics

/// An option of a new image.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The color space of the bitmap's values.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// Whether sampling uses the nearest pixel instead of interpolation.
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
    /// The image's `properties`.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether the file's orientation is applied.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}

/// The rotation and mirroring with which a stored image is upright: the eight values of EXIF. On
/// Apple's systems the type is part of ImageIO.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// Upright as stored.
    case up = 1
    /// Mirrored horizontally.
    case upMirrored = 2
    /// Rotated by 180°.
    case down = 3
    /// Mirrored vertically.
    case downMirrored = 4
    /// Mirrored along the diagonal from the upper left to the lower right.
    case leftMirrored = 5
    /// Upright after a rotation by 90° clockwise.
    case right = 6
    /// Mirrored along the diagonal from the lower left to the upper right.
    case rightMirrored = 7
    /// Upright after a rotation by 90° counterclockwise.
    case left = 8

    /// Returns the transform for this orientation of an extent; the lower left corner does not move.
    func transform(of extent: CGRect) -> CGAffineTransform {
        guard !extent.isNull, !extent.isEndless else { return .identity }
        let (w, h) = (extent.width, extent.height)
        let turn: CGAffineTransform
        switch self {
        case .up: turn = .identity
        case .upMirrored: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .down: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .downMirrored: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case .leftMirrored: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case .right: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        case .rightMirrored: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        }
        return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turn)
            .concatenating(CGAffineTransform(translationX: extent.minX, y: extent.minY))
    }
}
