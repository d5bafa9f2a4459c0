import CoreGraphics

/// The properties of CICheckerboardGenerator.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The width, in pixels.
    var width: Float { get set }
    /// How sharp the edges are.
    var sharpness: Float { get set }
}

/// The properties of CIStripesGenerator.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The width, in pixels.
    var width: Float { get set }
    /// How sharp the edges are.
    var sharpness: Float { get set }
}

/// The properties of CIRandomGenerator.
public protocol CIRandomGenerator: CIFilterProtocol {
}

/// The properties of CIRoundedRectangleGenerator.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The rectangle.
    var extent: CGRect { get set }
    /// The radius of the corners, in pixels.
    var radius: Float { get set }
    /// The colour of the effect.
    var color: CIColor { get set }
}

/// The properties of CILinearGradient.
public protocol CILinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The properties of CISmoothLinearGradient.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// Where the first colour is.
    var point0: CGPoint { get set }
    /// Where the second colour is.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The properties of CIRadialGradient.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// Up to which radius there is the first colour, in pixels.
    var radius0: Float { get set }
    /// From which radius on there is the second colour, in pixels.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// The properties of CIGaussianGradient.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The colour in the middle.
    var color0: CIColor { get set }
    /// The colour outside.
    var color1: CIColor { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}
