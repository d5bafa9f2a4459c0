import CoreGraphics

// A filter each, with its inputs as properties.

extension CIFilter {
    private static func builtin(_ name: String) -> BuiltinFilter { BuiltinFilter(kind: FilterKind.named(name)) }

    /// Returns a `CIAccordionFoldTransition` filter.
    public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
        builtin("CIAccordionFoldTransition")
    }
    /// Returns a `CIAdditionCompositing` filter.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { builtin("CIAdditionCompositing") }
    /// Returns a `CIAffineClamp` filter.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { builtin("CIAffineClamp") }
    /// Returns a `CIAffineTile` filter.
    public class func affineTile() -> any CIFilter & CIAffineTile { builtin("CIAffineTile") }
    /// Returns a `CIBarsSwipeTransition` filter.
    public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition { builtin("CIBarsSwipeTransition") }
    /// Returns a `CIBlendWithAlphaMask` filter.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithAlphaMask") }
    /// Returns a `CIBlendWithBlueMask` filter.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithBlueMask") }
    /// Returns a `CIBlendWithMask` filter.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithMask") }
    /// Returns a `CIBlendWithRedMask` filter.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithRedMask") }
    /// Returns a `CIBloom` filter.
    public class func bloom() -> any CIFilter & CIBloom { builtin("CIBloom") }
    /// Returns a `CIBoxBlur` filter.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { builtin("CIBoxBlur") }
    /// Returns a `CIBumpDistortion` filter.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { builtin("CIBumpDistortion") }
    /// Returns a `CICheckerboardGenerator` filter.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        builtin("CICheckerboardGenerator")
    }
    /// Returns a `CIColorBlendMode` filter.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorBlendMode") }
    /// Returns a `CIColorBurnBlendMode` filter.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorBurnBlendMode") }
    /// Returns a `CIColorClamp` filter.
    public class func colorClamp() -> any CIFilter & CIColorClamp { builtin("CIColorClamp") }
    /// Returns a `CIColorControls` filter.
    public class func colorControls() -> any CIFilter & CIColorControls { builtin("CIColorControls") }
    /// Returns a `CIColorDodgeBlendMode` filter.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorDodgeBlendMode") }
    /// Returns a `CIColorInvert` filter.
    public class func colorInvert() -> any CIFilter & CIColorInvert { builtin("CIColorInvert") }
    /// Returns a `CIColorMatrix` filter.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtin("CIColorMatrix") }
    /// Returns a `CIColorMonochrome` filter.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { builtin("CIColorMonochrome") }
    /// Returns a `CIColorPolynomial` filter.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { builtin("CIColorPolynomial") }
    /// Returns a `CIColorPosterize` filter.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { builtin("CIColorPosterize") }
    /// Returns a `CICopyMachineTransition` filter.
    public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
        builtin("CICopyMachineTransition")
    }
    /// Returns a `CICrystallize` filter.
    public class func crystallize() -> any CIFilter & CICrystallize { builtin("CICrystallize") }
    /// Returns a `CIDarkenBlendMode` filter.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDarkenBlendMode") }
    /// Returns a `CIDifferenceBlendMode` filter.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDifferenceBlendMode") }
    /// Returns a `CIDiscBlur` filter.
    public class func discBlur() -> any CIFilter & CIDiscBlur { builtin("CIDiscBlur") }
    /// Returns a `CIDisintegrateWithMaskTransition` filter.
    public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
        builtin("CIDisintegrateWithMaskTransition")
    }
    /// Returns a `CIDissolveTransition` filter.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { builtin("CIDissolveTransition") }
    /// Returns a `CIDivideBlendMode` filter.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDivideBlendMode") }
    /// Returns a `CIEdges` filter.
    public class func edges() -> any CIFilter & CIEdges { builtin("CIEdges") }
    /// Returns a `CIExclusionBlendMode` filter.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIExclusionBlendMode") }
    /// Returns a `CIExposureAdjust` filter.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { builtin("CIExposureAdjust") }
    /// Returns a `CIFalseColor` filter.
    public class func falseColor() -> any CIFilter & CIFalseColor { builtin("CIFalseColor") }
    /// Returns a `CIFlashTransition` filter.
    public class func flashTransition() -> any CIFilter & CIFlashTransition { builtin("CIFlashTransition") }
    /// Returns a `CIGammaAdjust` filter.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }
    /// Returns a `CIGaussianBlur` filter.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }
    /// Returns a `CIGaussianGradient` filter.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { builtin("CIGaussianGradient") }
    /// Returns a `CIGloom` filter.
    public class func gloom() -> any CIFilter & CIGloom { builtin("CIGloom") }
    /// Returns a `CIHardLightBlendMode` filter.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIHardLightBlendMode") }
    /// Returns a `CIHoleDistortion` filter.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { builtin("CIHoleDistortion") }
    /// Returns a `CIHueAdjust` filter.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtin("CIHueAdjust") }
    /// Returns a `CIHueBlendMode` filter.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIHueBlendMode") }
    /// Returns a `CILanczosScaleTransform` filter.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        builtin("CILanczosScaleTransform")
    }
    /// Returns a `CILightenBlendMode` filter.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILightenBlendMode") }
    /// Returns a `CILinearBurnBlendMode` filter.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILinearBurnBlendMode") }
    /// Returns a `CILinearDodgeBlendMode` filter.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        builtin("CILinearDodgeBlendMode")
    }
    /// Returns a `CILinearGradient` filter.
    public class func linearGradient() -> any CIFilter & CILinearGradient { builtin("CILinearGradient") }
    /// Returns a `CILinearToSRGBToneCurve` filter.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        builtin("CILinearToSRGBToneCurve")
    }
    /// Returns a `CILuminosityBlendMode` filter.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILuminosityBlendMode") }
    /// Returns a `CIMaskToAlpha` filter.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtin("CIMaskToAlpha") }
    /// Returns a `CIMaximumComponent` filter.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { builtin("CIMaximumComponent") }
    /// Returns a `CIMaximumCompositing` filter.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMaximumCompositing") }
    /// Returns a `CIMinimumComponent` filter.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { builtin("CIMinimumComponent") }
    /// Returns a `CIMinimumCompositing` filter.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMinimumCompositing") }
    /// Returns a `CIMix` filter.
    public class func mix() -> any CIFilter & CIMix { builtin("CIMix") }
    /// Returns a `CIModTransition` filter.
    public class func modTransition() -> any CIFilter & CIModTransition { builtin("CIModTransition") }
    /// Returns a `CIMotionBlur` filter.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { builtin("CIMotionBlur") }
    /// Returns a `CIMultiplyBlendMode` filter.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyBlendMode") }
    /// Returns a `CIMultiplyCompositing` filter.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyCompositing") }
    /// Returns a `CIOverlayBlendMode` filter.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIOverlayBlendMode") }
    /// Returns a `CIPageCurlTransition` filter.
    public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition { builtin("CIPageCurlTransition") }
    /// Returns a `CIPageCurlWithShadowTransition` filter.
    public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition {
        builtin("CIPageCurlWithShadowTransition")
    }
    /// Returns a `CIPerspectiveCorrection` filter.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        builtin("CIPerspectiveCorrection")
    }
    /// Returns a `CIPerspectiveTransform` filter.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        builtin("CIPerspectiveTransform")
    }
    /// Returns a `CIPerspectiveTransformWithExtent` filter.
    public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
        builtin("CIPerspectiveTransformWithExtent")
    }
    /// Returns a `CIPhotoEffectChrome` filter.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectChrome") }
    /// Returns a `CIPhotoEffectFade` filter.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectFade") }
    /// Returns a `CIPhotoEffectInstant` filter.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectInstant") }
    /// Returns a `CIPhotoEffectMono` filter.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectMono") }
    /// Returns a `CIPhotoEffectNoir` filter.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectNoir") }
    /// Returns a `CIPhotoEffectProcess` filter.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectProcess") }
    /// Returns a `CIPhotoEffectTonal` filter.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTonal") }
    /// Returns a `CIPhotoEffectTransfer` filter.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTransfer") }
    /// Returns a `CIPinLightBlendMode` filter.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIPinLightBlendMode") }
    /// Returns a `CIPinchDistortion` filter.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { builtin("CIPinchDistortion") }
    /// Returns a `CIPixellate` filter.
    public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }
    /// Returns a `CIPointillize` filter.
    public class func pointillize() -> any CIFilter & CIPointillize { builtin("CIPointillize") }
    /// Returns a `CIRadialGradient` filter.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { builtin("CIRadialGradient") }
    /// Returns a `CIRandomGenerator` filter.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { builtin("CIRandomGenerator") }
    /// Returns a `CIRippleTransition` filter.
    public class func rippleTransition() -> any CIFilter & CIRippleTransition { builtin("CIRippleTransition") }
    /// Returns a `CIRoundedRectangleGenerator` filter.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        builtin("CIRoundedRectangleGenerator")
    }
    /// Returns a `CISRGBToneCurveToLinear` filter.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        builtin("CISRGBToneCurveToLinear")
    }
    /// Returns a `CISaturationBlendMode` filter.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { builtin("CISaturationBlendMode") }
    /// Returns a `CIScreenBlendMode` filter.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIScreenBlendMode") }
    /// Returns a `CISepiaTone` filter.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { builtin("CISepiaTone") }
    /// Returns a `CISharpenLuminance` filter.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { builtin("CISharpenLuminance") }
    /// Returns a `CISmoothLinearGradient` filter.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        builtin("CISmoothLinearGradient")
    }
    /// Returns a `CISoftLightBlendMode` filter.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CISoftLightBlendMode") }
    /// Returns a `CISourceAtopCompositing` filter.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        builtin("CISourceAtopCompositing")
    }
    /// Returns a `CISourceInCompositing` filter.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { builtin("CISourceInCompositing") }
    /// Returns a `CISourceOutCompositing` filter.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        builtin("CISourceOutCompositing")
    }
    /// Returns a `CISourceOverCompositing` filter.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        builtin("CISourceOverCompositing")
    }
    /// Returns a `CIStraightenFilter` filter.
    public class func straighten() -> any CIFilter & CIStraighten { builtin("CIStraightenFilter") }
    /// Returns a `CIStripesGenerator` filter.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { builtin("CIStripesGenerator") }
    /// Returns a `CISubtractBlendMode` filter.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { builtin("CISubtractBlendMode") }
    /// Returns a `CISwipeTransition` filter.
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { builtin("CISwipeTransition") }
    /// Returns a `CITemperatureAndTint` filter.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { builtin("CITemperatureAndTint") }
    /// Returns a `CITwirlDistortion` filter.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { builtin("CITwirlDistortion") }
    /// Returns a `CIUnsharpMask` filter.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtin("CIUnsharpMask") }
    /// Returns a `CIVibrance` filter.
    public class func vibrance() -> any CIFilter & CIVibrance { builtin("CIVibrance") }
    /// Returns a `CIVignette` filter.
    public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }
    /// Returns a `CIVignetteEffect` filter.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { builtin("CIVignetteEffect") }
    /// Returns a `CIVortexDistortion` filter.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { builtin("CIVortexDistortion") }
    /// Returns a `CIWhitePointAdjust` filter.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { builtin("CIWhitePointAdjust") }
    /// Returns a `CIZoomBlur` filter.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtin("CIZoomBlur") }
}
