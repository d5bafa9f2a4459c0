/// Returns the positions of a custom group's items, one for each item while there are items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column, or at custom positions. Groups can contain groups.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    @usableFromInline enum Arrangement {
        case horizontal
        case vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    final let arrangement: Arrangement
    /// How many items the group has; as many as there is room for without it.
    final let count: Int?
    /// Whether the items share the room evenly, whatever size they say.
    final let isEven: Bool

    @usableFromInline init(
        _ arrangement: Arrangement, _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], count: Int?,
        isEven: Bool
    ) {
        self.arrangement = arrangement
        self.count = count
        self.isEven = isEven
        subitems = items
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Creates a row of items, repeated while there is space.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        exactly(NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil, isEven: false))
    }
    /// Creates a row of a number of items with equal widths.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        exactly(NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: max(1, count), isEven: true))
    }
    /// Creates a row of a number of items.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        exactly(NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: max(1, count), isEven: false))
    }
    /// Creates a column of items, repeated while there is space.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        exactly(NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil, isEven: false))
    }
    /// Creates a column of a number of items with equal heights.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        exactly(NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: max(1, count), isEven: true))
    }
    /// Creates a column of a number of items.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        exactly(NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: max(1, count), isEven: false))
    }
    /// Creates a group whose closure returns the positions of its items.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        exactly(NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], count: nil, isEven: false))
    }

    /// The repeated items of the group; empty for a custom group.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// The spacing between the items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// The supplementary items attached to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attached }
        set { attached = newValue }
    }

    /// Returns a description of the group for debugging.
    open func visualDescription() -> String {
        let size = layoutSize
        func text(_ dimension: NSCollectionLayoutDimension) -> String { "\(dimension.kind) \(dimension.dimension)" }
        let head = "group \(text(size.widthDimension)) × \(text(size.heightDimension))"
        let parts = subitems.map { item in
            let own =
                (item as? NSCollectionLayoutGroup)?.visualDescription()
                ?? "item \(text(item.layoutSize.widthDimension)) × \(text(item.layoutSize.heightDimension))"
            return own.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        }
        return ([head] + parts).joined(separator: "\n")
    }
}

/// An item of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// Creates an item with a frame in the group and a `zIndex` of 0.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates an item with a frame in the group; a higher `zIndex` is in front.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// The frame in the group.
    open private(set) var frame: CGRect
    /// The z-order; higher values are in front.
    open private(set) var zIndex: Int

    /// Returns the item itself, because it is immutable.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
