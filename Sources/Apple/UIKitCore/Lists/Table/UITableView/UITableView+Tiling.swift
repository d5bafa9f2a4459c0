import QuartzCore

// Which cells, headers and footers are in sight, and where.
extension UITableView {
    final func tileIfNeeded() { if layer.needsLayout() || !table.isLoaded { tile() } }

    /// Brings cells in for the rows in sight, puts those out of sight away, and places everything.
    final func tile() {
        guard !table.isTiling else { return }
        table.isTiling = true
        defer { table.isTiling = false }
        followWidth()
        loadIfNeeded()
        tileRows()
        tileEdges()
        placeEnds()
        placeFillers()
        placeIndex()
        prefetch()
    }

    /// Rows may need another height in another width.
    private func followWidth() {
        guard table.isLoaded, table.width != bounds.width else { return }
        table.preparedHeaders = [:]
        table.preparedFooters = [:]
        measureAnew()
    }

    /// Asks for all heights again; cells that are there tell their own.
    final func measureAnew() {
        table.width = bounds.width
        table.geometry = measure()
        for row in table.rows where isEstimated(row.path) { adoptHeight(of: row.cell, at: row.path) }
        placeGeometry()
    }

    /// Has all heights found again.
    final func forgetHeights() {
        table.width = 0
        setNeedsLayout()
    }

    /// The sides of the safe area have changed, or whether content keeps clear of them.
    final func sideInsetsChanged() {
        for row in table.rows { row.cell.setNeedsLayout() }
        for edge in table.headers + table.footers { edge.view.setNeedsLayout() }
        forgetHeights()
    }

    /// How far the content of what is at a frame in the table keeps from its left and its right edge.
    final func sideInsets(of frame: CGRect) -> (left: CGFloat, right: CGFloat) {
        guard insetsContentViewsToSafeArea else { return (0, 0) }
        let safe = safeAreaInsets
        return (max(0, safe.left - frame.minX), max(0, safe.right - (bounds.width - frame.maxX)))
    }

    private func isEstimated(_ path: IndexPath) -> Bool {
        table.geometry.contains(path) && table.geometry.sections[path.section].isEstimated[path.row]
    }

