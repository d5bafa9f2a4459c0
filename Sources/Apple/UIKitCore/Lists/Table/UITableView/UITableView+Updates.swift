import QuartzCore

// Changes of single rows and sections, shown as an animation.
extension UITableView {
    final func openUpdates() {
        loadIfNeeded()
        table.updateDepth += 1
    }

    /// Notes changes of rows or of `whole` sections; outside of a batch it shows them at once.
    final func change(_ animation: RowAnimation, of entries: [IndexPath], _ record: (inout ListChanges) -> Void) {
        openUpdates()
        record(&table.changes)
        for entry in entries { table.animations[entry] = animation }
        closeUpdates(completion: nil)
    }

    /// Stands for all rows of a section.
    static func whole(_ section: Int) -> IndexPath { IndexPath(row: -1, section: section) }

    final func closeUpdates(completion: ((Bool) -> Void)?) {
        demand(table.updateDepth > 0, "endUpdates() without beginUpdates()")
        table.updateDepth -= 1
        guard table.updateDepth == 0 else { return }
        let (changes, animations) = (table.changes, table.animations)
        table.changes = ListChanges()
        table.animations = [:]
        show(changes, animations, completion: completion)
    }

    private func show(
        _ changes: ListChanges, _ animations: [IndexPath: RowAnimation], completion: ((Bool) -> Void)?
    ) {
        guard table.isLoaded else {
            completion?(true)
            return
        }
        let old = table.geometry
        table.preparedHeaders = [:]
        table.preparedFooters = [:]
        var new = measure()
        let map = ListMap(
            changes, old: old.sections.map(\.rows.count), new: new.sections.map(\.rows.count), entry: "row")
        keepHeights(of: old, in: &new, map)
        let isAnimated = window != nil && UIView.areAnimationsEnabled && animations.values.contains { $0 != .none }
        let moves = isAnimated || (animations.isEmpty && window != nil && UIView.areAnimationsEnabled)
        table.geometry = new
        table.geometry.place()
        table.update = TableUpdate(map: map, oldGeometry: old, animations: animations, isAnimated: moves)
        let leaving = renumber(map, changes)
        run(animated: moves, leaving: leaving, completion: completion)
    }

    /// Rows that stay keep the heights that were found for them; those in sight are asked again, so that an empty batch of updates
    /// is enough for a cell that has other content.
    private func keepHeights(of old: TableGeometry, in new: inout TableGeometry, _ map: ListMap) {
        var cells: [IndexPath: UITableViewCell] = [:]
        for row in table.rows { cells[row.path] = row.cell }
        for (section, place) in old.sections.enumerated() {
            for row in place.rows.indices where !place.isEstimated[row] {
                let path = IndexPath(row: row, section: section)
                guard !map.isReloaded(path), let target = map.newIndexPath(path),
                    new.contains(target), new.sections[target.section].isEstimated[target.row]
                else { continue }
                new.sections[target.section].rows[target.row] =
                    cells[path].flatMap(fittingHeight) ?? place.rows[row]
                new.sections[target.section].isEstimated[target.row] = false
            }
        }
    }

    /// Gives cells and selection their new paths. Returns the cells whose rows are gone or shown again.
    private func renumber(_ map: ListMap, _ changes: ListChanges) -> [TableState.Row] {
        var staying: [TableState.Row] = []
        var leaving: [TableState.Row] = []
        for row in table.rows {
            if !map.isReloaded(row.path), let path = map.newIndexPath(row.path) {
                staying.append(TableState.Row(path: path, cell: row.cell))
            } else {
                leaving.append(row)
            }
        }
        table.rows = staying.sorted { $0.path < $1.path }
        table.selected = table.selected.compactMap { map.newIndexPath($0) }
        table.highlighted = nil
        renumberEdges(\.headers, map, isFooter: false)
        renumberEdges(\.footers, map, isFooter: true)
        return leaving
    }

