import QuartzCore

// Rows that are as high as their cells find right.
extension UITableView {
    /// A cell may want another height: it is asked with the next layout.
    final func cellBecameInvalid(_ cell: UITableViewCell) {
        if selfSizingInvalidation != .disabled { noteInvalidSize(of: cell) }
    }

    final func noteInvalidSize(of cell: UITableViewCell) {
        guard table.isLoaded, table.rows.contains(where: { $0.cell === cell }),
            !table.unsized.cells.contains(where: { $0 === cell })
        else { return }
        table.unsized.cells.append(cell)
        if UIView.areAnimationsEnabled { table.unsized.animated = true }
        setNeedsLayout()
    }

    /// Asks the cells that may want another height, and moves rows if any does.
    final func resizeRows() {
        let (cells, animated) = table.unsized
        guard !cells.isEmpty, table.updateDepth == 0, table.update == nil else { return }
        table.unsized = ([], false)
        var heights: [(path: IndexPath, height: CGFloat)] = []
        for row in table.rows where cells.contains(where: { $0 === row.cell }) {
            guard isSelfSizing(row.path), let height = fittingHeight(of: row.cell),
                abs(height - table.geometry.sections[row.path.section].rows[row.path.row]) > 0.01
            else { continue }
            heights.append((row.path, height))
        }
        if !heights.isEmpty { show(heights, animated: animated) }
    }

    private func isSelfSizing(_ path: IndexPath) -> Bool {
        table.geometry.contains(path)
            && (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) == UITableView.automaticDimension
    }
}
