// Apple's renamed declarations, from the release notes of Swift 3, 4 and 4.2 and the availability notes of the SDK's headers.

/// Functions that Apple has renamed or made into methods.
enum OldFunctions {
    /// A name with its argument labels.
    struct Call {
        let base: String
        let labels: [String]

        init(_ base: String, _ labels: String...) {
            self.base = base
            self.labels = labels
        }
    }

    /// Functions that make a value; the initializer's labels.
    static let constructors: [String: Call] = [
        "CGRectMake": Call("CGRect", "x", "y", "width", "height"),
        "CGPointMake": Call("CGPoint", "x", "y"),
        "CGSizeMake": Call("CGSize", "width", "height"),
        "CGVectorMake": Call("CGVector", "dx", "dy"),
        "UIEdgeInsetsMake": Call("UIEdgeInsets", "top", "left", "bottom", "right"),
        "UIOffsetMake": Call("UIOffset", "horizontal", "vertical"),
        "CGAffineTransformMakeScale": Call("CGAffineTransform", "scaleX", "y"),
        "CGAffineTransformMakeTranslation": Call("CGAffineTransform", "translationX", "y"),
        "CGAffineTransformMakeRotation": Call("CGAffineTransform", "rotationAngle"),
        "CGAffineTransformMake": Call("CGAffineTransform", "a", "b", "c", "d", "tx", "ty"),
    ]

    /// Functions whose first argument has become the receiver; the labels of the others.
    static let methods: [String: Call] = [
        "CGRectInset": Call("insetBy", "dx", "dy"),
        "CGRectOffset": Call("offsetBy", "dx", "dy"),
        "CGRectContainsPoint": Call("contains", "_"),
        "CGRectContainsRect": Call("contains", "_"),
        "CGRectIntersectsRect": Call("intersects", "_"),
        "CGRectUnion": Call("union", "_"),
        "CGRectIntersection": Call("intersection", "_"),
        "CGRectEqualToRect": Call("equalTo", "_"),
        "CGPointEqualToPoint": Call("equalTo", "_"),
        "__CGPointEqualToPoint": Call("equalTo", "_"),
        "__CGSizeEqualToSize": Call("equalTo", "_"),
        "__CGAffineTransformEqualToTransform": Call("equalTo", "_"),
        "CGSizeEqualToSize": Call("equalTo", "_"),
        "CGAffineTransformScale": Call("scaledBy", "x", "y"),
        "CGAffineTransformTranslate": Call("translatedBy", "x", "y"),
        "CGAffineTransformRotate": Call("rotated", "by"),
        "CGAffineTransformConcat": Call("concatenating", "_"),
        "CGAffineTransformInvert": Call("inverted"),
        "CGPointApplyAffineTransform": Call("applying", "_"),
        "CGRectApplyAffineTransform": Call("applying", "_"),
        "CGSizeApplyAffineTransform": Call("applying", "_"),
        "UIEdgeInsetsInsetRect": Call("inset", "by"),
        "UIImagePNGRepresentation": Call("pngData"),
        "UIImageJPEGRepresentation": Call("jpegData", "compressionQuality"),
    ]

    /// Methods with other labels.
    static let renamed: [String: Call] = [
        "didMove(toParentViewController:)": Call("didMove", "toParent"),
        "willMove(toParentViewController:)": Call("willMove", "toParent"),
        "addChildViewController(_:)": Call("addChild", "_"),
        "bringSubview(toFront:)": Call("bringSubviewToFront", "_"),
        "sendSubview(toBack:)": Call("sendSubviewToBack", "_"),
        "overrideTraitCollection(forChildViewController:)": Call("overrideTraitCollection", "forChild"),
        "setOverrideTraitCollection(_:forChildViewController:)": Call("setOverrideTraitCollection", "_", "forChild"),
        "removeFromParentViewController()": Call("removeFromParent"),
        "UIColor(colorLiteralRed:green:blue:alpha:)": Call("UIColor", "_colorLiteralRed", "green", "blue", "alpha"),
        "UIActivityIndicatorView(activityIndicatorStyle:)": Call("UIActivityIndicatorView", "style"),
    ]

    /// Functions of one argument that have become its properties.
    static let properties: [String: String] = [
        "CGRectGetMinX": "minX",
        "CGRectGetMidX": "midX",
        "CGRectGetMaxX": "maxX",
        "CGRectGetMinY": "minY",
        "CGRectGetMidY": "midY",
        "CGRectGetMaxY": "maxY",
        "CGRectGetWidth": "width",
        "CGRectGetHeight": "height",
        "CGRectIsEmpty": "isEmpty",
        "CGRectIsNull": "isNull",
        "CGRectIntegral": "integral",
        "CGRectStandardize": "standardized",
        "CGAffineTransformIsIdentity": "isIdentity",
    ]

    /// Functions without arguments that have become properties.
    static let constants: [String: String] = [
        "UIAccessibilityIsReduceMotionEnabled": "UIAccessibility.isReduceMotionEnabled",
        "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
        "UIAccessibilityIsReduceTransparencyEnabled": "UIAccessibility.isReduceTransparencyEnabled",
        "UIAccessibilityIsBoldTextEnabled": "UIAccessibility.isBoldTextEnabled",
        "UIAccessibilityIsSwitchControlRunning": "UIAccessibility.isSwitchControlRunning",
    ]
}
