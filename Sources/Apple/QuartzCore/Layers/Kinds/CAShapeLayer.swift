import CoreGraphics

/// A layer that fills and strokes a path, at the resolution of the screen.
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        values.shape = ShapeValues()
    }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The path. A change is not animated implicitly.
    open var path: CGPath? {
        get { values.shape?.path }
        set { change(\.shape, \.path, to: newValue) }
    }

    /// The fill color; `nil` for none.
    open var fillColor: CGColor? {
        get { values.shape?.fillColor }
        set { change(\.shape, \.fillColor, to: newValue) }
    }

    /// The rule that determines the inside.
    open var fillRule: CAShapeLayerFillRule {
        get { values.shape?.fillRule ?? ShapeValues().fillRule }
        set { change(\.shape, \.fillRule, to: newValue) }
    }

    /// The stroke color; `nil` for none.
    open var strokeColor: CGColor? {
        get { values.shape?.strokeColor }
        set { change(\.shape, \.strokeColor, to: newValue) }
    }

    /// The fraction of the path's length at which the stroke begins.
    open var strokeStart: CGFloat {
        get { values.shape?.strokeStart ?? ShapeValues().strokeStart }
        set { change(\.shape, \.strokeStart, to: newValue) }
    }

    /// The fraction of the path's length at which the stroke ends.
    open var strokeEnd: CGFloat {
        get { values.shape?.strokeEnd ?? ShapeValues().strokeEnd }
        set { change(\.shape, \.strokeEnd, to: newValue) }
    }

    /// The width of the stroke.
    open var lineWidth: CGFloat {
        get { values.shape?.lineWidth ?? ShapeValues().lineWidth }
        set { change(\.shape, \.lineWidth, to: newValue) }
    }

    /// The limit of mitered corners, as a multiple of the line width.
    open var miterLimit: CGFloat {
        get { values.shape?.miterLimit ?? ShapeValues().miterLimit }
        set { change(\.shape, \.miterLimit, to: newValue) }
    }

    /// The caps of the stroke.
    open var lineCap: CAShapeLayerLineCap {
        get { values.shape?.lineCap ?? ShapeValues().lineCap }
        set { change(\.shape, \.lineCap, to: newValue) }
    }

    /// The joins of the stroke.
    open var lineJoin: CAShapeLayerLineJoin {
        get { values.shape?.lineJoin ?? ShapeValues().lineJoin }
        set { change(\.shape, \.lineJoin, to: newValue) }
    }

    /// The offset in the dash pattern at which the stroke begins.
    open var lineDashPhase: CGFloat {
        get { values.shape?.lineDashPhase ?? ShapeValues().lineDashPhase }
        set { change(\.shape, \.lineDashPhase, to: newValue) }
    }

    /// The lengths of dashes and gaps, alternating.
    open var lineDashPattern: [NSNumber]? {
        get { values.shape?.lineDashPattern }
        set { change(\.shape, \.lineDashPattern, to: newValue) }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        var values = LayerValues()
        values.shape = ShapeValues()
        return super.defaultValue(forKey: key) ?? LayerProperty.named(key)?.get(values)?.boxed
    }
}
