import CoreGraphics

/// The properties of CITwirlDistortion.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// How far the middle is turned, in radians.
    var angle: Float { get set }
}

/// The properties of CIVortexDistortion.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// How far the middle is turned, in radians.
    var angle: Float { get set }
}

/// The properties of CIBumpDistortion.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// How high the bump is: below 0 it is a dent.
    var scale: Float { get set }
}

/// The properties of CIPinchDistortion.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// How strongly the image is pinched, 0…1.
    var scale: Float { get set }
}

/// The properties of CIHoleDistortion.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The properties of CIPixellate.
public protocol CIPixellate: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The side of a square, in pixels.
    var scale: Float { get set }
}

/// The properties of CICrystallize.
public protocol CICrystallize: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The size of a crystal, in pixels.
    var radius: Float { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
}

/// The properties of CIPointillize.
public protocol CIPointillize: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The size of a dot, in pixels.
    var radius: Float { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
}
