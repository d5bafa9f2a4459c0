/// One dimension of an element's size: absolute, a fraction of the container, or estimated.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
    @usableFromInline enum Kind {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
    }

    final let kind: Kind

    @usableFromInline init(_ kind: Kind, _ value: CGFloat) {
        self.kind = kind
        dimension = value
    }

    /// Creates a dimension that is a fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        exactly(NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth))
    }
    /// Creates a dimension that is a fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        exactly(NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight))
    }
    /// Creates a dimension in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        exactly(NSCollectionLayoutDimension(.absolute, absoluteDimension))
    }
    /// Creates an estimated dimension in points. The element's content determines the actual one.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        exactly(NSCollectionLayoutDimension(.estimated, estimatedDimension))
    }

    /// The value: a fraction in fractional dimensions, points in the others.
    open private(set) var dimension: CGFloat
    /// Whether the value is a fraction of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the value is a fraction of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the value is in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the element's content determines the dimension.
    open var isEstimated: Bool { kind == .estimated }

    /// Returns the dimension itself, because it is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    final func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: max(0, container.width * dimension)
        case .fractionalHeight: max(0, container.height * dimension)
        case .absolute, .estimated: max(0, dimension)
        }
    }
}

/// The size of an element.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
    /// Creates a size from two dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// The dimension of the width.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The dimension of the height.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// Returns the size itself, because it is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    final var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

    /// The size in a container; in estimated dimensions the one that the element has found.
    final func size(in container: CGSize, found: CGSize? = nil) -> CGSize {
        CGSize(
            width: widthDimension.isEstimated && found != nil
                ? found?.width ?? 0 : widthDimension.length(in: container),
            height: heightDimension.isEstimated && found != nil
                ? found?.height ?? 0 : heightDimension.length(in: container))
    }
}

/// The space between elements: fixed, or a minimum.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    @usableFromInline init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// Creates a minimum spacing in points. The remaining space is distributed among flexible
    /// spacings.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        exactly(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true))
    }
    /// Creates a fixed spacing in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        exactly(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false))
    }

    /// The spacing in points.
    open private(set) var spacing: CGFloat
    /// Whether the spacing is a minimum.
    open private(set) var isFlexible: Bool
    /// Whether the spacing is fixed.
    open var isFixed: Bool { !isFlexible }

    /// Returns the spacing itself, because it is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The space around an element.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// Creates spacings for the edges; `nil` for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// The spacing at the leading edge.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The spacing at the top edge.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The spacing at the trailing edge.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The spacing at the bottom edge.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Returns the edge spacing itself, because it is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A position at an element's edges, to which another element is attached.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// Creates an anchor at edges, without an offset.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    /// Creates an anchor at edges with an offset.
    ///
    /// - Parameter absoluteOffset: The offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// Creates an anchor at edges with an offset.
    ///
    /// - Parameter fractionalOffset: The offset as a fraction of the attached element's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    @usableFromInline init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    /// The edges of the anchor. Without an edge in a direction, the anchor is at its center.
    open private(set) var edges: NSDirectionalRectEdge
    /// The offset of the anchor: in points, or as a fraction of the attached element's size.
    open private(set) var offset: CGPoint
    /// Whether the offset is a fraction of the attached element's size.
    open private(set) var isFractionalOffset: Bool
    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Returns the anchor itself, because it is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The anchor's place in a rectangle.
    final func place(in box: CGRect) -> CGPoint {
        let x = edges.contains(.leading) ? box.minX : edges.contains(.trailing) ? box.maxX : box.midX
        let y = edges.contains(.top) ? box.minY : edges.contains(.bottom) ? box.maxY : box.midY
        return CGPoint(x: x, y: y)
    }

    final func shift(of size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// The alignment along the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// At the center.
    case none = 0
    /// At the center of the top edge.
    case top = 1
    /// At the top leading corner.
    case topLeading = 2
    /// At the center of the leading edge.
    case leading = 3
    /// At the bottom leading corner.
    case bottomLeading = 4
    /// At the center of the bottom edge.
    case bottom = 5
    /// At the bottom trailing corner.
    case bottomTrailing = 6
    /// At the center of the trailing edge.
    case trailing = 7
    /// At the top trailing corner.
    case topTrailing = 8
}

/// The reference of a layout's insets.
public enum UIContentInsetsReference: Int, Sendable {
    /// The safe area.
    case automatic = 0
    /// The view's own edges.
    case none = 1
    /// The safe area, orthogonally to the scrolling direction.
    case safeArea = 2
    /// The collection view's layout margins.
    case layoutMargins = 3
    /// Equals `layoutMargins` here.
    case readableContent = 4
}

extension NSObjectProtocol {
    /// What a class's own functions make, as the class that they are called on. Apple's classes here are not meant to be subclassed.
    static func exactly(_ object: any NSObjectProtocol) -> Self {
        guard let own = object as? Self else { fatalError("\(Self.self) is made by no such function") }
        return own
    }
}
