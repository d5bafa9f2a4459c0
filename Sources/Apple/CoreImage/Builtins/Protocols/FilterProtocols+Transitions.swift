import CoreGraphics

/// The properties of CIDissolveTransition.
public protocol CIDissolveTransition: CITransitionFilter {
}

/// The properties of CISwipeTransition.
public protocol CISwipeTransition: CITransitionFilter {
    /// The rectangle that the effect is for.
    var extent: CGRect { get set }
    /// The color of the light that sweeps over the images.
    var color: CIColor { get set }
    /// The direction of the sweep, in radians.
    var angle: Float { get set }
    /// The width of the light, in pixels.
    var width: Float { get set }
    /// How bright the light is.
    var opacity: Float { get set }
}

/// The properties of CICopyMachineTransition.
public protocol CICopyMachineTransition: CITransitionFilter {
    /// The rectangle that the effect is for.
    var extent: CGRect { get set }
    /// The color of the light that sweeps over the images.
    var color: CIColor { get set }
    /// The direction of the sweep, in radians.
    var angle: Float { get set }
    /// The width of the light, in pixels.
    var width: Float { get set }
    /// How bright the light is.
    var opacity: Float { get set }
}

/// The properties of CIBarsSwipeTransition.
public protocol CIBarsSwipeTransition: CITransitionFilter {
    /// The direction of the bars, in radians.
    var angle: Float { get set }
    /// The width of a bar, in pixels.
    var width: Float { get set }
    /// How much later each further bar sets off.
    var barOffset: Float { get set }
}

/// The properties of CIFlashTransition.
public protocol CIFlashTransition: CITransitionFilter {
    /// The center of the flash, in the image's coordinates.
    var center: CGPoint { get set }
    /// The rectangle that the effect is for.
    var extent: CGRect { get set }
    /// The color of the flash.
    var color: CIColor { get set }
    /// How far the rays of the flash reach.
    var maxStriationRadius: Float { get set }
    /// How strong the rays are.
    var striationStrength: Float { get set }
    /// How much the rays stand out.
    var striationContrast: Float { get set }
    /// How far the flash hides the change from one image to the other, 0…1.
    var fadeThreshold: Float { get set }
}

/// The properties of CIModTransition.
public protocol CIModTransition: CITransitionFilter {
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// How far the pattern of holes is turned, in radians.
    var angle: Float { get set }
    /// The size of the undistorted holes, in pixels.
    var radius: Float { get set }
    /// How much the pattern is pressed together towards the middle.
    var compression: Float { get set }
}

/// The properties of CIRippleTransition.
public protocol CIRippleTransition: CITransitionFilter {
    /// The image whose light the bent part reflects.
    var shadingImage: CIImage? { get set }
    /// The middle of the effect, in the image's coordinates.
    var center: CGPoint { get set }
    /// The rectangle that the effect is for.
    var extent: CGRect { get set }
    /// How wide the wave is, in pixels.
    var width: Float { get set }
    /// The strength of the wave, from -50 to 50. A negative value bends it in the opposite
    /// direction.
    var scale: Float { get set }
}

/// The properties of CIDisintegrateWithMaskTransition.
public protocol CIDisintegrateWithMaskTransition: CITransitionFilter {
    /// The image at the end appears first where it is dark.
    var maskImage: CIImage? { get set }
    /// How soft the shadow is, in pixels.
    var shadowRadius: Float { get set }
    /// How dark the shadow is.
    var shadowDensity: Float { get set }
    /// Where the shadow falls, in pixels.
    var shadowOffset: CGPoint { get set }
}

/// The properties of CIAccordionFoldTransition.
public protocol CIAccordionFoldTransition: CITransitionFilter {
    /// How high the part at the bottom is that does not fold, in pixels.
    var bottomHeight: Float { get set }
    /// How many folds there are.
    var numberOfFolds: Float { get set }
    /// How dark the folds are.
    var foldShadowAmount: Float { get set }
}

/// The properties of CIPageCurlTransition.
public protocol CIPageCurlTransition: CITransitionFilter {
    /// The back of the page; `nil` for the image itself, seen from behind.
    var backsideImage: CIImage? { get set }
    /// The image whose light the bent part reflects.
    var shadingImage: CIImage? { get set }
    /// The rectangle that the effect is for.
    var extent: CGRect { get set }
    /// The direction in which the page is turned, in radians.
    var angle: Float { get set }
    /// The radius of the curl, in pixels.
    var radius: Float { get set }
}

/// The properties of CIPageCurlWithShadowTransition.
public protocol CIPageCurlWithShadowTransition: CITransitionFilter {
    /// The back of the page; `nil` for the image itself, seen from behind.
    var backsideImage: CIImage? { get set }
    /// The rectangle that the effect is for.
    var extent: CGRect { get set }
    /// The direction in which the page is turned, in radians.
    var angle: Float { get set }
    /// The radius of the curl, in pixels.
    var radius: Float { get set }
    /// How wide the shadow is.
    var shadowSize: Float { get set }
    /// How dark the shadow is.
    var shadowAmount: Float { get set }
    /// The rectangle in which the shadow falls.
    var shadowExtent: CGRect { get set }
}
