import CoreGraphics

/// A layer that is nothing but a transform: its sublayers keep their depth, so they stand in one space with its siblings.
/// It has no look of its own: background, contents, border, shadow, mask and clipping are not drawn.
open class CATransformLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