    private func renumberEdges(
        _ edges: WritableKeyPath<TableState, [TableState.Edge]>, _ map: ListMap, isFooter: Bool
    ) {
        table[keyPath: edges] = table[keyPath: edges].compactMap { edge in
            guard !map.reloadedSections.contains(edge.section),
                map.sections.newIndex.indices.contains(edge.section),
                let section = map.sections.newIndex[edge.section]
            else {
                edge.view.removeFromSuperview()
                return nil
            }
            return TableState.Edge(section: section, view: edge.view)
        }
    }

    /// Gives rows in sight other heights, and moves the others.
    final func show(_ heights: [(path: IndexPath, height: CGFloat)], animated: Bool) {
        let old = table.geometry
        for (path, height) in heights { table.geometry.sections[path.section].rows[path.row] = height }
        table.geometry.place()
        let counts = old.sections.map(\.rows.count)
        let moves = animated && window != nil
        table.update = TableUpdate(
            map: ListMap(ListChanges(), old: counts, new: counts, entry: "row"), oldGeometry: old, animations: [:],
            isAnimated: moves)
        run(animated: moves, leaving: [], completion: nil)
    }

    private func run(animated: Bool, leaving: [TableState.Row], completion: ((Bool) -> Void)?) {
        let change = {
            for row in leaving { self.swiping?.leave(row.cell) }
            for row in leaving { self.leave(row, as: self.table.update?.animation(of: row.path) ?? .fade) }
            self.contentSize = CGSize(width: self.bounds.width, height: self.table.geometry.height)
            self.updatePlaces()
            self.tile()
            for row in self.table.rows {
                row.cell.alpha = 1
                row.cell.layoutIfNeeded()
            }
            self.table.update = nil
        }
        showUpdate(animated: animated, change) { [weak self] finished in
            for row in leaving { self?.retire(row) }
            completion?(finished)
        }
    }

    /// Lets a cell fade or slide away. It is put away at the animation's end.
    private func leave(_ row: TableState.Row, as animation: RowAnimation) {
        if animation != .none { insertSubview(row.cell, at: backgroundView == nil ? 0 : 1) }
        row.cell.alpha = 0
        setAside(row.cell, as: animation)
    }

    /// Moves a cell to where it goes when its row is deleted, and comes from when its row is inserted.
    private func setAside(_ cell: UITableViewCell, as animation: RowAnimation) {
        switch animation {
        case .left: cell.frame.origin.x -= bounds.width
        case .right: cell.frame.origin.x += bounds.width
        case .top: cell.frame.origin.y -= cell.frame.height
        case .bottom: cell.frame.origin.y += cell.frame.height
        case .fade, .none, .middle, .automatic: break
        }
    }

    /// A cell that was in sight and, while changes are shown, moves out of it.
    final func leave(_ row: TableState.Row) {
        let path = row.path
        row.cell.frame = rowRect(path)
        let cell = row
        MainTimer.schedule(after: TableMetrics.updateDuration) { [weak self] in self?.retire(cell) }
    }

    /// While changes are shown: where a cell that comes into sight starts from.
    final func startPlace(of cell: UITableViewCell, at path: IndexPath) {
        guard let update = table.update, update.isAnimated else { return }
        if !update.map.isInserted(path), let old = update.map.oldIndexPath(path), !update.map.isReloaded(old),
            let row = update.oldGeometry.row(old)
        {
            cell.frame.origin.y = row.top
            cell.frame.size.height = row.bottom - row.top
            return
        }
        let animation = update.animation(of: path)
        cell.alpha = animation == .none ? 1 : 0
        setAside(cell, as: animation)
    }

    /// Lets the data source set cells in sight up again, without exchanging them.
    final func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let index = table.rows.firstIndex(where: { $0.path == path }) else { continue }
            let cell = table.rows[index].cell
            guard let identifier = cell.reuseIdentifier else { continue }
            cellPool.put(cell, identifier: identifier)
            table.pending = path
            let same = dataSource?.tableView(self, cellForRowAt: path)
            table.pending = nil
            demand(
                same === cell, "reconfigureRows(at:): the data source must dequeue the cell with its identifier")
            noteInvalidSize(of: cell)
        }
    }
}
