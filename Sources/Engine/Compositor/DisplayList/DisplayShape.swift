import CoreGraphics

/// A rectangle whose corners may be circular arcs. Radii are in the rectangle's own units and already clamped to half of
/// the shorter side.
package struct RoundedRect: Equatable, Sendable {
    package var rect: CGRect
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomLeft: CGFloat
    package var bottomRight: CGFloat
    /// Whether the edge is not smoothed: a pixel is covered wholly or not at all, as its center says. Two rectangles that share
    /// an edge then show neither a seam nor an overlap. Only without round corners, which are always smooth.
    package var isSharp: Bool

    package init(_ rect: CGRect, radius: CGFloat = 0, isSharp: Bool = false) {
        self.rect = rect
        self.isSharp = isSharp
        topLeft = radius
        topRight = radius
        bottomLeft = radius
        bottomRight = radius
    }

    /// Whether all four corners are square.
    package var isRect: Bool { topLeft == 0 && topRight == 0 && bottomLeft == 0 && bottomRight == 0 }
}

/// What is inside and what is outside.
package enum DisplayShape: Equatable, Sendable {
    case rounded(RoundedRect)
    /// A rasterized path: the buffer is stretched over `rect` (local units).
    case coverage(CoverageBuffer, rect: CGRect)

    /// Coverage is the same if it is the same object: nobody writes to a buffer that is in a display list.
    package static func == (a: DisplayShape, b: DisplayShape) -> Bool {
        switch (a, b) {
        case (.rounded(let a), .rounded(let b)): a == b
        case (.coverage(let a, let rect), .coverage(let b, let otherRect)): a === b && rect == otherRect
        case (.rounded, .coverage), (.coverage, .rounded): false
        }
    }

    /// Nothing of the shape lies outside, in local units.
    var bounds: CGRect {
        switch self {
        case .rounded(let rounded): rounded.rect
        case .coverage(_, let rect): rect
        }
    }
}
