import QuartzCore

extension UITableView {
    // MARK: Touches

    private var maySelect: Bool { table.isEditing ? allowsSelectionDuringEditing : allowsSelection }

    private var selectsMultiple: Bool {
        table.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// The row whose cell a touch came down on.
    private func touchedRow(_ touches: Set<UITouch>) -> IndexPath? {
        var view = touches.first?.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell, cell.table === self { return indexPath(for: cell) }
            view = current.superview
        }
        return nil
    }

    /// A touch that no view in the row has wanted. Returns whether it is the table's.
    final func beginTouch(_ touches: Set<UITouch>) -> Bool {
        guard touches.count == 1, let path = touchedRow(touches) else { return false }
        guard table.highlighted == nil, maySelect || selectsMultiple,
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return true }
        table.highlighted = path
        cellForRow(at: path)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    final func endTouch(_ touches: Set<UITouch>) -> Bool {
        guard let path = table.highlighted else { return touchedRow(touches) != nil }
        unhighlight(path)
        tapped(path)
        return true
    }

    final func cancelTouch() -> Bool {
        guard let path = table.highlighted else { return false }
        unhighlight(path)
        return true
    }

    final func unhighlight(_ path: IndexPath) {
        table.highlighted = nil
        // A row that is about to be selected keeps its look.
        cellForRow(at: path)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    private func tapped(_ path: IndexPath) {
        if selectsMultiple, table.selected.contains(path) { return deselectByTouch(path) }
        let wished: IndexPath?
        if let delegate { wished = delegate.tableView(self, willSelectRowAt: path) } else { wished = path }
        guard let target = wished else { return }
        if !selectsMultiple { for old in table.selected where old != target { deselectByTouch(old) } }
        mark(target, animated: false)
        // The source prepares before the delegate hears, as on iOS, and the animator is asked after it.
        let goes = cellForRow(at: target).flatMap { $0.selectionSegue?.prepareIfAllowed(sender: $0) }
        delegate?.tableView(self, didSelectRowAt: target)
        goes?()
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    private func deselectByTouch(_ path: IndexPath) {
        let wished: IndexPath?
        if let delegate { wished = delegate.tableView(self, willDeselectRowAt: path) } else { wished = path }
        guard let target = wished else { return }
        deselect(target, animated: false)
        delegate?.tableView(self, didDeselectRowAt: target)
    }

    // MARK: By program

    private func mark(_ path: IndexPath, animated: Bool) {
        if !table.selected.contains(path) { table.selected.append(path) }
        cellForRow(at: path)?.setSelected(true, animated: animated)
    }

    final func deselect(_ path: IndexPath, animated: Bool) {
        guard let index = table.selected.firstIndex(of: path) else { return }
        table.selected.remove(at: index)
        cellForRow(at: path)?.setSelected(false, animated: animated)
    }

    final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !selectsMultiple || path == nil {
            for old in table.selected where old != path { deselect(old, animated: animated) }
        }
        guard let path, loaded.contains(path) else { return }
        mark(path, animated: animated)
        if scrollPosition != .none { scroll(to: path, scrollPosition, animated: animated) }
    }

    final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard loaded.contains(path) else {
            fatalError(
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) in section \(path.section)")
        }
        layoutIfNeeded()
        let row = rowRect(path)
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        let header = tableStyle == .plain ? table.geometry.sections[path.section].header : 0
        let y: CGFloat
        switch position {
        case .none: return scrollRectToVisible(row, animated: animated)
        case .top: y = row.minY - inset.top - header
        case .middle: y = row.midY - visible.height / 2 - inset.top
        case .bottom: y = row.maxY - visible.height - inset.top
        }
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }

    // MARK: Editing

    final func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != table.isEditing else { return }
        swiping?.close(animated: animated)
        table.isEditing = editing
        layoutIfNeeded()
        updatePlaces()
        for row in table.rows where mayEdit(row.path) || mayMove(row.path) {
            row.cell.setEditing(editing, animated: animated)
        }
    }

    final func editControlWasTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if cell.editingStyle != .delete {
            dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
        } else if swiping?.open?.cell === cell {
            swiping?.close(animated: true)
        } else {
            let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            swiping?.openRow(cell, at: path, own ?? deletion(at: path))
        }
    }

    final func accessoryWasTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        cell.accessorySegue?.performIfAllowed(sender: cell)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