    /// Takes over the height that a cell finds right. Returns by how much the row has grown.
    @discardableResult
    private func adoptHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        let old = table.geometry.sections[path.section].rows[path.row]
        let height = fittingHeight(of: cell) ?? old
        table.geometry.sections[path.section].rows[path.row] = height
        table.geometry.sections[path.section].isEstimated[path.row] = false
        return height - old
    }

    /// The height that a cell finds right, in whole pixels; `nil` for one that has none.
    final func fittingHeight(of cell: UITableViewCell) -> CGFloat? {
        let fitting = cell.sizeThatFits(CGSize(width: columnWidth, height: .greatestFiniteMagnitude)).height
        let scale = max(1, traitCollection.displayScale)
        return fitting > 0 ? (fitting * scale).rounded(.up) / scale : nil
    }

    // MARK: Rows

    private func tileRows() {
        // Each round makes cells for rows that came into sight; their real heights may bring further rows in or send some
        // out. Every round finds at least one height, so it ends.
        while true {
            let wanted = table.geometry.rows(from: bounds.minY, to: bounds.maxY)
            dropRows(except: wanted)
            guard bringIn(wanted) else { break }
            adoptContentSize()
        }
        placeRows()
    }

    /// Makes the missing cells. Returns whether heights have changed, and the rest has to be looked at again.
    private func bringIn(_ wanted: [IndexPath]) -> Bool {
        let top = bounds.minY
        var next = 0
        for path in wanted {
            while next < table.rows.count, table.rows[next].path < path { next += 1 }
            if next < table.rows.count, table.rows[next].path == path { continue }
            let cell = makeCell(path)
            table.rows.insert(TableState.Row(path: path, cell: cell), at: next)
            guard isEstimated(path) else { continue }
            let isAbove = (table.geometry.row(path)?.top ?? 0) < top && isScrollingBack
            let growth = adoptHeight(of: cell, at: path)
            guard growth != 0 else { continue }
            table.geometry.place()
            if isAbove { shiftContent(by: CGPoint(x: 0, y: growth)) }
            return true
        }
        return false
    }

    /// Whether rows come into sight at the upper end, where a height found must not push what is seen down.
    private var isScrollingBack: Bool { table.rows.count > 1 && bounds.minY > limits(.y).low + 1 }

    private func dropRows(except wanted: [IndexPath]) {
        var keep = Set(wanted)
        if let moved = table.reorder?.origin { keep.insert(moved) }
        let gone = table.rows.filter { !keep.contains($0.path) }
        guard !gone.isEmpty else { return }
        table.rows.removeAll { !keep.contains($0.path) }
        for row in gone {
            if table.update?.isAnimated == true { leave(row) } else { retire(row) }
        }
    }

    /// Puts a cell that is out of sight away.
    final func retire(_ row: TableState.Row) {
        swiping?.forget(row.cell)
        row.cell.removeFromSuperview()
        row.cell.table = nil
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
        guard let identifier = row.cell.reuseIdentifier else { return }
        cellPool.put(row.cell, identifier: identifier)
    }

    /// The cell of a row that comes into sight, in its place.
    private func makeCell(_ path: IndexPath) -> UITableViewCell {
        UIView.withoutAnimation {
            table.pending = path
            // The data source is not retained: one that is gone leaves rows that are counted already, and empty.
            let cell =
                dataSource?.tableView(self, cellForRowAt: path)
                ?? UITableViewCell(style: .default, reuseIdentifier: nil)
            table.pending = nil
            prepare(cell, at: path)
            cell.viewState.isPlacedByOwner = true
            cell.frame = rowRect(path)
            insertSubview(cell, at: backgroundView == nil ? 0 : 1)
            startPlace(of: cell, at: path)
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
            return cell
        }
    }

    private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        cell.table = self
        cell.alpha = 1
        cell.isHidden = false
        cell.place = place(of: path)
        cell.indentationLevel =
            delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
        if table.selected.contains(path) != cell.isSelected {
            cell.setSelected(table.selected.contains(path), animated: false)
        }
        if table.highlighted == path, !cell.isHighlighted { cell.setHighlighted(true, animated: false) }
        if cell.isEditing != table.isEditing { cell.setEditing(mayEdit(path) && table.isEditing, animated: false) }
    }

    final func mayEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    private func place(of path: IndexPath) -> CellPlace {
        var place = CellPlace()
        place.tableStyle = tableStyle
        place.isFirst = path.row == 0
        place.isLast = path.row == table.geometry.sections[path.section].rows.count - 1
        place.separatorStyle = separatorStyle
        place.separatorColor = separatorColor ?? .separator
        place.separatorEffect = separatorEffect
        place.separatorInset = hasOwnSeparatorInset ? separatorInset : nil
        place.insetsFromAutomatic = separatorInsetReference == .fromAutomaticInsets
        guard table.isEditing else { return place }
        place.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        place.indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        place.isChosen = allowsMultipleSelectionDuringEditing
        place.isMovable = mayMove(path)
        return place
    }

    /// Tells the cells in sight about other separators and places.
    final func updatePlaces() {
        for row in table.rows where table.geometry.contains(row.path) { row.cell.place = place(of: row.path) }
    }

    /// Where a row is seen: while one of them is moved, others make room.
    private func shownRect(_ path: IndexPath) -> CGRect {
        guard let reorder = table.reorder, let row = reorder.geometry.row(reorder.shown(path)) else {
            return rowRect(path)
        }
        return CGRect(x: columnInset, y: row.top, width: columnWidth, height: row.bottom - row.top)
    }

    final func placeRows() {
        for row in table.rows {
            if table.reorder?.cell === row.cell { continue }
            row.cell.setUntransformedFrame(shownRect(row.path))
        }
    }

    // MARK: Headers and footers

    private func tileEdges() {
        let sections = table.geometry.sections(from: bounds.minY, to: bounds.maxY)
        tile(\.headers, in: sections.filter { table.geometry.sections[$0].header > 0 }, isFooter: false)
        tile(\.footers, in: sections.filter { table.geometry.sections[$0].footer > 0 }, isFooter: true)
    }

    private func tile(_ edges: WritableKeyPath<TableState, [TableState.Edge]>, in sections: [Int], isFooter: Bool) {
        let gone = table[keyPath: edges].filter { !sections.contains($0.section) }
        table[keyPath: edges].removeAll { !sections.contains($0.section) }
        for edge in gone { retire(edge, isFooter: isFooter) }
        for section in sections {
            if let edge = table[keyPath: edges].first(where: { $0.section == section }) {
                edge.view.frame = place(ofEdge: section, isFooter: isFooter)
            } else if let view = preparedEdge(section, isFooter: isFooter) {
                bringIn(view, section, isFooter: isFooter)
                table[keyPath: edges].append(TableState.Edge(section: section, view: view))
            }
        }
    }

    private func bringIn(_ view: UIView, _ section: Int, isFooter: Bool) {
        if isFooter { table.preparedFooters[section] = nil } else { table.preparedHeaders[section] = nil }
        UIView.performWithoutAnimation {
            view.viewState.isPlacedByOwner = true
            view.frame = place(ofEdge: section, isFooter: isFooter)
            addSubview(view)
            if isFooter {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            } else {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            }
        }
    }

    private func retire(_ edge: TableState.Edge, isFooter: Bool) {
        edge.view.removeFromSuperview()
        if isFooter {
            delegate?.tableView(self, didEndDisplayingFooterView: edge.view, forSection: edge.section)
        } else {
            delegate?.tableView(self, didEndDisplayingHeaderView: edge.view, forSection: edge.section)
        }
        guard let view = edge.view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier else { return }
        headerPool.put(view, identifier: name)
    }

    final func dropEdges() {
        for edge in table.headers { retire(edge, isFooter: false) }
        for edge in table.footers { retire(edge, isFooter: true) }
        table.headers = []
        table.footers = []
    }

    /// Where a header or footer is. In a plain table headers stay at the top, and footers at the bottom, as long as their
    /// section is in view.
    private func place(ofEdge section: Int, isFooter: Bool) -> CGRect {
        var frame = isFooter ? footerRect(section) : headerRect(section)
        guard tableStyle == .plain else { return frame }
        let place = table.geometry.sections[section]
        let visible = bounds.inset(by: adjustedContentInset)
        if isFooter {
            frame.origin.y = max(min(frame.minY, visible.maxY - frame.height), place.rowsTop)
        } else {
            frame.origin.y = min(max(frame.minY, visible.minY), max(place.footerTop - frame.height, frame.minY))
        }
        return frame
    }

    private func placeEnds() {
        backgroundView?.frame = bounds
        let (header, footer) = (tableHeaderView, tableFooterView)
        header?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: table.geometry.tableHeader)
        footer?.frame = CGRect(
            x: 0, y: table.geometry.footerTop, width: bounds.width, height: table.geometry.tableFooter)
    }
}
