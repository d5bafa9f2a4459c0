import CoreGraphics

// The properties of each filter, typed, as `CIFilter`'s class methods give them. What a property is, its filter's input of that name
// says too: `attributes`.

/// The properties of CIFourCoordinateGeometryFilter.
public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The upper left corner, in the image's coordinates.
    var topLeft: CGPoint { get set }
    /// The upper right corner, in the image's coordinates.
    var topRight: CGPoint { get set }
    /// The lower right corner, in the image's coordinates.
    var bottomRight: CGPoint { get set }
    /// The lower left corner, in the image's coordinates.
    var bottomLeft: CGPoint { get set }
}

/// The properties of CITransitionFilter.
public protocol CITransitionFilter: CIFilterProtocol {
    /// The image at the beginning.
    var inputImage: CIImage? { get set }
    /// The image at the end.
    var targetImage: CIImage? { get set }
    /// How far the transition has come, 0…1.
    var time: Float { get set }
}

/// The properties of CICompositeOperation.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image on top.
    var inputImage: CIImage? { get set }
    /// The image below.
    var backgroundImage: CIImage? { get set }
}

/// The properties of CIPhotoEffect.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
}
