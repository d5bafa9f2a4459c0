import CoreGraphics

/// A layer that displays copies of its sublayers, each with another step of transform, color and time.
open class CAReplicatorLayer: CALayer {
    /// Pictures in the colors of the copies.
    final let tints = PictureTints()

    public override init() {
        super.init()
        values.replicator = ReplicatorValues()
    }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number of copies, including the original.
    open var instanceCount: Int {
        get { values.replicator?.instanceCount ?? ReplicatorValues().instanceCount }
        set { change(\.replicator, \.instanceCount, to: newValue) }
    }

    /// Whether copies are placed in three dimensions. Has no effect here: copies are flat.
    open var preservesDepth: Bool {
        get { values.replicator?.preservesDepth ?? ReplicatorValues().preservesDepth }
        set { change(\.replicator, \.preservesDepth, to: newValue) }
    }

    /// The delay from each copy to the next, in seconds.
    open var instanceDelay: CFTimeInterval {
        get { values.replicator?.instanceDelay ?? ReplicatorValues().instanceDelay }
        set { change(\.replicator, \.instanceDelay, to: newValue) }
    }

    /// The transform from each copy to the next, about the center of the layer.
    open var instanceTransform: CATransform3D {
        get { values.replicator?.instanceTransform ?? ReplicatorValues().instanceTransform }
        set {
            if !CATransform3DEqualToTransform(instanceTransform, newValue) {
                replace(\.replicator, \.instanceTransform, by: newValue)
            }
        }
    }

    /// The color that multiplies the copies' colors; those of images in steps of a sixteenth. `nil` for white.
    open var instanceColor: CGColor? {
        get { values.replicator?.instanceColor }
        set { change(\.replicator, \.instanceColor, to: newValue) }
    }

    /// The offset of the red component from each copy to the next. The default is 0.
    open var instanceRedOffset: Float {
        get { values.replicator?.instanceRedOffset ?? ReplicatorValues().instanceRedOffset }
        set { change(\.replicator, \.instanceRedOffset, to: newValue) }
    }

    /// The offset of the green component from each copy to the next. The default is 0.
    open var instanceGreenOffset: Float {
        get { values.replicator?.instanceGreenOffset ?? ReplicatorValues().instanceGreenOffset }
        set { change(\.replicator, \.instanceGreenOffset, to: newValue) }
    }

    /// The offset of the blue component from each copy to the next. The default is 0.
    open var instanceBlueOffset: Float {
        get { values.replicator?.instanceBlueOffset ?? ReplicatorValues().instanceBlueOffset }
        set { change(\.replicator, \.instanceBlueOffset, to: newValue) }
    }

    /// The offset of the alpha component from each copy to the next. The default is 0.
    open var instanceAlphaOffset: Float {
        get { values.replicator?.instanceAlphaOffset ?? ReplicatorValues().instanceAlphaOffset }
        set { change(\.replicator, \.instanceAlphaOffset, to: newValue) }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        var values = LayerValues()
        values.replicator = ReplicatorValues()
        return super.defaultValue(forKey: key) ?? LayerProperty.named(key)?.get(values)?.boxed
    }
}
