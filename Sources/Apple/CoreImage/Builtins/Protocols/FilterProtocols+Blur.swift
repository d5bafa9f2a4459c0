import CoreGraphics

/// The properties of CIGaussianBlur.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The properties of CIBoxBlur.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The properties of CIDiscBlur.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The properties of CIMotionBlur.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// How far the blur reaches to both sides, in pixels.
    var radius: Float { get set }
    /// The angle, in radians, counterclockwise from the x axis.
    var angle: Float { get set }
}

/// The properties of CIZoomBlur.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// How far the blur reaches towards the middle, in hundredths of the distance from it.
    var amount: Float { get set }
}
