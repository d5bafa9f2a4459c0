/// What has to be done with a list so that it shows another snapshot.
///
/// Sections and items that are in both stay where their order allows it; as few as possible move.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    private(set) var changes = ListChanges()
    /// What is set up again afterwards, in new places.
    private(set) var reconfigured: [IndexPath] = []

    private let old: SnapshotContent<Section, Item>
    private let new: SnapshotContent<Section, Item>

    init(
        from before: NSDiffableDataSourceSnapshot<Section, Item>, to after: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        old = before.content
        new = after.content
        compareSections()
        compareItems()
        noteReloads(after)
    }

    private mutating func compareSections() {
        let oldIndex = Self.places(of: old.sections)
        let newIndex = Self.places(of: new.sections)
        for (index, section) in old.sections.enumerated() where newIndex[section] == nil {
            changes.deletedSections.insert(index)
        }
        for (index, section) in new.sections.enumerated() where oldIndex[section] == nil {
            changes.insertedSections.insert(index)
        }
        let common = new.sections.enumerated().compactMap { index, section in
            oldIndex[section].map { (new: index, old: $0) }
        }
        let staying = Self.longestRise(common.map(\.old))
        for (place, pair) in common.enumerated() where !staying.contains(place) {
            changes.movedSections.append((from: pair.old, to: pair.new))
        }
    }

    private mutating func compareItems() {
        let (before, after) = (old.paths, new.paths)
        for (section, name) in old.sections.enumerated() where !changes.deletedSections.contains(section) {
            for (index, item) in (old.items[name] ?? []).enumerated() where after[item] == nil {
                changes.deleted.append(IndexPath(item: index, section: section))
            }
        }
        for (section, name) in new.sections.enumerated() {
            compare(new.items[name] ?? [], in: name, at: section, before)
        }
    }

    private mutating func compare(_ items: [Item], in name: Section, at section: Int, _ before: [Item: IndexPath]) {
        var within: [(new: Int, old: IndexPath)] = []
        for (index, item) in items.enumerated() {
            let path = IndexPath(item: index, section: section)
            guard let source = before[item] else {
                // All of a new section comes with it.
                if !changes.insertedSections.contains(section) { changes.inserted.append(path) }
                continue
            }
            if old.sectionOfItem[item] == name {
                within.append((index, source))
            } else {
                changes.moved.append((from: source, to: path))
            }
        }
        let staying = Self.longestRise(within.map(\.old.item))
        for (place, pair) in within.enumerated() where !staying.contains(place) {
            changes.moved.append((from: pair.old, to: IndexPath(item: pair.new, section: section)))
        }
    }

    private mutating func noteReloads(_ after: NSDiffableDataSourceSnapshot<Section, Item>) {
        guard
            !after.reloadedItemIdentifiers.isEmpty || !after.reconfiguredItemIdentifiers.isEmpty
                || !after.reloadedSectionIdentifiers.isEmpty
        else { return }
        let (before, paths) = (old.paths, new.paths)
        changes.reloaded = after.reloadedItemIdentifiers.compactMap { before[$0] }
        reconfigured = after.reconfiguredItemIdentifiers.compactMap { item in before[item] == nil ? nil : paths[item] }
        let oldIndex = Self.places(of: old.sections)
        for section in after.reloadedSectionIdentifiers {
            if let index = oldIndex[section] { changes.reloadedSections.insert(index) }
        }
        // A section that is shown again needs no word on its items.
        let gone = changes.reloadedSections
        changes.reloaded.removeAll { gone.contains($0.section) }
    }

    private static func places(of sections: [Section]) -> [Section: Int] {
        Dictionary(sections.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The places of a longest part of a row of numbers that rises.
    static func longestRise(_ numbers: [Int]) -> Set<Int> {
        var tails: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var (low, high) = (0, tails.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            before[place] = low > 0 ? tails[low - 1] : -1
            if low == tails.count { tails.append(place) } else { tails[low] = place }
        }
        var result: Set<Int> = []
        var place = tails.last ?? -1
        while place >= 0 {
            result.insert(place)
            place = before[place]
        }
        return result
    }
}
