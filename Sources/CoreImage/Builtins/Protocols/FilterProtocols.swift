import CoreGraphics

// The properties of each filter, typed, as `CIFilter`'s class methods give them. What a property is, its filter's input of that name
// says: `attributes`.

/// The properties of CIFourCoordinateGeometryFilter.
public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}

/// The properties of CITransitionFilter.
public protocol CITransitionFilter: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
}

/// The properties of CICompositeOperation.
public protocol CICompositeOperation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
}

/// The properties of CIPhotoEffect.
public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}
