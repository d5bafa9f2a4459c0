import CoreGraphics

// A filter each, with its inputs as properties.

extension CIFilter {
    private static func builtin(_ name: String) -> BuiltinFilter { BuiltinFilter(kind: FilterKind.named(name)) }

    /// CIAccordionFoldTransition.
    public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
        builtin("CIAccordionFoldTransition")
    }
    /// CIAdditionCompositing.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { builtin("CIAdditionCompositing") }
    /// CIAffineClamp.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { builtin("CIAffineClamp") }
    /// CIAffineTile.
    public class func affineTile() -> any CIFilter & CIAffineTile { builtin("CIAffineTile") }
    /// CIBarsSwipeTransition.
    public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition { builtin("CIBarsSwipeTransition") }
    /// CIBlendWithAlphaMask.
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithAlphaMask") }
    /// CIBlendWithBlueMask.
    public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithBlueMask") }
    /// CIBlendWithMask.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithMask") }
    /// CIBlendWithRedMask.
    public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithRedMask") }
    /// CIBloom.
    public class func bloom() -> any CIFilter & CIBloom { builtin("CIBloom") }
    /// CIBoxBlur.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { builtin("CIBoxBlur") }
    /// CIBumpDistortion.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { builtin("CIBumpDistortion") }
    /// CICheckerboardGenerator.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        builtin("CICheckerboardGenerator")
    }
    /// CIColorBlendMode.
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorBlendMode") }
    /// CIColorBurnBlendMode.
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorBurnBlendMode") }
    /// CIColorClamp.
    public class func colorClamp() -> any CIFilter & CIColorClamp { builtin("CIColorClamp") }
    /// CIColorControls.
    public class func colorControls() -> any CIFilter & CIColorControls { builtin("CIColorControls") }
    /// CIColorDodgeBlendMode.
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIColorDodgeBlendMode") }
    /// CIColorInvert.
    public class func colorInvert() -> any CIFilter & CIColorInvert { builtin("CIColorInvert") }
    /// CIColorMatrix.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtin("CIColorMatrix") }
    /// CIColorMonochrome.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { builtin("CIColorMonochrome") }
    /// CIColorPolynomial.
    public class func colorPolynomial() -> any CIFilter & CIColorPolynomial { builtin("CIColorPolynomial") }
    /// CIColorPosterize.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { builtin("CIColorPosterize") }
    /// CICopyMachineTransition.
    public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
        builtin("CICopyMachineTransition")
    }
    /// CICrystallize.
    public class func crystallize() -> any CIFilter & CICrystallize { builtin("CICrystallize") }
    /// CIDarkenBlendMode.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDarkenBlendMode") }
    /// CIDifferenceBlendMode.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDifferenceBlendMode") }
    /// CIDiscBlur.
    public class func discBlur() -> any CIFilter & CIDiscBlur { builtin("CIDiscBlur") }
    /// CIDisintegrateWithMaskTransition.
    public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
        builtin("CIDisintegrateWithMaskTransition")
    }
    /// CIDissolveTransition.
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { builtin("CIDissolveTransition") }
    /// CIDivideBlendMode.
    public class func divideBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIDivideBlendMode") }
    /// CIEdges.
    public class func edges() -> any CIFilter & CIEdges { builtin("CIEdges") }
    /// CIExclusionBlendMode.
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIExclusionBlendMode") }
    /// CIExposureAdjust.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { builtin("CIExposureAdjust") }
    /// CIFalseColor.
    public class func falseColor() -> any CIFilter & CIFalseColor { builtin("CIFalseColor") }
    /// CIFlashTransition.
    public class func flashTransition() -> any CIFilter & CIFlashTransition { builtin("CIFlashTransition") }
    /// CIGammaAdjust.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }
    /// CIGaussianBlur.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }
    /// CIGaussianGradient.
    public class func gaussianGradient() -> any CIFilter & CIGaussianGradient { builtin("CIGaussianGradient") }
    /// CIGloom.
    public class func gloom() -> any CIFilter & CIGloom { builtin("CIGloom") }
    /// CIHardLightBlendMode.
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIHardLightBlendMode") }
    /// CIHoleDistortion.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion { builtin("CIHoleDistortion") }
    /// CIHueAdjust.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtin("CIHueAdjust") }
    /// CIHueBlendMode.
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIHueBlendMode") }
    /// CILanczosScaleTransform.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        builtin("CILanczosScaleTransform")
    }
    /// CILightenBlendMode.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILightenBlendMode") }
    /// CILinearBurnBlendMode.
    public class func linearBurnBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILinearBurnBlendMode") }
    /// CILinearDodgeBlendMode.
    public class func linearDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        builtin("CILinearDodgeBlendMode")
    }
    /// CILinearGradient.
    public class func linearGradient() -> any CIFilter & CILinearGradient { builtin("CILinearGradient") }
    /// CILinearToSRGBToneCurve.
    public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
        builtin("CILinearToSRGBToneCurve")
    }
    /// CILuminosityBlendMode.
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation { builtin("CILuminosityBlendMode") }
    /// CIMaskToAlpha.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtin("CIMaskToAlpha") }
    /// CIMaximumComponent.
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { builtin("CIMaximumComponent") }
    /// CIMaximumCompositing.
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMaximumCompositing") }
    /// CIMinimumComponent.
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { builtin("CIMinimumComponent") }
    /// CIMinimumCompositing.
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMinimumCompositing") }
    /// CIMix.
    public class func mix() -> any CIFilter & CIMix { builtin("CIMix") }
    /// CIModTransition.
    public class func modTransition() -> any CIFilter & CIModTransition { builtin("CIModTransition") }
    /// CIMotionBlur.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { builtin("CIMotionBlur") }
    /// CIMultiplyBlendMode.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyBlendMode") }
    /// CIMultiplyCompositing.
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { builtin("CIMultiplyCompositing") }
    /// CIOverlayBlendMode.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIOverlayBlendMode") }
    /// CIPageCurlTransition.
    public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition { builtin("CIPageCurlTransition") }
    /// CIPageCurlWithShadowTransition.
    public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition {
        builtin("CIPageCurlWithShadowTransition")
    }
    /// CIPerspectiveCorrection.
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        builtin("CIPerspectiveCorrection")
    }
    /// CIPerspectiveTransform.
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        builtin("CIPerspectiveTransform")
    }
    /// CIPerspectiveTransformWithExtent.
    public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
        builtin("CIPerspectiveTransformWithExtent")
    }
    /// CIPhotoEffectChrome.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectChrome") }
    /// CIPhotoEffectFade.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectFade") }
    /// CIPhotoEffectInstant.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectInstant") }
    /// CIPhotoEffectMono.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectMono") }
    /// CIPhotoEffectNoir.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectNoir") }
    /// CIPhotoEffectProcess.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectProcess") }
    /// CIPhotoEffectTonal.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTonal") }
    /// CIPhotoEffectTransfer.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { builtin("CIPhotoEffectTransfer") }
    /// CIPinLightBlendMode.
    public class func pinLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIPinLightBlendMode") }
    /// CIPinchDistortion.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { builtin("CIPinchDistortion") }
    /// CIPixellate.
    public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }
    /// CIPointillize.
    public class func pointillize() -> any CIFilter & CIPointillize { builtin("CIPointillize") }
    /// CIRadialGradient.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { builtin("CIRadialGradient") }
    /// CIRandomGenerator.
    public class func randomGenerator() -> any CIFilter & CIRandomGenerator { builtin("CIRandomGenerator") }
    /// CIRippleTransition.
    public class func rippleTransition() -> any CIFilter & CIRippleTransition { builtin("CIRippleTransition") }
    /// CIRoundedRectangleGenerator.
    public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
        builtin("CIRoundedRectangleGenerator")
    }
    /// CISRGBToneCurveToLinear.
    public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
        builtin("CISRGBToneCurveToLinear")
    }
    /// CISaturationBlendMode.
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation { builtin("CISaturationBlendMode") }
    /// CIScreenBlendMode.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { builtin("CIScreenBlendMode") }
    /// CISepiaTone.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { builtin("CISepiaTone") }
    /// CISharpenLuminance.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { builtin("CISharpenLuminance") }
    /// CISmoothLinearGradient.
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        builtin("CISmoothLinearGradient")
    }
    /// CISoftLightBlendMode.
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation { builtin("CISoftLightBlendMode") }
    /// CISourceAtopCompositing.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        builtin("CISourceAtopCompositing")
    }
    /// CISourceInCompositing.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { builtin("CISourceInCompositing") }
    /// CISourceOutCompositing.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        builtin("CISourceOutCompositing")
    }
    /// CISourceOverCompositing.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        builtin("CISourceOverCompositing")
    }
    /// CIStraightenFilter.
    public class func straighten() -> any CIFilter & CIStraighten { builtin("CIStraightenFilter") }
    /// CIStripesGenerator.
    public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { builtin("CIStripesGenerator") }
    /// CISubtractBlendMode.
    public class func subtractBlendMode() -> any CIFilter & CICompositeOperation { builtin("CISubtractBlendMode") }
    /// CISwipeTransition.
    public class func swipeTransition() -> any CIFilter & CISwipeTransition { builtin("CISwipeTransition") }
    /// CITemperatureAndTint.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { builtin("CITemperatureAndTint") }
    /// CITwirlDistortion.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { builtin("CITwirlDistortion") }
    /// CIUnsharpMask.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtin("CIUnsharpMask") }
    /// CIVibrance.
    public class func vibrance() -> any CIFilter & CIVibrance { builtin("CIVibrance") }
    /// CIVignette.
    public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }
    /// CIVignetteEffect.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { builtin("CIVignetteEffect") }
    /// CIVortexDistortion.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { builtin("CIVortexDistortion") }
    /// CIWhitePointAdjust.
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { builtin("CIWhitePointAdjust") }
    /// CIZoomBlur.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtin("CIZoomBlur") }
}
