import CoreGraphics

/// The properties of CICheckerboardGenerator.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
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
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
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
    /// The color of the effect.
    var color: CIColor { get set }
}

/// The properties of CILinearGradient.
public protocol CILinearGradient: CIFilterProtocol {
    /// The point of the first color.
    var point0: CGPoint { get set }
    /// The point of the second color.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The properties of CISmoothLinearGradient.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The point of the first color.
    var point0: CGPoint { get set }
    /// The point of the second color.
    var point1: CGPoint { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The properties of CIRadialGradient.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The radius of the first color, in pixels.
    var radius0: Float { get set }
    /// The radius at which the second color begins, in pixels.
    var radius1: Float { get set }
    /// The first color.
    var color0: CIColor { get set }
    /// The second color.
    var color1: CIColor { get set }
}

/// The properties of CIGaussianGradient.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The color in the middle.
    var color0: CIColor { get set }
    /// The color outside.
    var color1: CIColor { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}
