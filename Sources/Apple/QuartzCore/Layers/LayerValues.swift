import CoreGraphics

/// Everything of a layer that shows and can be animated, as one value: a layer has one for its model, and while it is
/// animated another one for each frame.
package struct LayerValues {
    // Geometry
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3DIdentity {
        didSet { hasTransform = !CATransform3DIsIdentity(transform) }
    }
    package var sublayerTransform = CATransform3DIdentity {
        didSet { hasSublayerTransform = !CATransform3DIsIdentity(sublayerTransform) }
    }
    /// Whether `transform` is more than the identity, kept so that the usual case need not look at sixteen numbers.
    package private(set) var hasTransform = false
    package private(set) var hasSublayerTransform = false

    // Look
    package var contents: Any?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsScale: CGFloat = 1
    package var contentsGravity = CALayerContentsGravity.resize
    package var magnificationFilter = CALayerContentsFilter.linear
    package var minificationFilter = CALayerContentsFilter.linear
    package var minificationFilterBias: Float = 0
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var opacity: Float = 1
    package var isHidden = false
    package var masksToBounds = false
    package var isDoubleSided = true
    package var isGeometryFlipped = false
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var backdropBlurRadius: CGFloat = 0
    package var backdropSaturation: CGFloat = 1
    package var showsThroughSublayers = false
    package var rasterizationScale: CGFloat = 1
    package var shouldRasterize = false

    // What only some kinds of layer have
    package var shape: ShapeValues?
    package var gradient: GradientValues?
    package var replicator: ReplicatorValues?
    package var emitter: ParticleSystem?
    /// What key-value coding has stored under names that no property has.
    package var custom: [String: Any] = [:]
}

/// What a shape layer adds.
package struct ShapeValues {
    package var path: CGPath?
    package var fillColor: CGColor? = .black
    package var fillRule = CAShapeLayerFillRule.nonZero
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CAShapeLayerLineCap.butt
    package var lineJoin = CAShapeLayerLineJoin.miter
    package var lineDashPhase: CGFloat = 0
    package var lineDashPattern: [NSNumber]?
}

/// What a gradient layer adds.
package struct GradientValues {
    package var colors: [Any]?
    package var locations: [NSNumber]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = CAGradientLayerType.axial
}

/// What a replicator layer adds.
package struct ReplicatorValues {
    package var instanceCount = 1
    package var preservesDepth = false
    package var instanceDelay: CFTimeInterval = 0
    package var instanceTransform = CATransform3DIdentity
    package var instanceColor: CGColor?
    package var instanceRedOffset: Float = 0
    package var instanceGreenOffset: Float = 0
    package var instanceBlueOffset: Float = 0
    package var instanceAlphaOffset: Float = 0
}

// MARK: - Geometry that follows from the values

