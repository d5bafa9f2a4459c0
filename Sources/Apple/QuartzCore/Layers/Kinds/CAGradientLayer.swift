import CoreGraphics

/// A layer that is filled with a gradient, within its rounded corners.
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        values.gradient = GradientValues()
    }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The stops' colors, `CGColor`s.
    open var colors: [Any]? {
        get { values.gradient?.colors }
        set { replace(\.gradient, \.colors, by: newValue) }
    }

    /// The positions of the stops, 0…1, increasing; `nil` spaces them evenly.
    open var locations: [NSNumber]? {
        get { values.gradient?.locations }
        set { change(\.gradient, \.locations, to: newValue) }
    }

    /// The starting point, or the center, in units of the bounds.
    open var startPoint: CGPoint {
        get { values.gradient?.startPoint ?? GradientValues().startPoint }
        set { change(\.gradient, \.startPoint, to: newValue) }
    }

    /// In units of the bounds: where it ends; the corner of a radial one's box; the direction in which a conic one begins.
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
