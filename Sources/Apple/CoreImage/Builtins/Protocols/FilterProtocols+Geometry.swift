import CoreGraphics

/// The properties of CIStraighten.
public protocol CIStraighten: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// How far the image is turned, in radians.
    var angle: Float { get set }
}

/// The properties of CILanczosScaleTransform.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The scale of the height; the width's is this times the aspect ratio.
    var scale: Float { get set }
    /// The width's scale in proportion to the height's.
    var aspectRatio: Float { get set }
}

/// The properties of CIPerspectiveTransform.
public protocol CIPerspectiveTransform: CIFourCoordinateGeometryFilter {
}

/// The properties of CIPerspectiveTransformWithExtent.
public protocol CIPerspectiveTransformWithExtent: CIFourCoordinateGeometryFilter {
    /// The rectangle whose corners go to the four points.
    var extent: CGRect { get set }
}

/// The properties of CIPerspectiveCorrection.
public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {
    /// Whether the output is cut to the rectangle that the corners become.
    var crop: Bool { get set }
}

/// The properties of CIAffineClamp.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// Applied to the image.
    var transform: CGAffineTransform { get set }
}

/// The properties of CIAffineTile.
public protocol CIAffineTile: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// Applied to the image.
    var transform: CGAffineTransform { get set }
}
