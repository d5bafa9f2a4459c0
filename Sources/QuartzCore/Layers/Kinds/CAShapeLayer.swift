import CoreGraphics

/// A layer that fills and strokes a path, at the resolution of the screen.
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        values.shape = ShapeValues()
    }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The shape. Changes of it are shown at once unless an animation is added.
    open var path: CGPath? {
        get { values.shape?.path }
        set { if path != newValue { change("path") { $0.shape?.path = newValue } } }
    }

    /// The colour inside; nil fills nothing.
    open var fillColor: CGColor? {
        get { values.shape?.fillColor }
        set { if fillColor != newValue { change("fillColor") { $0.shape?.fillColor = newValue } } }
    }

    /// What is inside.
    open var fillRule: CAShapeLayerFillRule {
        get { values.shape?.fillRule ?? ShapeValues().fillRule }
        set { if fillRule != newValue { change("fillRule") { $0.shape?.fillRule = newValue } } }
    }

    /// The colour of the line; nil draws none.
    open var strokeColor: CGColor? {
        get { values.shape?.strokeColor }
        set { if strokeColor != newValue { change("strokeColor") { $0.shape?.strokeColor = newValue } } }
    }

    /// The share of the path's length at which the line begins.
    open var strokeStart: CGFloat {
        get { values.shape?.strokeStart ?? ShapeValues().strokeStart }
        set { if strokeStart != newValue { change("strokeStart") { $0.shape?.strokeStart = newValue } } }
    }

    /// The share at which it ends.
    open var strokeEnd: CGFloat {
        get { values.shape?.strokeEnd ?? ShapeValues().strokeEnd }
        set { if strokeEnd != newValue { change("strokeEnd") { $0.shape?.strokeEnd = newValue } } }
    }

    /// The line's width.
    open var lineWidth: CGFloat {
        get { values.shape?.lineWidth ?? ShapeValues().lineWidth }
        set { if lineWidth != newValue { change("lineWidth") { $0.shape?.lineWidth = newValue } } }
    }

    /// How long a pointed corner may get, in line widths.
    open var miterLimit: CGFloat {
        get { values.shape?.miterLimit ?? ShapeValues().miterLimit }
        set { if miterLimit != newValue { change("miterLimit") { $0.shape?.miterLimit = newValue } } }
    }

    /// The line's ends.
    open var lineCap: CAShapeLayerLineCap {
        get { values.shape?.lineCap ?? ShapeValues().lineCap }
        set { if lineCap != newValue { change("lineCap") { $0.shape?.lineCap = newValue } } }
    }

    /// The line's corners.
    open var lineJoin: CAShapeLayerLineJoin {
        get { values.shape?.lineJoin ?? ShapeValues().lineJoin }
        set { if lineJoin != newValue { change("lineJoin") { $0.shape?.lineJoin = newValue } } }
    }

    /// Where in the pattern the line begins.
    open var lineDashPhase: CGFloat {
        get { values.shape?.lineDashPhase ?? ShapeValues().lineDashPhase }
        set { if lineDashPhase != newValue { change("lineDashPhase") { $0.shape?.lineDashPhase = newValue } } }
    }

    /// Lengths of dashes and gaps in turn.
    open var lineDashPattern: [NSNumber]? {
        get { values.shape?.lineDashPattern }
        set { if lineDashPattern != newValue { change("lineDashPattern") { $0.shape?.lineDashPattern = newValue } } }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        var values = LayerValues()
        values.shape = ShapeValues()
        return super.defaultValue(forKey: key) ?? LayerProperty.named(key)?.get(values)?.boxed
    }
}
