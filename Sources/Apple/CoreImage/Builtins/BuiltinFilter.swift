import CoreGraphics

/// A filter with its inputs as properties: one class for all of them, each of which is handed out as what its filter has.
final class BuiltinFilter: CIFilter {
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var alphaCoefficients: CIVector {
        get { vector("inputAlphaCoefficients") }
        set { setValue(newValue, forKey: "inputAlphaCoefficients") }
    }
    var amount: Float {
        get { float("inputAmount") }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    var angle: Float {
        get { float("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var aspectRatio: Float {
        get { float("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var backsideImage: CIImage? {
        get { image("inputBacksideImage") }
        set { setValue(newValue, forKey: "inputBacksideImage") }
    }
    var barOffset: Float {
        get { float("inputBarOffset") }
        set { setValue(newValue, forKey: "inputBarOffset") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var blueCoefficients: CIVector {
        get { vector("inputBlueCoefficients") }
        set { setValue(newValue, forKey: "inputBlueCoefficients") }
    }
    var bottomHeight: Float {
        get { float("inputBottomHeight") }
        set { setValue(newValue, forKey: "inputBottomHeight") }
    }
    var bottomLeft: CGPoint {
        get { point("inputBottomLeft") }
        set { setValue(newValue, forKey: "inputBottomLeft") }
    }
    var bottomRight: CGPoint {
        get { point("inputBottomRight") }
        set { setValue(newValue, forKey: "inputBottomRight") }
    }
    var brightness: Float {
        get { float("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var center: CGPoint {
        get { point("inputCenter") }
        set { setValue(newValue, forKey: "inputCenter") }
    }
    var color: CIColor {
        get { color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var color0: CIColor {
        get { color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var compression: Float {
        get { float("inputCompression") }
        set { setValue(newValue, forKey: "inputCompression") }
    }
    var contrast: Float {
        get { float("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var crop: Bool {
        get { flag("inputCrop") }
        set { setValue(newValue, forKey: "inputCrop") }
    }
    var ev: Float {
        get { float("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var extent: CGRect {
        get { rect("inputExtent") }
        set { setValue(newValue, forKey: "inputExtent") }
    }
    var fadeThreshold: Float {
        get { float("inputFadeThreshold") }
        set { setValue(newValue, forKey: "inputFadeThreshold") }
    }
    var falloff: Float {
        get { float("inputFalloff") }
        set { setValue(newValue, forKey: "inputFalloff") }
    }
    var foldShadowAmount: Float {
        get { float("inputFoldShadowAmount") }
        set { setValue(newValue, forKey: "inputFoldShadowAmount") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var greenCoefficients: CIVector {
        get { vector("inputGreenCoefficients") }
        set { setValue(newValue, forKey: "inputGreenCoefficients") }
    }
    var inputImage: CIImage? {
        get { image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var intensity: Float {
        get { float("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var levels: Float {
        get { float("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    var maxStriationRadius: Float {
        get { float("inputMaxStriationRadius") }
        set { setValue(newValue, forKey: "inputMaxStriationRadius") }
    }
    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var numberOfFolds: Float {
        get { float("inputNumberOfFolds") }
        set { setValue(newValue, forKey: "inputNumberOfFolds") }
    }
    var opacity: Float {
        get { float("inputOpacity") }
        set { setValue(newValue, forKey: "inputOpacity") }
    }
    var point0: CGPoint {
        get { point("inputPoint0") }
        set { setValue(newValue, forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { point("inputPoint1") }
        set { setValue(newValue, forKey: "inputPoint1") }
    }
    var power: Float {
        get { float("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var radius: Float {
        get { float("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var radius0: Float {
        get { float("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { float("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    var redCoefficients: CIVector {
        get { vector("inputRedCoefficients") }
        set { setValue(newValue, forKey: "inputRedCoefficients") }
    }
    var saturation: Float {
        get { float("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var scale: Float {
        get { float("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var shadingImage: CIImage? {
        get { image("inputShadingImage") }
        set { setValue(newValue, forKey: "inputShadingImage") }
    }
    var shadowAmount: Float {
        get { float("inputShadowAmount") }
        set { setValue(newValue, forKey: "inputShadowAmount") }
    }
    var shadowDensity: Float {
        get { float("inputShadowDensity") }
        set { setValue(newValue, forKey: "inputShadowDensity") }
    }
    var shadowExtent: CGRect {
        get { rect("inputShadowExtent") }
        set { setValue(newValue, forKey: "inputShadowExtent") }
    }
    var shadowOffset: CGPoint {
        get { point("inputShadowOffset") }
        set { setValue(newValue, forKey: "inputShadowOffset") }
    }
    var shadowRadius: Float {
        get { float("inputShadowRadius") }
        set { setValue(newValue, forKey: "inputShadowRadius") }
    }
    var shadowSize: Float {
        get { float("inputShadowSize") }
        set { setValue(newValue, forKey: "inputShadowSize") }
    }
    var sharpness: Float {
        get { float("inputSharpness") }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
    var striationContrast: Float {
        get { float("inputStriationContrast") }
        set { setValue(newValue, forKey: "inputStriationContrast") }
    }
    var striationStrength: Float {
        get { float("inputStriationStrength") }
        set { setValue(newValue, forKey: "inputStriationStrength") }
    }
    var targetImage: CIImage? {
        get { image("inputTargetImage") }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    var time: Float {
        get { float("inputTime") }
        set { setValue(newValue, forKey: "inputTime") }
    }
    var topLeft: CGPoint {
        get { point("inputTopLeft") }
        set { setValue(newValue, forKey: "inputTopLeft") }
    }
    var topRight: CGPoint {
        get { point("inputTopRight") }
        set { setValue(newValue, forKey: "inputTopRight") }
    }
    var transform: CGAffineTransform {
        get { transform("inputTransform") }
        set { setValue(newValue, forKey: "inputTransform") }
    }
    var width: Float {
        get { float("inputWidth") }
        set { setValue(newValue, forKey: "inputWidth") }
    }

    override var twin: CIFilter { BuiltinFilter(kind: kind) }

    private var read: FilterValues {
        let inputs = kind?.inputs ?? []
        let known = inputs.compactMap { input in value(forKey: input.key).map { (input.key, $0) } }
        return FilterValues(Dictionary(known) { first, _ in first }, of: inputs)
    }

    private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
    private func float(_ key: String) -> Float {
        value(forKey: key).flatMap(FilterValues.number).map { Float($0) } ?? 0
    }
    private func flag(_ key: String) -> Bool { float(key) != 0 }
    private func vector(_ key: String) -> CIVector { value(forKey: key).flatMap(FilterValues.vector) ?? CIVector([]) }
    private func point(_ key: String) -> CGPoint { vector(key).cgPointValue }
    private func rect(_ key: String) -> CGRect { vector(key).cgRectValue }
    private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .black }
    private func transform(_ key: String) -> CGAffineTransform { read.transform(key) }
}

extension BuiltinFilter: CIFourCoordinateGeometryFilter, CITransitionFilter, CICompositeOperation, CIPhotoEffect,
    CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIMotionBlur,
    CIZoomBlur, CIColorControls, CIColorMatrix, CIColorClamp,
    CIColorPolynomial, CIExposureAdjust, CIGammaAdjust, CIHueAdjust,
    CIVibrance, CIWhitePointAdjust, CITemperatureAndTint, CILinearToSRGBToneCurve,
    CISRGBToneCurveToLinear, CIColorInvert, CIColorMonochrome, CIColorPosterize,
    CIFalseColor, CISepiaTone, CIMaskToAlpha, CIMaximumComponent,
    CIMinimumComponent, CIVignette, CIVignetteEffect, CIBlendWithMask,
    CIMix, CICheckerboardGenerator, CIStripesGenerator, CIRandomGenerator,
    CIRoundedRectangleGenerator, CILinearGradient, CISmoothLinearGradient, CIRadialGradient,
    CIGaussianGradient, CIStraighten, CILanczosScaleTransform, CIPerspectiveTransform,
    CIPerspectiveTransformWithExtent, CIPerspectiveCorrection, CIAffineClamp, CIAffineTile,
    CITwirlDistortion, CIVortexDistortion, CIBumpDistortion, CIPinchDistortion,
    CIHoleDistortion, CIPixellate, CICrystallize, CIPointillize,
    CIBloom, CIGloom, CIEdges, CISharpenLuminance,
    CIUnsharpMask, CIDissolveTransition, CISwipeTransition, CICopyMachineTransition,
    CIBarsSwipeTransition, CIFlashTransition, CIModTransition, CIRippleTransition,
    CIDisintegrateWithMaskTransition, CIAccordionFoldTransition, CIPageCurlTransition, CIPageCurlWithShadowTransition
{}
