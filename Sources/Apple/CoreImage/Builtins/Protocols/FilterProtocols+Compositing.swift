import CoreGraphics

/// The properties of CIBlendWithMask.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The image below.
    var backgroundImage: CIImage? { get set }
    /// Where it is white there is the image, where it is black the background.
    var maskImage: CIImage? { get set }
}

/// The properties of CIMix.
public protocol CIMix: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The image below.
    var backgroundImage: CIImage? { get set }
    /// The share of the image in the mixture, 0…1.
    var amount: Float { get set }
}