extension LayerValues {
    /// The anchor point in the layer's own coordinates.
    package var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + bounds.size.width * anchorPoint.x,
            y: bounds.origin.y + bounds.size.height * anchorPoint.y)
    }

    /// From the layer's own coordinates to its superlayer's, without what the superlayer does to its sublayers.
    package var toSuperlayer: CATransform3D {
        let anchor = self.anchor
        if !hasTransform {
            var t = CATransform3DIdentity
            t.m41 = position.x - anchor.x
            t.m42 = position.y - anchor.y
            t.m43 = zPosition - anchorPointZ
            return t
        }
        var t = transform
        let (x, y, z) = (anchor.x, anchor.y, anchorPointZ)
        // T(-anchor) · transform
        t.m41 -= x * t.m11 + y * t.m21 + z * t.m31
        t.m42 -= x * t.m12 + y * t.m22 + z * t.m32
        t.m43 -= x * t.m13 + y * t.m23 + z * t.m33
        t.m44 -= x * t.m14 + y * t.m24 + z * t.m34
        // · T(position)
        t.m11 += t.m14 * position.x
        t.m12 += t.m14 * position.y
        t.m13 += t.m14 * zPosition
        t.m21 += t.m24 * position.x
        t.m22 += t.m24 * position.y
        t.m23 += t.m24 * zPosition
        t.m31 += t.m34 * position.x
        t.m32 += t.m34 * position.y
        t.m33 += t.m34 * zPosition
        t.m41 += t.m44 * position.x
        t.m42 += t.m44 * position.y
        t.m43 += t.m44 * zPosition
        return t
    }

    /// What the layer does to all its sublayers: `sublayerTransform` about its anchor, and the flip. `nil` for nothing.
    package var onSublayers: CATransform3D? {
        guard hasSublayerTransform || isGeometryFlipped else { return nil }
        var t = CATransform3DIdentity
        if hasSublayerTransform {
            let anchor = self.anchor
            t = CATransform3DConcat(
                CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0),
                CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        }
        if isGeometryFlipped {
            var flip = CATransform3DMakeScale(1, -1, 1)
            flip.m42 = 2 * bounds.origin.y + bounds.size.height
            t = CATransform3DConcat(t, flip)
        }
        return t
    }

    /// The smallest upright rectangle around the layer in its superlayer.
    package var frame: CGRect {
        get {
            if !hasTransform {
                return CGRect(
                    x: position.x - bounds.size.width * anchorPoint.x,
                    y: position.y - bounds.size.height * anchorPoint.y, width: bounds.size.width,
                    height: bounds.size.height)
            }
            return toSuperlayer.apply(to: bounds)
        }
        set {
            bounds.size = size(forFrame: newValue.size)
            if !hasTransform || isOnEdge {
                position = CGPoint(
                    x: newValue.origin.x + bounds.size.width * anchorPoint.x,
                    y: newValue.origin.y + bounds.size.height * anchorPoint.y)
                return
            }
            // Perspective makes near edges larger; where the frame is, the plane alone says.
            let now = flat.frame
            position.x += newValue.minX - now.minX
            position.y += newValue.minY - now.minY
        }
    }

    /// The same without the perspective of a transform that turns it out of its plane.
    private var flat: Self {
        guard isTurnedOutOfPlane else { return self }
        var result = self
        result.transform.m14 = 0
        result.transform.m24 = 0
        result.transform.m34 = 0
        result.transform.m44 = 1
        return result
    }

    /// The bounds' size that the frame's size asks for, with the transform undone.
    private func size(forFrame size: CGSize) -> CGSize {
        let size = CGSize(width: abs(size.width), height: abs(size.height))
        guard hasTransform, !isOnEdge else { return size }
        if isTurnedOutOfPlane {
            // What is seen of it, from the front, is to be as large as that.
            let share = 1 / abs(shareInPlane)
            return CGSize(
                width: (abs(transform.m22) * size.width + abs(transform.m21) * size.height) * share,
                height: (abs(transform.m12) * size.width + abs(transform.m11) * size.height) * share)
        }
        var linear = transform
        linear.m41 = 0
        linear.m42 = 0
        linear.m43 = 0
        guard let inverse = linear.inverse else { return size }
        return inverse.apply(to: CGRect(origin: .zero, size: size)).size
    }

    /// Whether the transform turns the layer about an axis in its plane.
    private var isTurnedOutOfPlane: Bool {
        transform.m13 != 0 || transform.m23 != 0 || transform.m31 != 0 || transform.m32 != 0
    }

    /// How much of the layer's area is seen from the front.
    private var shareInPlane: CGFloat { transform.m11 * transform.m22 - transform.m12 * transform.m21 }

    /// Whether it is seen from its edge: no size makes it fill a frame, and the transform is passed over. A cosine of a right angle
    /// is 6e-17; decided.
    private var isOnEdge: Bool { isTurnedOutOfPlane && abs(shareInPlane) < 1e-9 }

    /// The four corners' radii, each no larger than half of the shorter side.
    package var corners: (topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
        guard cornerRadius > 0 else { return (0, 0, 0, 0) }
        let radius = min(cornerRadius, min(bounds.size.width, bounds.size.height) / 2)
        func of(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? radius : 0 }
        return (
            of(.layerMinXMinYCorner), of(.layerMaxXMinYCorner), of(.layerMinXMaxYCorner), of(.layerMaxXMaxYCorner)
        )
    }
}
