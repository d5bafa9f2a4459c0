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
        set { change(\.shape, \.path, to: newValue) }
    }

    /// The color inside; `nil` fills nothing.
    open var fillColor: CGColor? {
        get { values.shape?.fillColor }
        set { change(\.shape, \.fillColor, to: newValue) }
    }

    /// The rule that determines the inside.
    open var fillRule: CAShapeLayerFillRule {
        get { values.shape?.fillRule ?? ShapeValues().fillRule }
        set { change(\.shape, \.fillRule, to: newValue) }
    }

    /// The color of the line; `nil` draws none.
    open var strokeColor: CGColor? {
        get { values.shape?.strokeColor }
        set { change(\.shape, \.strokeColor, to: newValue) }
    }

    /// The share of the path's length at which the line begins.
    open var strokeStart: CGFloat {
        get { values.shape?.strokeStart ?? ShapeValues().strokeStart }
        set { change(\.shape, \.strokeStart, to: newValue) }
    }

    /// The share at which it ends.
    open var strokeEnd: CGFloat {
        get { values.shape?.strokeEnd ?? ShapeValues().strokeEnd }
        set { change(\.shape, \.strokeEnd, to: newValue) }
    }

    /// The line's width.
    open var lineWidth: CGFloat {
        get { values.shape?.lineWidth ?? ShapeValues().lineWidth }
        set { change(\.shape, \.lineWidth, to: newValue) }
    }

    /// How long a pointed corner may get, in line widths.
    open var miterLimit: CGFloat {
        get { values.shape?.miterLimit ?? ShapeValues().miterLimit }
        set { change(\.shape, \.miterLimit, to: newValue) }
    }

    /// The line's ends.
    open var lineCap: CAShapeLayerLineCap {
        get { values.shape?.lineCap ?? ShapeValues().lineCap }
        set { change(\.shape, \.lineCap, to: newValue) }
    }

    /// The line's corners.
    open var lineJoin: CAShapeLayerLineJoin {
        get { values.shape?.lineJoin ?? ShapeValues().lineJoin }
        set { change(\.shape, \.lineJoin, to: newValue) }
    }

    /// The offset in the pattern at which the line begins.
    open var lineDashPhase: CGFloat {
        get { values.shape?.lineDashPhase ?? ShapeValues().lineDashPhase }
        set { change(\.shape, \.lineDashPhase, to: newValue) }
    }

    /// Lengths of dashes and gaps in turn.
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
