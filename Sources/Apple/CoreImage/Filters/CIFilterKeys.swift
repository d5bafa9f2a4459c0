import CoreGraphics

// The names of filters' inputs, of what their attributes say, and of the categories: Apple's.

/// The key of a filter's result.
public let kCIOutputImageKey = "outputImage"
/// The key of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that a filter works on.
public let kCIInputImageKey = "inputImage"
/// The key of a transition's progress, 0…1.
public let kCIInputTimeKey = "inputTime"
/// The key of an affine transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of the input `inputScale`.
public let kCIInputScaleKey = "inputScale"
/// The key of the input `inputAspectRatio`.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the input `inputCenter`.
public let kCIInputCenterKey = "inputCenter"
/// The key of the input `inputRadius`.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the input `inputAngle`.
public let kCIInputAngleKey = "inputAngle"
/// The key of the input `inputRefraction`.
public let kCIInputRefractionKey = "inputRefraction"
/// The key of the input `inputWidth`.
public let kCIInputWidthKey = "inputWidth"
/// The key of the input `inputSharpness`.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the input `inputIntensity`.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// The key of the input `inputSaturation`.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the input `inputColor`.
public let kCIInputColorKey = "inputColor"
/// The key of the input `inputBrightness`.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the input `inputContrast`.
public let kCIInputContrastKey = "inputContrast"
/// The key of the input `inputBias`.
public let kCIInputBiasKey = "inputBias"
/// The key of the input `inputWeights`.
public let kCIInputWeightsKey = "inputWeights"
/// The key of a gradient as an image.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of the input `inputMaskImage`.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the input `inputShadingImage`.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of the image at a transition's end.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the rectangle that an effect is for.
public let kCIInputExtentKey = "inputExtent"
/// The key of the version of a raw image's filter.
public let kCIInputVersionKey = "inputVersion"

/// The key of a filter's name in its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of a filter's name for people in its attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of a description.
public let kCIAttributeDescription = "CIAttributeDescription"
/// The key of the address of a filter's documentation.
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// The key of the categories that a filter is in.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of the class of an input's values.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of an input's type, one of `kCIAttributeType…`.
public let kCIAttributeType = "CIAttributeType"
/// The key of the least value that an input takes.
public let kCIAttributeMin = "CIAttributeMin"
/// The key of the greatest value that an input takes.
public let kCIAttributeMax = "CIAttributeMax"
/// The key of the least value for a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The key of the greatest value for a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// The key of an input's default value.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The key of the value with which an input has no influence.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The key of an input's name.
public let kCIAttributeName = "CIAttributeName"
/// The key of an input's name for people.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"

/// The type of an input that is a time, 0…1.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// The type of an input that is a number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The type of an input that is a distance in pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The type of an input that is an angle in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The type of an input that is yes or no.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The type of an input that is a whole number.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// The type of an input that is a whole number that is not negative.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// The type of an input that is a point.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The type of an input that is a vector.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// The type of an input that is a point in space.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// The type of an input that is a rectangle.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The type of an input that is a color without transparency.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// The type of an input that is a color.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
/// The type of an input that is a gradient as an image.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// The type of an input that is an image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The type of an input that is an affine transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"

/// Filters that bend images.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters that move, scale, turn and cut images.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that composite an image over another one.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that simulate halftone screens.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// Filters that correct colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that change colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that go from one image to another.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters that repeat an image.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters that generate patterns.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that measure images.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters that generate gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that stylize images, for example as drawings.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters that work with video.
public let kCICategoryVideo = "CICategoryVideo"
/// Filters that work with still images.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters that work with interlaced video.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// Filters that work with pixels that are not square.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// Filters that preserve color components above 1.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// All filters of the system.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters that are composed of other filters.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
