/// Knows which entries of a list have been announced because they may come into sight, and which of them no more.
///
/// Announced is a screenful in the direction in which the list was scrolled last. Documented is only that the entries "near" are, in
/// this direction; how many is decided.
struct Prefetcher {
    private var announced: Set<IndexPath> = []
    /// The direction of the last movement: backwards is negative.
    private(set) var way = CGPoint(x: 1, y: 1)

    mutating func scrolled(by distance: CGPoint) {
        if distance.x != 0 { way.x = distance.x < 0 ? -1 : 1 }
        if distance.y != 0 { way.y = distance.y < 0 ? -1 : 1 }
    }

    mutating func forget() { announced = [] }

    /// - Parameters:
    ///   - near: What is near now, in the order in which it comes into sight.
    ///   - seen: What is in sight.
    /// - Returns: What is to be announced, and what is not needed any more.
    mutating func update(near: [IndexPath], seen: [IndexPath]) -> (new: [IndexPath], dropped: [IndexPath]) {
        let wanted = Set(near)
        let new = near.filter { !announced.contains($0) }
        let dropped = announced.subtracting(wanted).subtracting(seen).sorted()
        announced = wanted
        return (new, dropped)
    }
}

extension UITableView {
    /// Tells the data source which rows may come into sight.
    final func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, table.update == nil else { return }
        let isBack = table.prefetcher.way.y < 0
        let edge = isBack ? bounds.minY - bounds.height : bounds.maxY
        let seen = table.rows.map(\.path)
        let near = table.geometry.rows(from: edge, to: edge + bounds.height).filter { !seen.contains($0) }
        let change = table.prefetcher.update(near: isBack ? near.reversed() : near, seen: seen)
        if !change.dropped.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: change.dropped) }
        if !change.new.isEmpty { source.tableView(self, prefetchRowsAt: change.new) }
    }
}

extension UICollectionView {
    /// Tells the data source which items may come into sight.
    final func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let way = collection.prefetcher.way
        let size = CGPoint(
            x: overflows(.x) ? bounds.width * way.x : 0, y: overflows(.y) ? bounds.height * way.y : 0)
        let room = bounds.offsetBy(dx: size.x, dy: size.y)
        let seen = Set(collection.elements.filter { $0.key.category == .cell }.map(\.key.path))
        let near = shownElements(in: room)
            .filter { $0.representedElementCategory == .cell && $0.frame.intersects(room) }
            .map(\.indexPath).filter { !seen.contains($0) }.sorted()
        let isBack = way.x < 0 && size.x != 0 || way.y < 0 && size.y != 0
        let change = collection.prefetcher.update(near: isBack ? near.reversed() : near, seen: Array(seen))
        if !change.dropped.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: change.dropped) }
        if !change.new.isEmpty { source.collectionView(self, prefetchItemsAt: change.new) }
    }
}
