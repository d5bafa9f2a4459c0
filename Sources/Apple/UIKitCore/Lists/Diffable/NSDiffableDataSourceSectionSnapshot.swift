/// The items of one section of a list as a tree: an outline with expandable items.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// All items, each before its children.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates an empty tree.
    public init() {}
    /// Creates a copy of a tree.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    // MARK: Asking

    /// The expanded items.
    public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }
    /// The items without a parent, in order.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }

    /// Whether an item is in the tree. O(n).
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    /// Returns the index of an item among all items, including hidden ones; `nil` if it is not in
    /// the tree.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// Whether the item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether all ancestors of the item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var current = parents[item]
        while let parent = current {
            if !expanded.contains(parent) { return false }
            current = parents[parent]
        }
        return true
    }
    /// Returns the number of the item's ancestors.
    public func level(of item: ItemIdentifierType) -> Int {
        var (level, current) = (0, parents[item])
        while let parent = current {
            level = level + 1
            current = parents[parent]
        }
        return level
    }
    /// Returns the parent of an item; `nil` for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    /// Returns the part of the tree below an item.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = NSDiffableDataSourceSectionSnapshot()
        let range = branch(of: parent)
        result.items = Array(items[includingParent ? range : range.lowerBound + 1..<range.upperBound])
        for item in result.items {
            if let above = parents[item], includingParent || above != parent, item != parent {
                result.parents[item] = above
            }
            if expanded.contains(item) { result.expanded.insert(item) }
        }
        return result
    }

    /// Returns a description of the tree for debugging.
    public func visualDescription() -> String {
        items.map { item in
            let hasChildren = !children(of: item).isEmpty
            let sign = hasChildren ? (expanded.contains(item) ? "- " : "+ ") : "* "
            return String(repeating: "  ", count: level(of: item)) + sign + "\(item)"
        }.joined(separator: "\n")
    }

    private func children(of item: ItemIdentifierType) -> [ItemIdentifierType] { items.filter { parents[$0] == item } }

    /// The places of an item and all that is below it.
    private func branch(of item: ItemIdentifierType) -> Range<Int> {
        guard let start = items.firstIndex(of: item) else {
            fatalError("Invalid item identifier specified: \(item)")
        }
        let level = level(of: item)
        var end = start + 1
        while end < items.count, self.level(of: items[end]) > level { end += 1 }
        return start..<end
    }

    // MARK: Changes

    /// Adds items at the end, or at the end of a parent's children.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        put(items, at: parent.map { branch(of: $0).upperBound } ?? self.items.count, in: parent)
    }
    /// Inserts items before an item, as children of the same parent. Precondition: they are not in
    /// the tree.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        put(items, at: branch(of: beforeIdentifier).lowerBound, in: parents[beforeIdentifier])
    }
    /// Inserts items after an item and its descendants, as children of the same parent.
    /// Precondition: they are not in the tree.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        put(items, at: branch(of: afterIdentifier).upperBound, in: parents[afterIdentifier])
    }
    /// Inserts another tree before an item, as children of the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        graft(snapshot, at: branch(of: item).lowerBound, in: parents[item])
    }
    /// Inserts another tree after an item and its descendants, as children of the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        graft(snapshot, at: branch(of: item).upperBound, in: parents[item])
    }
    /// Removes items and their descendants.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            let range = branch(of: item)
            for gone in self.items[range] {
                parents[gone] = nil
                expanded.remove(gone)
            }
            self.items.removeSubrange(range)
        }
    }
    /// Removes all items.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }
    /// Replaces the descendants of an item with another tree.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        delete(children(of: parent))
        graft(snapshot, at: branch(of: parent).upperBound, in: parent)
    }
    /// Expands items. Items that are not in the tree are ignored.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter { contains($0) }) }
    /// Collapses items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    private mutating func put(_ new: [ItemIdentifierType], at index: Int, in parent: ItemIdentifierType?) {
        demand(
            Set(new).count == new.count && !new.contains { contains($0) },
            "Fatal: supplied item identifiers are not unique, or are there already: \(new)")
        items.insert(contentsOf: new, at: index)
        for item in new { parents[item] = parent }
    }

    private mutating func graft(
        _ other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, at index: Int, in parent: ItemIdentifierType?
    ) {
        put(other.items, at: index, in: parent)
        for item in other.items { if let above = other.parents[item] { parents[item] = above } }
        expanded.formUnion(other.expanded)
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
