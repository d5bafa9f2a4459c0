import CoreGraphics

/// A rectangle whose corners may be circular arcs. Radii are in the rectangle's own units and already clamped to half of
/// the shorter side.
package struct RoundedRect: Equatable, Sendable {
    package var rect: CGRect
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomLeft: CGFloat
    package var bottomRight: CGFloat
    /// Whether the edge is not smoothed: a pixel is covered wholly or not at all, as its centre says. Two rectangles that share
    /// an edge then show neither a seam nor an overlap. Only without round corners, which are always smooth.
    package var isSharp: Bool

    package init(_ rect: CGRect, radius: CGFloat = 0, isSharp: Bool = false) {
        self.rect = rect
        self.isSharp = isSharp
        (topLeft, topRight, bottomLeft, bottomRight) = (radius, radius, radius, radius)
    }

    /// Whether all four corners are square.
    package var isRect: Bool { topLeft == 0 && topRight == 0 && bottomLeft == 0 && bottomRight == 0 }
}

/// What is inside and what is outside.
package enum DisplayShape: Sendable {
    case rounded(RoundedRect)
    /// A rasterised path: the buffer is stretched over `rect` (local units).
    case coverage(CoverageBuffer, rect: CGRect)
}

package struct FillItem: Sendable {
    package var shape: DisplayShape
    package var color: PixelColor
    package var transform: Matrix4

    package init(shape: DisplayShape, color: PixelColor, transform: Matrix4) {
        self.shape = shape
        self.color = color
        self.transform = transform
    }
}

package struct ImageItem: Sendable {
    package enum Filter: Sendable { case linear, nearest }

    package var buffer: PixelBuffer
    /// The part of the buffer that is shown, in the buffer's pixels.
    package var source: CGRect
    /// Where that part goes, in local units.
    package var destination: CGRect
    /// The stretched middle of a nine-part image: `source`'s part (pixels) and `destination`'s part (local units) that
    /// grow; nil stretches the whole.
    package var center: (source: CGRect, destination: CGRect)?
    package var filter: Filter
    /// Whether the edge is not smoothed, as a `RoundedRect`'s.
    package var isSharp: Bool
    package var transform: Matrix4

    package init(
        buffer: PixelBuffer, source: CGRect, destination: CGRect, center: (source: CGRect, destination: CGRect)? = nil,
        filter: Filter = .linear, isSharp: Bool = false, transform: Matrix4
    ) {
        self.buffer = buffer
        self.source = source
        self.destination = destination
        self.center = center
        self.filter = filter
        self.isSharp = isSharp
        self.transform = transform
    }
}

package struct GradientItem: Sendable {
    package enum Kind: Sendable {
        /// Along the line from `start` to `end`.
        case axial
        /// From the centre `start` outwards; `end` is the corner of the box in which the ellipse of the last stop lies.
        case radial
        /// Around `start`, beginning at the direction of `end`, clockwise on the screen.
        case conic
    }

    package struct Stop: Sendable {
        /// 0…1, not descending.
        package var location: CGFloat
        package var color: PixelColor

        package init(location: CGFloat, color: PixelColor) {
            self.location = location
            self.color = color
        }
    }

    package var kind: Kind
    package var shape: DisplayShape
    /// Colours are interpolated premultiplied. At least one stop; the first and the last extend to infinity.
    package var stops: [Stop]
    /// Local units.
    package var start: CGPoint
    /// Local units.
    package var end: CGPoint
    package var transform: Matrix4

    package init(
        kind: Kind, shape: DisplayShape, stops: [Stop], start: CGPoint, end: CGPoint, transform: Matrix4
    ) {
        self.kind = kind
        self.shape = shape
        self.stops = stops
        self.start = start
        self.end = end
        self.transform = transform
    }
}

package struct BorderItem: Sendable {
    /// The border's outer edge.
    package var outline: RoundedRect
    /// Local units; lies inside the outline.
    package var width: CGFloat
    package var color: PixelColor
    package var transform: Matrix4

    package init(outline: RoundedRect, width: CGFloat, color: PixelColor, transform: Matrix4) {
        self.outline = outline
        self.width = width
        self.color = color
        self.transform = transform
    }
}

package struct ShadowItem: Sendable {
    package enum Caster: Sendable {
        case shape(DisplayShape)
        /// The alpha of these items, drawn as a group.
        case items([DisplayItem])
    }

    package var caster: Caster
    package var color: PixelColor
    /// Local units.
    package var offset: CGSize
    /// The blur's radius in local units, as `CALayer.shadowRadius`: a Gaussian of about that standard deviation.
    package var radius: CGFloat
    package var transform: Matrix4

    package init(caster: Caster, color: PixelColor, offset: CGSize, radius: CGFloat, transform: Matrix4) {
        self.caster = caster
        self.color = color
        self.offset = offset
        self.radius = radius
        self.transform = transform
    }
}

/// Items that are drawn together.
package struct GroupItem: Sendable {
    /// Each child carries its whole matrix to the frame's pixels; `transform` is not applied to them again.
    package var children: [DisplayItem]
    /// Of the group as a whole, 0…1: where children overlap, the lower one does not shine through.
    package var opacity: CGFloat
    /// Cuts the children off; in the group's local units.
    package var clip: RoundedRect?
    /// The children's alpha is multiplied by these items' alpha.
    package var mask: [DisplayItem]?
    /// The group's own plane, in local units: what depth order and back-face culling look at.
    package var bounds: CGRect
    /// From the group's local units to the frame's pixels; places `clip` and `bounds`.
    package var transform: Matrix4
    /// Not drawn when it shows its back, like a layer that is not double-sided.
    package var isCulledFromBehind: Bool
    /// The children are drawn far ones first, planes that cut each other split, instead of in their order.
    package var ordersByDepth: Bool
    /// A Gaussian blur over the finished group, in local units; 0 is none.
    package var blurRadius: CGFloat

    package init(
        children: [DisplayItem], opacity: CGFloat = 1, clip: RoundedRect? = nil, mask: [DisplayItem]? = nil,
        bounds: CGRect = .zero, transform: Matrix4 = .identity, isCulledFromBehind: Bool = false,
        ordersByDepth: Bool = false, blurRadius: CGFloat = 0
    ) {
        self.children = children
        self.opacity = opacity
        self.clip = clip
        self.mask = mask
        self.bounds = bounds
        self.transform = transform
        self.isCulledFromBehind = isCulledFromBehind
        self.ordersByDepth = ordersByDepth
        self.blurRadius = blurRadius
    }
}
