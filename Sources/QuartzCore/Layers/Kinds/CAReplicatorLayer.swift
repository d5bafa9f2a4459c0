import CoreGraphics

/// A layer that shows its sublayers several times, each copy a step further than the one before.
open class CAReplicatorLayer: CALayer {
    public override init() {
        super.init()
        values.replicator = ReplicatorValues()
    }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How many copies there are, with the first.
    open var instanceCount: Int {
        get { values.replicator?.instanceCount ?? ReplicatorValues().instanceCount }
        set { if instanceCount != newValue { change("instanceCount") { $0.replicator?.instanceCount = newValue } } }
    }

    /// Whether copies keep their depth. Copies are flat here.
    open var preservesDepth: Bool {
        get { values.replicator?.preservesDepth ?? ReplicatorValues().preservesDepth }
        set { if preservesDepth != newValue { change("preservesDepth") { $0.replicator?.preservesDepth = newValue } } }
    }

    /// How much later, in seconds, each copy is than the one before.
    open var instanceDelay: CFTimeInterval {
        get { values.replicator?.instanceDelay ?? ReplicatorValues().instanceDelay }
        set { if instanceDelay != newValue { change("instanceDelay") { $0.replicator?.instanceDelay = newValue } } }
    }

    /// From each copy to the next, about the middle of the layer.
    open var instanceTransform: CATransform3D {
        get { values.replicator?.instanceTransform ?? ReplicatorValues().instanceTransform }
        set {
            if !CATransform3DEqualToTransform(instanceTransform, newValue) {
                change("instanceTransform") { $0.replicator?.instanceTransform = newValue }
            }
        }
    }

    /// Multiplies the copies' colours. Only its alpha counts here.
    open var instanceColor: CGColor? {
        get { values.replicator?.instanceColor }
        set { if instanceColor != newValue { change("instanceColor") { $0.replicator?.instanceColor = newValue } } }
    }

    /// Added to each further copy's red. Has no effect here.
    open var instanceRedOffset: Float {
        get { values.replicator?.instanceRedOffset ?? ReplicatorValues().instanceRedOffset }
        set {
            if instanceRedOffset != newValue {
                change("instanceRedOffset") { $0.replicator?.instanceRedOffset = newValue }
            }
        }
    }

    /// Added to each further copy's green. Has no effect here.
    open var instanceGreenOffset: Float {
        get { values.replicator?.instanceGreenOffset ?? ReplicatorValues().instanceGreenOffset }
        set {
            if instanceGreenOffset != newValue {
                change("instanceGreenOffset") { $0.replicator?.instanceGreenOffset = newValue }
            }
        }
    }

    /// Added to each further copy's blue. Has no effect here.
    open var instanceBlueOffset: Float {
        get { values.replicator?.instanceBlueOffset ?? ReplicatorValues().instanceBlueOffset }
        set {
            if instanceBlueOffset != newValue {
                change("instanceBlueOffset") { $0.replicator?.instanceBlueOffset = newValue }
            }
        }
    }

    /// Added to each further copy's opacity.
    open var instanceAlphaOffset: Float {
        get { values.replicator?.instanceAlphaOffset ?? ReplicatorValues().instanceAlphaOffset }
        set {
            if instanceAlphaOffset != newValue {
                change("instanceAlphaOffset") { $0.replicator?.instanceAlphaOffset = newValue }
            }
        }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        var values = LayerValues()
        values.replicator = ReplicatorValues()
        return super.defaultValue(forKey: key) ?? LayerProperty.named(key)?.get(values)?.boxed
    }
}
