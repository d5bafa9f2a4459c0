/// The current or next content of a list: ordered sections with ordered items. Sections and items
/// have unique identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private(set) var content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>()
    /// The items that are reloaded with other cells.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose items are reloaded with other cells.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items whose cells are configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Asking

    /// The number of items in all sections.
    public var numberOfItems: Int { content.sectionOfItem.count }
    /// The number of sections.
    public var numberOfSections: Int { content.sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { content.sections }
    /// The items of all sections, in order. O(n).
    public var itemIdentifiers: [ItemIdentifierType] { content.sections.flatMap { content.items[$0] ?? [] } }

    /// Returns the number of items of a section. Precondition: the section exists.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items(of: identifier).count }
    /// Returns the items of a section, in order. Precondition: the section exists.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items(of: identifier)
    }
    /// Returns the section of an item; `nil` if the item does not exist. O(1).
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.sectionOfItem[identifier]
    }
    /// Returns the index of the item among all items of all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = content.sectionOfItem[identifier] else { return nil }
        var before = 0
        for other in content.sections {
            if other == section { return items(of: section).firstIndex(of: identifier).map { before + $0 } }
            before += items(of: other).count
        }
        return nil
    }
    /// Returns the index of the section; `nil` if it does not exist. O(n).
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        content.sections.firstIndex(of: identifier)
    }

    private func items(of section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = content.items[section] else {
            fatalError("Invalid section identifier specified: \(section)")
        }
        return items
    }

    // MARK: Items

    /// Adds items at the end of a section. The default is the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? content.sections.last else {
            fatalError("There are currently no sections in the data source. Please add a section first.")
        }
        let count = prepare(identifiers, for: section)
        content.insert(identifiers, in: section, at: count)
    }
    /// Inserts items before an item. Existing items move. Precondition: no item occurs twice.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }
    /// Inserts items after an item. Existing items move. Precondition: no item occurs twice.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }
    /// Removes items. Items that do not exist are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { content.remove(identifiers) }
    /// Removes all items and sections.
    public mutating func deleteAllItems() { content = SnapshotContent() }
    /// Moves an item before another one, into its section. Precondition: both exist.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }
    /// Moves an item after another one, into its section. Precondition: both exist.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }
    /// Marks items to be reloaded with other cells. Precondition: they exist.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, "reload")
        reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
    }
    /// Marks items whose existing cells are to be configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers, "reconfigure")
        reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
    }

    private func check(_ identifiers: [ItemIdentifierType], _ what: String) {
        for item in identifiers {
            demand(
                content.sectionOfItem[item] != nil,
                "Attempted to \(what) item identifier that does not exist in the snapshot: \(item)")
        }
    }

    /// Items that are there already move; none may be named twice. Returns how many items the section has without them.
    private mutating func prepare(_ identifiers: [ItemIdentifierType], for section: SectionIdentifierType) -> Int {
        demand(
            Set(identifiers).count == identifiers.count,
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers among: \(identifiers)")
        content.remove(identifiers)
        return items(of: section).count
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
        demand(!identifiers.contains(other), "Items cannot be inserted beside one of themselves: \(other)")
        guard let section = content.sectionOfItem[other] else {
            fatalError("Invalid item identifier specified: \(other)")
        }
        _ = prepare(identifiers, for: section)
        guard let index = items(of: section).firstIndex(of: other) else { return }
        content.insert(identifiers, in: section, at: index + offset)
    }

    private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        demand(content.sectionOfItem[identifier] != nil, "Invalid item identifier specified: \(identifier)")
        guard identifier != other else { return }
        insert([identifier], beside: other, offset: offset)
    }

    // MARK: Sections

    /// Adds empty sections at the end. Precondition: they do not exist.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: content.sections.count)
    }
    /// Inserts empty sections before a section. Precondition: they do not exist.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: toIdentifier))
    }
    /// Inserts empty sections after a section. Precondition: they do not exist.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: toIdentifier) + 1)
    }
    /// Removes sections and their items. Sections that do not exist are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            guard let index = content.sections.firstIndex(of: section) else { continue }
            content.remove(content.items[section] ?? [])
            content.items[section] = nil
            content.sections.remove(at: index)
        }
    }
    /// Moves a section and its items before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }
    /// Moves a section and its items after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }
    /// Marks sections whose items are to be reloaded with other cells. Precondition: they exist.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            demand(
                content.items[section] != nil,
                "Attempted to reload section identifier that does not exist in the snapshot: \(section)")
            if !reloadedSectionIdentifiers.contains(section) { reloadedSectionIdentifiers.append(section) }
        }
    }

    private func place(of section: SectionIdentifierType) -> Int {
        guard let index = content.sections.firstIndex(of: section) else {
            fatalError("Invalid section identifier specified: \(section)")
        }
        return index
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        for section in identifiers {
            demand(
                content.items[section] == nil,
                "Section identifier count does not match data source count. This is most likely due to a hashing issue with "
                    + "the identifiers, or it is there already: \(section)")
            content.items[section] = []
        }
        content.sections.insert(contentsOf: identifiers, at: index)
    }

    private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard section != other else { return }
        content.sections.remove(at: place(of: section))
        content.sections.insert(section, at: place(of: other) + offset)
    }

    // MARK: For data sources

    /// What it shows, without what is to be done for it once.
    var settled: NSDiffableDataSourceSnapshot {
        var result = NSDiffableDataSourceSnapshot()
        result.content = content
        return result
    }

    /// Puts other items in a section.
    mutating func replaceItems(in section: SectionIdentifierType, with items: [ItemIdentifierType]) {
        content.remove(content.items[section] ?? [])
        appendItems(items, toSection: section)
    }
}

/// The sections and items of a snapshot.
struct SnapshotContent<Section: Hashable, Item: Hashable> {
    var sections: [Section] = []
    var items: [Section: [Item]] = [:]
    private(set) var sectionOfItem: [Item: Section] = [:]

    mutating func insert(_ new: [Item], in section: Section, at index: Int) {
        items[section]?.insert(contentsOf: new, at: index)
        for item in new { sectionOfItem[item] = section }
    }

    mutating func remove(_ old: [Item]) {
        var affected: [Section: Set<Item>] = [:]
        for item in old {
            guard let section = sectionOfItem.removeValue(forKey: item) else { continue }
            affected[section, default: []].insert(item)
        }
        for (section, gone) in affected { items[section]?.removeAll { gone.contains($0) } }
    }

    // MARK: By place

    func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func item(at path: IndexPath) -> Item? {
        guard let section = section(at: path.section), let items = items[section], items.indices.contains(path.item)
        else { return nil }
        return items[path.item]
    }

    func count(ofSection index: Int) -> Int { items[sections[index]]?.count ?? 0 }

    func path(of item: Item) -> IndexPath? {
        guard let section = sectionOfItem[item], let index = sections.firstIndex(of: section),
            let place = items[section]?.firstIndex(of: item)
        else { return nil }
        return IndexPath(item: place, section: index)
    }

    /// Where each item is.
    var paths: [Item: IndexPath] {
        var paths: [Item: IndexPath] = [:]
        paths.reserveCapacity(sectionOfItem.count)
        for (section, name) in sections.enumerated() {
            for (index, item) in (items[name] ?? []).enumerated() {
                paths[item] = IndexPath(item: index, section: section)
            }
        }
        return paths
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension SnapshotContent: Sendable where Section: Sendable, Item: Sendable {}
