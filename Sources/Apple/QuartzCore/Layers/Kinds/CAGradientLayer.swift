import CoreGraphics

/// A layer that is filled with a gradient, within its rounded corners.
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        values.gradient = GradientValues()
    }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The colors of the stops, as `CGColor`s.
    open var colors: [Any]? {
        get { values.gradient?.colors }
        set { replace(\.gradient, \.colors, by: newValue) }
    }

    /// The positions of the stops, from 0 to 1 and increasing; `nil` for equal distances.
    open var locations: [NSNumber]? {
        get { values.gradient?.locations }
        set { change(\.gradient, \.locations, to: newValue) }
    }

    /// The starting point, or the center, as a fraction of the bounds.
    open var startPoint: CGPoint {
        get { values.gradient?.startPoint ?? GradientValues().startPoint }
        set { change(\.gradient, \.startPoint, to: newValue) }
    }

    /// The end point, as a fraction of the bounds. For a radial gradient it is the corner of its box, for a conic one
    /// its initial direction.
    open var endPoint: CGPoint {
        get { values.gradient?.endPoint ?? GradientValues().endPoint }
        set { change(\.gradient, \.endPoint, to: newValue) }
    }

    /// The gradient's shape.
    open var type: CAGradientLayerType {
        get { values.gradient?.type ?? GradientValues().type }
        set { change(\.gradient, \.type, to: newValue) }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        var values = LayerValues()
        values.gradient = GradientValues()
        return super.defaultValue(forKey: key) ?? LayerProperty.named(key)?.get(values)?.boxed
    }
}
