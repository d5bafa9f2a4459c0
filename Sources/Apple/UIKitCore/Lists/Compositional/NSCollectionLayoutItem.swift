/// The smallest part of a compositional layout: a cell, or a view that is attached to one.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// Creates an item without supplementary items.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// - Parameter supplementaryItems: Attached to each such item: badges, frames.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        attached = supplementaryItems
        super.init()
    }

    /// How large the item is.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// By how much the item is smaller than its place.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views attached to each such item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
    final var attached: [NSCollectionLayoutSupplementaryItem]

    /// The item itself, not another one.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that is attached to an item or a group.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// Creates a supplementary item at an anchor of its container, with its own anchor at the same
    /// edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// - Parameters:
    ///   - containerAnchor: The anchor in the container.
    ///   - itemAnchor: The anchor in the view itself; by default equal edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    @usableFromInline init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ own: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        containerAnchor = container
        itemAnchor = own
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// The kind of the view.
    open private(set) var elementKind: String
    /// The anchor in the container.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The anchor in the view itself; `nil` for equal edges.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// In front of the items by one, unless set. (Default known from iOS.)
    open var zIndex = 1

    /// Where it lies, attached to a rectangle.
    final func frame(in box: CGRect, size: CGSize) -> CGRect {
        let there = containerAnchor.place(in: box)
        let own = (itemAnchor ?? containerAnchor).place(in: CGRect(origin: .zero, size: size))
        var shift = containerAnchor.shift(of: size)
        if let itemAnchor {
            shift.x += itemAnchor.shift(of: size).x
            shift.y += itemAnchor.shift(of: size).y
        }
        return CGRect(
            x: there.x - own.x + shift.x, y: there.y - own.y + shift.y, width: size.width, height: size.height)
    }
}

/// A header, a footer or their like, at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Creates a header or footer at an edge of a section or of the whole layout.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize, elementKind, alignment, .zero)
    }

    /// Creates a header or footer at an edge, with an offset in points.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(layoutSize, elementKind, alignment, absoluteOffset)
    }

    @usableFromInline init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint
    ) {
        self.alignment = alignment
        self.offset = offset
        super.init(size, kind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }

    /// The edge of the view.
    open private(set) var alignment: NSRectAlignment
    /// By how much the view is moved from there, in points.
    open private(set) var offset: CGPoint
    /// Whether the item has its own space. Otherwise it overlaps the content.
    open var extendsBoundary = true
    /// Whether it stays in view as long as its section does.
    open var pinToVisibleBounds = false
}

/// A view behind a section that shows no data.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    @usableFromInline init(background kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// Fills the section, header and footer included. Its class is registered with the layout.
    open class func background(elementKind: String) -> Self {
        exactly(NSCollectionLayoutDecorationItem(background: elementKind))
    }

    /// The kind under which the decoration's class is registered with the layout.
    open private(set) var elementKind: String
    /// Behind the items by default.
    open var zIndex = 0
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
