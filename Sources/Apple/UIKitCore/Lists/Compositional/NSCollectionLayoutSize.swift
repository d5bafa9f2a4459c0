/// One dimension of the size of an element: absolute, a part of what it is in, or found by the element itself.
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

    /// A part of the width of what the element is in.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        exactly(NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth))
    }
    /// A part of the height of what the element is in.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        exactly(NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight))
    }
    /// Points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        exactly(NSCollectionLayoutDimension(.absolute, absoluteDimension))
    }
    /// Points to begin with; the element's content finds the right ones.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        exactly(NSCollectionLayoutDimension(.estimated, estimatedDimension))
    }

    /// The number given: a part of 1 for fractional dimensions, points for the others.
    open private(set) var dimension: CGFloat
    /// Whether it is a part of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a part of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a number of points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the element finds it itself.
    open var isEstimated: Bool { kind == .estimated }

    /// The dimension itself: it cannot be changed.
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
    /// Creates a size of two dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// The dimension from left to right.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The dimension from top to bottom.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// The size itself: it cannot be changed.
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

/// Room between elements: fixed, or at least so much.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    @usableFromInline init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// At least a number of points; the remaining room is distributed among such gaps.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        exactly(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true))
    }
    /// Exactly a number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        exactly(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false))
    }

    /// The points given.
    open private(set) var spacing: CGFloat
    /// Whether the room may be larger.
    open private(set) var isFlexible: Bool
    /// Whether the room is exactly so large.
    open var isFixed: Bool { !isFlexible }

    /// The spacing itself: it cannot be changed.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Room around an element.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    /// Makes room on the sides that are given; `nil` for none.
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

    /// Before the element in the reading direction.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// Above the element.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// Behind the element in the reading direction.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// Below the element.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// The spacing itself: it cannot be changed.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A place at the edges of an element, where another one is attached.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    /// Creates an anchor at edges, without an offset.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    /// - Parameter absoluteOffset: In points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// - Parameter fractionalOffset: In sizes of the attached element.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    @usableFromInline init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    /// The edges of the anchor; the center of a direction without one.
    open private(set) var edges: NSDirectionalRectEdge
    /// By how much the place is moved: in points, or in sizes of the attached element.
    open private(set) var offset: CGPoint
    /// Whether the offset counts in sizes of the attached element.
    open private(set) var isFractionalOffset: Bool
    /// Whether the offset counts in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// The anchor itself: it cannot be changed.
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
    /// In the middle.
    case none = 0
    /// In the middle of the upper edge.
    case top = 1
    /// In the upper corner where reading begins.
    case topLeading = 2
    /// In the middle of the edge where reading begins.
    case leading = 3
    /// In the lower corner where reading begins.
    case bottomLeading = 4
    /// In the middle of the lower edge.
    case bottom = 5
    /// In the lower corner where reading ends.
    case bottomTrailing = 6
    /// In the middle of the edge where reading ends.
    case trailing = 7
    /// In the upper corner where reading ends.
    case topTrailing = 8
}

/// The reference of a layout's insets.
public enum UIContentInsetsReference: Int, Sendable {
    /// The safe area.
    case automatic = 0
    /// The view's own edges.
    case none = 1
    /// The safe area across the direction of scrolling.
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
