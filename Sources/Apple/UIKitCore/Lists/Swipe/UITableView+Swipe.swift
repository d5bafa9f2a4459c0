import QuartzCore

extension UITableView: SwipeHost {
    func swipedRow(of view: UIView?) -> (path: IndexPath, cell: UIView)? {
        var current = view
        while let here = current, here !== self {
            if let cell = here as? UITableViewCell, cell.table === self {
                return indexPath(for: cell).map { ($0, cell) }
            }
            current = here.superview
        }
        return nil
    }

    func swipedPath(of cell: UIView) -> IndexPath? { table.rows.first { $0.cell === cell }?.path }

    func swipeActions(at path: IndexPath, _ side: RowSide) -> UISwipeActionsConfiguration? {
        guard !table.isEditing, table.updateDepth == 0 else { return nil }
        if side == .leading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        guard mayEdit(path) else { return nil }
        if let actions = delegate?.tableView(self, editActionsForRowAt: path), !actions.isEmpty {
            let found = UISwipeActionsConfiguration(actions: actions.map { $0.contextual(for: path) })
            // Row actions are from before swipes that do one.
            found.performsFirstActionWithFullSwipe = false
            return found
        }
        return isDeletable(path) ? deletion(at: path) : nil
    }

    /// Whether a swipe offers to delete a row: where the data source has `tableView(_:commit:forRowAt:)`. That is known of sources that
    /// were made over from iOS; others have to say by `tableView(_:canEditRowAt:)` or `tableView(_:editingStyleForRowAt:)` that rows
    /// are edited.
    private func isDeletable(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        table.hasAnsweredByDefault = false
        let mayEdit = dataSource.tableView(self, canEditRowAt: path)
        let saysSo = !table.hasAnsweredByDefault
        table.hasAnsweredByDefault = false
        let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        let namesStyle = delegate != nil && !table.hasAnsweredByDefault
        guard mayEdit, style == .delete else { return false }
        return saysSo || namesStyle
            || OptionalMethod.commitEditing.isImplemented(by: dataSource)
    }

    /// The button that every deletable row has.
    final func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
            done(true)
        }
        let found = UISwipeActionsConfiguration(actions: [action])
        return found
    }

    func rowWillOpen(at path: IndexPath, _ cell: UIView, _ side: RowSide) {
        delegate?.tableView(self, willBeginEditingRowAt: path)
        guard let cell = cell as? UITableViewCell, side == .trailing else { return }
        cell.willTransition(to: cell.stateMask.union(.showingDeleteConfirmation))
        cell.parts.showsDeletion = true
        cell.didTransition(to: cell.stateMask)
    }

    func rowDidClose(at path: IndexPath?, _ cell: UIView, _ side: RowSide) {
        if let cell = cell as? UITableViewCell, side == .trailing {
            cell.willTransition(to: cell.stateMask.subtracting(.showingDeleteConfirmation))
            cell.parts.showsDeletion = false
            cell.didTransition(to: cell.stateMask)
        }
        delegate?.tableView(self, didEndEditingRowAt: path)
    }
}
