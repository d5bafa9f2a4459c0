import CoreGraphics

/// A layer that shows its sublayers several times, each copy a step further than the one before.
open class CAReplicatorLayer: CALayer {
    /// Pictures in the colors of the copies.
    final let tints = PictureTints()

    public override init() {
        super.init()
        values.replicator = ReplicatorValues()
    }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number of copies, with the first.
    open var instanceCount: Int {
        get { values.replicator?.instanceCount ?? ReplicatorValues().instanceCount }
        set { change(\.replicator, \.instanceCount, to: newValue) }
    }

    /// Whether copies keep their depth. Copies are flat here.
    open var preservesDepth: Bool {
        get { values.replicator?.preservesDepth ?? ReplicatorValues().preservesDepth }
        set { change(\.replicator, \.preservesDepth, to: newValue) }
    }

    /// How much later, in seconds, each copy is than the one before.
    open var instanceDelay: CFTimeInterval {
        get { values.replicator?.instanceDelay ?? ReplicatorValues().instanceDelay }
        set { change(\.replicator, \.instanceDelay, to: newValue) }
    }

    /// From each copy to the next, about the middle of the layer.
    open var instanceTransform: CATransform3D {
        get { values.replicator?.instanceTransform ?? ReplicatorValues().instanceTransform }
        set {
            if !CATransform3DEqualToTransform(instanceTransform, newValue) {
                replace(\.replicator, \.instanceTransform, by: newValue)
            }
        }
    }

    /// A factor of the copies' colors, for images in steps of a sixteenth. `nil` is white.
    open var instanceColor: CGColor? {
        get { values.replicator?.instanceColor }
        set { change(\.replicator, \.instanceColor, to: newValue) }
    }

    /// Added to each further copy's red share of `instanceColor`. The default is 0.
    open var instanceRedOffset: Float {
        get { values.replicator?.instanceRedOffset ?? ReplicatorValues().instanceRedOffset }
        set { change(\.replicator, \.instanceRedOffset, to: newValue) }
    }

    /// Added to each further copy's green share of `instanceColor`. The default is 0.
    open var instanceGreenOffset: Float {
        get { values.replicator?.instanceGreenOffset ?? ReplicatorValues().instanceGreenOffset }
        set { change(\.replicator, \.instanceGreenOffset, to: newValue) }
    }

    /// Added to each further copy's blue share of `instanceColor`. The default is 0.
    open var instanceBlueOffset: Float {
        get { values.replicator?.instanceBlueOffset ?? ReplicatorValues().instanceBlueOffset }
        set { change(\.replicator, \.instanceBlueOffset, to: newValue) }
    }

    /// Added to each further copy's opacity.
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
