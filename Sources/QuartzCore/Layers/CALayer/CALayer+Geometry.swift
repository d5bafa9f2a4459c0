import CoreGraphics

extension CALayer {
    /// The anchor's z.
    public var anchorPointZ: CGFloat {
        get { values.anchorPointZ }
        set { if values.anchorPointZ != newValue { change("anchorPointZ") { $0.anchorPointZ = newValue } } }
    }

    /// Applied to all sublayers, about the anchor point. With `m34` it gives them perspective.
    public var sublayerTransform: CATransform3D {
        get { values.sublayerTransform }
        set {
            if !CATransform3DEqualToTransform(values.sublayerTransform, newValue) {
                change("sublayerTransform") { $0.sublayerTransform = newValue }
            }
        }
    }

    /// Whether the layer is seen from behind.
    public var isDoubleSided: Bool {
        get { values.isDoubleSided }
        set { if values.isDoubleSided != newValue { change("doubleSided") { $0.isDoubleSided = newValue } } }
    }

    /// Whether the sublayers are placed with y upwards.
    public var isGeometryFlipped: Bool {
        get { values.isGeometryFlipped }
        set {
            if values.isGeometryFlipped != newValue { change("geometryFlipped") { $0.isGeometryFlipped = newValue } }
        }
    }

    /// `transform` as far as it works in the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to one that works in the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    func setBounds(_ new: CGRect) {
        guard values.bounds != new else { return }
        let isResized = values.bounds.size != new.size
        change("bounds") { $0.bounds = new }
        if isResized {
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
    }

    /// Sets position and size so that the frame comes out, each with its own action.
    func setFrame(_ new: CGRect) {
        var target = values
        target.frame = new
        position = target.position
        bounds = target.bounds
    }
}
