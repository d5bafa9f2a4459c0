import CoreGraphics

/// The properties of CIStraighten.
public protocol CIStraighten: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

/// The properties of CILanczosScaleTransform.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}

/// The properties of CIPerspectiveTransform.
public protocol CIPerspectiveTransform: CIFourCoordinateGeometryFilter {
}

/// The properties of CIPerspectiveTransformWithExtent.
public protocol CIPerspectiveTransformWithExtent: CIFourCoordinateGeometryFilter {
    var extent: CGRect { get set }
}

/// The properties of CIPerspectiveCorrection.
public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {
    var crop: Bool { get set }
}

/// The properties of CIAffineClamp.
public protocol CIAffineClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

/// The properties of CIAffineTile.
public protocol CIAffineTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}
