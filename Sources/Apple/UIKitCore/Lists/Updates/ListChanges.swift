/// What was inserted, deleted, moved and reloaded in a list in one go, and where what remains has gone.
///
/// As on iOS, deletions, reloads and the starts of moves are counted in the list before all changes, insertions and the ends
/// of moves in the list after them, in whatever order they were told.
struct ListChanges {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
    }
}

/// Where the entries of a row of things have gone after some were taken out, put in and moved.
struct IndexMap {
    /// The new place of each old entry; `nil` if it is gone.
    let newIndex: [Int?]
    /// How many there are now.
    let count: Int

    init(count old: Int, removed: Set<Int>, inserted: Set<Int>, moved: [Int: Int] = [:]) {
        let taken = inserted.union(moved.values)
        var next = 0
        newIndex = (0..<old).map { index in
            if let target = moved[index] { return target }
            if removed.contains(index) { return nil }
            while taken.contains(next) { next += 1 }
            defer { next += 1 }
            return next
        }
        count = old - removed.count + inserted.count
    }
}

/// Where the items of a list have gone.
struct ListMap {
    let sections: IndexMap
    private var items: [Int: IndexMap] = [:]
    private var moved: [IndexPath: IndexPath] = [:]
    /// What was put in, in new places.
    let inserted: Set<IndexPath>
    /// What was there and is shown again, in old places.
    let reloaded: Set<IndexPath>
    let reloadedSections: IndexSet
    let insertedSections: IndexSet

    /// - Parameters:
    ///   - old: How many items each section had.
    ///   - new: How many items each section has now, to be compared with what the changes say.
    ///   - entry: What sections' entries are called in messages: "row" or "item".
    init(_ changes: ListChanges, old: [Int], new: [Int], entry: String) {
        sections = IndexMap(
            count: old.count, removed: Set(changes.deletedSections), inserted: Set(changes.insertedSections),
            moved: Dictionary(changes.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 }))
        inserted = Set(changes.inserted)
        reloaded = Set(changes.reloaded)
        reloadedSections = changes.reloadedSections
        insertedSections = changes.insertedSections
        guard sections.count == new.count else {
            fatalError(
                "Invalid update: invalid number of sections. The number of sections contained in the list after the "
                    + "update (\(new.count)) must be equal to the number of sections contained in the list before the "
                    + "update (\(old.count)), plus or minus the number of sections inserted or deleted "
                    + "(\(changes.insertedSections.count) inserted, \(changes.deletedSections.count) deleted).")
        }
        for move in changes.moved { moved[move.from] = move.to }
        for (section, count) in old.enumerated() {
            guard let target = sections.newIndex[section], !changes.reloadedSections.contains(section) else { continue }
            let map = Self.map(changes, section: section, count: count, to: target)
            items[section] = map
            guard map.count == new[target] else { Self.fail(map, section, count, new[target], changes, target, entry) }
        }
    }

    private static func map(_ changes: ListChanges, section: Int, count: Int, to target: Int) -> IndexMap {
        let removed = changes.deleted.filter { $0.section == section }.map(\.item)
        let left = changes.moved.filter { $0.from.section == section && $0.to.section != target }.map(\.from.item)
        let within = changes.moved.filter { $0.from.section == section && $0.to.section == target }
        let inserted = changes.inserted.filter { $0.section == target }.map(\.item)
        let came = changes.moved.filter { $0.from.section != section && $0.to.section == target }.map(\.to.item)
        return IndexMap(
            count: count, removed: Set(removed + left), inserted: Set(inserted + came),
            moved: Dictionary(within.map { ($0.from.item, $0.to.item) }, uniquingKeysWith: { $1 }))
    }

    private static func fail(
        _ map: IndexMap, _ section: Int, _ old: Int, _ new: Int, _ changes: ListChanges, _ target: Int, _ entry: String
    ) -> Never {
        let inserted = changes.inserted.filter { $0.section == target }.count
        let deleted = changes.deleted.filter { $0.section == section }.count
        fatalError(
            "Invalid update: invalid number of \(entry)s in section \(section). The number of \(entry)s contained in an "
                + "existing section after the update (\(new)) must be equal to the number of \(entry)s contained in that "
                + "section before the update (\(old)), plus or minus the number of \(entry)s inserted or deleted from "
                + "that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(entry)s "
                + "moved into or out of that section.")
    }

    /// Where an item is now; `nil` if it is gone.
    func newIndexPath(_ old: IndexPath) -> IndexPath? {
        if let target = moved[old] { return target }
        guard sections.newIndex.indices.contains(old.section), let section = sections.newIndex[old.section] else {
            return nil
        }
        guard let map = items[old.section] else { return IndexPath(item: old.item, section: section) }
        guard map.newIndex.indices.contains(old.item), let item = map.newIndex[old.item] else { return nil }
        return IndexPath(item: item, section: section)
    }

    /// Where an item was; `nil` if it is new.
    func oldIndexPath(_ new: IndexPath) -> IndexPath? {
        if let move = moved.first(where: { $0.value == new }) { return move.key }
        guard let section = sections.newIndex.firstIndex(of: new.section) else { return nil }
        guard let map = items[section] else { return nil }
        return map.newIndex.firstIndex(of: new.item).map { IndexPath(item: $0, section: section) }
    }

    /// Whether an item, in the list before, is to be shown again.
    func isReloaded(_ old: IndexPath) -> Bool { reloaded.contains(old) || reloadedSections.contains(old.section) }

    /// Whether an item, in the list after, has been put in.
    func isInserted(_ new: IndexPath) -> Bool { inserted.contains(new) || insertedSections.contains(new.section) }
}
