import CoreGraphics

/// The properties of CIDissolveTransition.
public protocol CIDissolveTransition: CITransitionFilter {
}

/// The properties of CISwipeTransition.
public protocol CISwipeTransition: CITransitionFilter {
    var extent: CGRect { get set }
    var color: CIColor { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var opacity: Float { get set }
}

/// The properties of CICopyMachineTransition.
public protocol CICopyMachineTransition: CITransitionFilter {
    var extent: CGRect { get set }
    var color: CIColor { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var opacity: Float { get set }
}

/// The properties of CIBarsSwipeTransition.
public protocol CIBarsSwipeTransition: CITransitionFilter {
    var angle: Float { get set }
    var width: Float { get set }
    var barOffset: Float { get set }
}

/// The properties of CIFlashTransition.
public protocol CIFlashTransition: CITransitionFilter {
    var center: CGPoint { get set }
    var extent: CGRect { get set }
    var color: CIColor { get set }
    var maxStriationRadius: Float { get set }
    var striationStrength: Float { get set }
    var striationContrast: Float { get set }
    var fadeThreshold: Float { get set }
}

/// The properties of CIModTransition.
public protocol CIModTransition: CITransitionFilter {
    var center: CGPoint { get set }
    var angle: Float { get set }
    var radius: Float { get set }
    var compression: Float { get set }
}

/// The properties of CIRippleTransition.
public protocol CIRippleTransition: CITransitionFilter {
    var shadingImage: CIImage? { get set }
    var center: CGPoint { get set }
    var extent: CGRect { get set }
    var width: Float { get set }
    var scale: Float { get set }
}

/// The properties of CIDisintegrateWithMaskTransition.
public protocol CIDisintegrateWithMaskTransition: CITransitionFilter {
    var maskImage: CIImage? { get set }
    var shadowRadius: Float { get set }
    var shadowDensity: Float { get set }
    var shadowOffset: CGPoint { get set }
}

/// The properties of CIAccordionFoldTransition.
public protocol CIAccordionFoldTransition: CITransitionFilter {
    var bottomHeight: Float { get set }
    var numberOfFolds: Float { get set }
    var foldShadowAmount: Float { get set }
}

/// The properties of CIPageCurlTransition.
public protocol CIPageCurlTransition: CITransitionFilter {
    var backsideImage: CIImage? { get set }
    var shadingImage: CIImage? { get set }
    var extent: CGRect { get set }
    var angle: Float { get set }
    var radius: Float { get set }
}

/// The properties of CIPageCurlWithShadowTransition.
public protocol CIPageCurlWithShadowTransition: CITransitionFilter {
    var backsideImage: CIImage? { get set }
    var extent: CGRect { get set }
    var angle: Float { get set }
    var radius: Float { get set }
    var shadowSize: Float { get set }
    var shadowAmount: Float { get set }
    var shadowExtent: CGRect { get set }
}
