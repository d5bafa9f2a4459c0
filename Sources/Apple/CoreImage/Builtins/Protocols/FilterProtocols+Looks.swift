import CoreGraphics

/// The properties of CIBloom.
public protocol CIBloom: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// How strong the effect is; 0 is none.
    var intensity: Float { get set }
}

/// The properties of CIGloom.
public protocol CIGloom: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// How strong the effect is; 0 is none.
    var intensity: Float { get set }
}

/// The properties of CIEdges.
public protocol CIEdges: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// How bright the edges are.
    var intensity: Float { get set }
}

/// The properties of CISharpenLuminance.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// How much is sharpened; 0 is nothing.
    var sharpness: Float { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The properties of CIUnsharpMask.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// How strong the effect is; 0 is none.
    var intensity: Float { get set }
}
