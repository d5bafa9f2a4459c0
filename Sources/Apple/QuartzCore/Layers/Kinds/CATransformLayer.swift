import CoreGraphics

/// A layer that only applies a transform. Its sublayers are not flattened: they share one
/// three-dimensional space with its siblings. Its background, contents, border, shadow, mask and
/// clipping are not drawn.
open class CATransformLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
