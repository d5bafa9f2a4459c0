/// The smallest part of a compositional layout: a cell, or a view that is attached to one.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// Creates an item without supplementary items.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item.
    ///
    /// - Parameter supplementaryItems: Supplementary items that are attached to each such item, for
    ///   example badges.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        attached = supplementaryItems
        super.init()
    }

    /// The size of the item.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// The insets of the item in its position.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views attached to each such item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
    final var attached: [NSCollectionLayoutSupplementaryItem]

    /// Returns the item itself.
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

    /// Creates a supplementary item.
    ///
    /// - Parameters:
    ///   - layoutSize: The size.
    ///   - elementKind: The kind of the view.
    ///   - containerAnchor: The anchor in the container.
    ///   - itemAnchor: The anchor in the view.
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
    /// The z-order. The default is 1, in front of the items. (Known from iOS.)
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
    /// The offset in points.
    open private(set) var offset: CGPoint
    /// Whether the item has its own space. Otherwise it overlaps the content.
    open var extendsBoundary = true
    /// Whether the item is pinned to the visible bounds while its section is visible.
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
