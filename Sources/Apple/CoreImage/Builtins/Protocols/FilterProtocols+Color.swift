import CoreGraphics

/// The properties of CIColorControls.
public protocol CIColorControls: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The saturation: 0 is gray, 1 changes nothing.
    var saturation: Float { get set }
    /// A value added to each color: 0 changes nothing.
    var brightness: Float { get set }
    /// The contrast about the middle gray: 1 changes nothing.
    var contrast: Float { get set }
}

/// The properties of CIColorMatrix.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The weights of red, green, blue and alpha in the new red.
    var rVector: CIVector { get set }
    /// The weights of red, green, blue and alpha in the new green.
    var gVector: CIVector { get set }
    /// The weights of red, green, blue and alpha in the new blue.
    var bVector: CIVector { get set }
    /// The weights of red, green, blue and alpha in the new alpha.
    var aVector: CIVector { get set }
    /// Added to red, green, blue and alpha.
    var biasVector: CIVector { get set }
}

/// The properties of CIColorClamp.
public protocol CIColorClamp: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The least red, green, blue and alpha.
    var minComponents: CIVector { get set }
    /// The greatest red, green, blue and alpha.
    var maxComponents: CIVector { get set }
}

/// The properties of CIColorPolynomial.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The factors of 1, r, r² and r³ in the new red.
    var redCoefficients: CIVector { get set }
    /// The factors of 1, g, g² and g³ in the new green.
    var greenCoefficients: CIVector { get set }
    /// The factors of 1, b, b² and b³ in the new blue.
    var blueCoefficients: CIVector { get set }
    /// The factors of 1, a, a² and a³ in the new alpha.
    var alphaCoefficients: CIVector { get set }
}

/// The properties of CIExposureAdjust.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The exposure, in stops: each doubles the light.
    var ev: Float { get set }
}

/// The properties of CIGammaAdjust.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The exponent that each color is raised to.
    var power: Float { get set }
}

/// The properties of CIHueAdjust.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// How far hues are turned, in radians.
    var angle: Float { get set }
}

/// The properties of CIVibrance.
public protocol CIVibrance: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The amplification of dull colors, -1…1; 0 changes nothing.
    var amount: Float { get set }
}

/// The properties of CIWhitePointAdjust.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The color that white becomes.
    var color: CIColor { get set }
}

/// The properties of CITemperatureAndTint.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The white that the image was taken in: color temperature in kelvin, and tint.
    var neutral: CIVector { get set }
    /// The white that it is to have: color temperature in kelvin, and tint.
    var targetNeutral: CIVector { get set }
}

/// The properties of CILinearToSRGBToneCurve.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
}

/// The properties of CISRGBToneCurveToLinear.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
}

/// The properties of CIColorInvert.
public protocol CIColorInvert: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
}

/// The properties of CIColorMonochrome.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The color that white becomes.
    var color: CIColor { get set }
    /// How much of the effect there is, 0…1.
    var intensity: Float { get set }
}

/// The properties of CIColorPosterize.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The number of levels of each color.
    var levels: Float { get set }
}

/// The properties of CIFalseColor.
public protocol CIFalseColor: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The color for black.
    var color0: CIColor { get set }
    /// The color for white.
    var color1: CIColor { get set }
}

/// The properties of CISepiaTone.
public protocol CISepiaTone: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// How much of the effect there is, 0…1.
    var intensity: Float { get set }
}

/// The properties of CIMaskToAlpha.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
}

/// The properties of CIMaximumComponent.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
}

/// The properties of CIMinimumComponent.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
}

/// The properties of CIVignette.
public protocol CIVignette: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// How strong the effect is; 0 is none.
    var intensity: Float { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
}

/// The properties of CIVignetteEffect.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The input image. Without one there is no output.
    var inputImage: CIImage? { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The radius, in pixels.
    var radius: Float { get set }
    /// How strong the effect is; 0 is none.
    var intensity: Float { get set }
    /// How softly the effect sets in, 0…1.
    var falloff: Float { get set }
}
