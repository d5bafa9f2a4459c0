import QuartzCore

// Cells and headers that are used again, or made of the classes that were registered for them.
extension UITableView {
    final func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = cellPool.take(identifier) {
            UIView.performWithoutAnimation { cell.prepareForReuse() }
            return cell
        }
        if let cell = cellPool.make(identifier) { return cell }
        guard let type = cellPool.registeredClass(for: identifier) else { return nil }
        return UITableViewCell.make(type, identifier: identifier)
    }

    final func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        if let row = table.geometry.row(path) {
            cell.frame = CGRect(x: columnInset, y: row.top, width: columnWidth, height: row.bottom - row.top)
        }
        return cell
    }

    final func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerPool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        if let view = headerPool.make(identifier) { return view }
        guard let type = headerPool.registeredClass(for: identifier) else { return nil }
        return UITableViewHeaderFooterView.make(type, identifier: identifier)
    }
}
