import CoreGraphics

extension CALayer {
    /// The part of the contents that is shown, in units of their size.
    public var contentsRect: CGRect {
        get { values.contentsRect }
        set { if values.contentsRect != newValue { change("contentsRect") { $0.contentsRect = newValue } } }
    }

    /// The part of the contents that is stretched, in units; the rest keeps its size.
    public var contentsCenter: CGRect {
        get { values.contentsCenter }
        set { if values.contentsCenter != newValue { change("contentsCenter") { $0.contentsCenter = newValue } } }
    }

    /// Pixels of the contents in a point.
    public var contentsScale: CGFloat {
        get { values.contentsScale }
        set { if values.contentsScale != newValue { change("contentsScale") { $0.contentsScale = newValue } } }
    }

    /// Where the contents lie in the bounds.
    public var contentsGravity: CALayerContentsGravity {
        get { values.contentsGravity }
        set { if values.contentsGravity != newValue { change("contentsGravity") { $0.contentsGravity = newValue } } }
    }

    /// How contents are enlarged.
    public var magnificationFilter: CALayerContentsFilter {
        get { values.magnificationFilter }
        set {
            if values.magnificationFilter != newValue {
                change("magnificationFilter") { $0.magnificationFilter = newValue }
            }
        }
    }

    /// How contents are made smaller.
    public var minificationFilter: CALayerContentsFilter {
        get { values.minificationFilter }
        set {
            if values.minificationFilter != newValue {
                change("minificationFilter") { $0.minificationFilter = newValue }
            }
        }
    }

    /// Has no effect here: there are no mipmaps.
    public var minificationFilterBias: Float {
        get { values.minificationFilterBias }
        set {
            if values.minificationFilterBias != newValue {
                change("minificationFilterBias") { $0.minificationFilterBias = newValue }
            }
        }
    }

    /// The corners that are rounded.
    public var maskedCorners: CACornerMask {
        get { values.maskedCorners }
        set { if values.maskedCorners != newValue { change("maskedCorners") { $0.maskedCorners = newValue } } }
    }

    /// The colour of the shadow.
    public var shadowColor: CGColor? {
        get { values.shadowColor }
        set { if values.shadowColor != newValue { change("shadowColor") { $0.shadowColor = newValue } } }
    }

    /// The shadow's opacity; 0 is no shadow.
    public var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { if values.shadowOpacity != newValue { change("shadowOpacity") { $0.shadowOpacity = newValue } } }
    }

    /// Where the shadow falls.
    public var shadowOffset: CGSize {
        get { values.shadowOffset }
        set { if values.shadowOffset != newValue { change("shadowOffset") { $0.shadowOffset = newValue } } }
    }

    /// How soft the shadow is.
    public var shadowRadius: CGFloat {
        get { values.shadowRadius }
        set { if values.shadowRadius != newValue { change("shadowRadius") { $0.shadowRadius = newValue } } }
    }

    /// The shadow's shape instead of the layer's own alpha: faster.
    public var shadowPath: CGPath? {
        get { values.shadowPath }
        set { if values.shadowPath != newValue { change("shadowPath") { $0.shadowPath = newValue } } }
    }

    /// How far what lies behind the layer is blurred, in points; 0 is not at all. What frosted glass is made of. Animatable.
    package var backdropBlurRadius: CGFloat {
        get { values.backdropBlurRadius }
        set {
            if values.backdropBlurRadius != newValue {
                change("backdropBlurRadius") { $0.backdropBlurRadius = newValue }
            }
        }
    }

    /// Whether the layer is to be kept as a bitmap. Has no visible effect here.
    public var shouldRasterize: Bool {
        get { values.shouldRasterize }
        set { if values.shouldRasterize != newValue { change("shouldRasterize") { $0.shouldRasterize = newValue } } }
    }

    /// The scale of that bitmap.
    public var rasterizationScale: CGFloat {
        get { values.rasterizationScale }
        set {
            if values.rasterizationScale != newValue {
                change("rasterizationScale") { $0.rasterizationScale = newValue }
            }
        }
    }
}
