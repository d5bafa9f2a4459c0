import QuartzCore

/// A row that a finger moves, and the rows that make room for it.
struct TableReorder {
    let origin: IndexPath
    let cell: UITableViewCell
    /// From the cell's upper edge to the finger.
    let grip: CGFloat
    /// Where the finger is in the table's frame.
    var finger: CGFloat
    /// Where the row goes when the finger lets it go, and where all rows lie then.
    private(set) var target: IndexPath
    private(set) var geometry: TableGeometry
    private let original: TableGeometry
    var link: CADisplayLink?

    init(origin: IndexPath, cell: UITableViewCell, grip: CGFloat, finger: CGFloat, geometry: TableGeometry) {
        self.origin = origin
        self.cell = cell
        self.grip = grip
        self.finger = finger
        target = origin
        original = geometry
        self.geometry = geometry
    }

    mutating func move(to new: IndexPath) {
        target = new
        geometry = original
        guard original.contains(origin), geometry.sections.indices.contains(new.section) else { return }
        let height = geometry.sections[origin.section].rows.remove(at: origin.row)
        let isEstimated = geometry.sections[origin.section].isEstimated.remove(at: origin.row)
        let row = min(new.row, geometry.sections[new.section].rows.count)
        geometry.sections[new.section].rows.insert(height, at: row)
        geometry.sections[new.section].isEstimated.insert(isEstimated, at: row)
        geometry.place()
    }

    /// Where a row is as long as the moved one is at its target.
    func shown(_ path: IndexPath) -> IndexPath {
        if path == origin { return target }
        var shown = path
        if path.section == origin.section, path.row > origin.row { shown.row -= 1 }
        if shown.section == target.section, shown.row >= target.row { shown.row += 1 }
        return shown
    }
}

/// The figures of moving rows, in points and seconds. Decided: about what iOS shows.
private enum ReorderMetrics {
    static let duration: TimeInterval = 0.2
    /// How near to the edge a finger has to be for the table to scroll, and how far that goes in a frame.
    static let edge: CGFloat = 60
    static let step: CGFloat = 7
}

extension UITableView {
    /// Whether a row shows the control by which it is moved. A data source that does not say which rows can be moved, but has
    /// `tableView(_:moveRowAt:to:)`, means all of them; that it has it is known of sources that were made over from iOS.
    final func mayMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        table.hasAnsweredByDefault = false
        if dataSource.tableView(self, canMoveRowAt: path) { return true }
        return table.hasAnsweredByDefault
            && OptionalMethod.moveRow.isImplemented(by: dataSource)
    }

    final func beginReorder(of cell: UITableViewCell, at point: CGPoint) {
        guard table.reorder == nil, let path = indexPath(for: cell), mayMove(path) else { return }
        swiping?.close(animated: true)
        endMotion()
        table.reorder = TableReorder(
            origin: path, cell: cell, grip: point.y - cell.frame.minY, finger: point.y - bounds.minY,
            geometry: table.geometry)
        let link = CADisplayLink(target: self, selector: Selector(UITableView.scrollForReorder(_:)))
        link.addAtOnce()
        table.reorder?.link = link
        raise(cell, true)
    }

    private func raise(_ cell: UITableViewCell, _ isRaised: Bool) {
        cell.layer.zPosition = isRaised ? 100 : 0
        cell.layer.shadowColor = UIColor.black.cgColor
        UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: .allowUserInteraction) {
            cell.layer.shadowOpacity = isRaised ? 0.25 : 0
            cell.layer.shadowRadius = isRaised ? 8 : 3
            cell.alpha = isRaised ? 0.95 : 1
        }
    }

    final func moveReorder(to point: CGPoint) {
        guard table.reorder != nil else { return }
        table.reorder?.finger = point.y - bounds.minY
        followFinger()
    }

    private func followFinger() {
        guard let reorder = table.reorder else { return }
        let top = reorder.finger + bounds.minY - reorder.grip
        var frame = reorder.cell.frame
        let low = reorder.geometry.tableHeader
        let high = max(low, reorder.geometry.footerTop - frame.height)
        frame.origin.y = min(max(top, low), high)
        reorder.cell.frame = frame
        guard let proposed = reorder.geometry.nearestRow(to: frame.midY), proposed != reorder.target else { return }
        let target =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: reorder.origin, toProposedIndexPath: proposed) ?? proposed
        guard target != reorder.target else { return }
        table.reorder?.move(to: target)
        UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: .allowUserInteraction) {
            self.placeRows()
        }
    }

    /// The display link's action: scrolls while the finger is near an edge.
    final func scrollForReorder(_ link: CADisplayLink) {
        guard let reorder = table.reorder else { return link.invalidate() }
        let visible = bounds.inset(by: adjustedContentInset)
        let (start, end) = (visible.minY - bounds.minY, visible.maxY - bounds.minY)
        var way: CGFloat = 0
        if reorder.finger > end - ReorderMetrics.edge { way = ReorderMetrics.step }
        if reorder.finger < start + ReorderMetrics.edge { way = -ReorderMetrics.step }
        let target = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + way))
        guard way != 0, target != contentOffset else { return }
        contentOffset = target
        layoutIfNeeded()
        followFinger()
    }

    final func endReorder(cancelled: Bool) {
        guard let reorder = table.reorder else { return }
        reorder.link?.invalidate()
        table.reorder = nil
        let frame = reorder.cell.frame
        if !cancelled, reorder.target != reorder.origin {
            UIView.performWithoutAnimation {
                performBatchUpdates {
                    self.dataSource?.tableView(self, moveRowAt: reorder.origin, to: reorder.target)
                    self.moveRow(at: reorder.origin, to: reorder.target)
                }
            }
        }
        UIView.performWithoutAnimation { reorder.cell.frame = frame }
        raise(reorder.cell, false)
        UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: .allowUserInteraction) {
            self.placeRows()
        }
    }
}

extension TableGeometry {
    /// The row at a height, or the next one to it.
    fileprivate func nearestRow(to y: CGFloat) -> IndexPath? {
        if let path = row(at: y) { return path }
        var best: (path: IndexPath, distance: CGFloat)?
        for (index, section) in sections.enumerated() where !section.rows.isEmpty {
            let isAbove = y < section.rowsTop
            let distance = isAbove ? section.rowsTop - y : y - section.footerTop
            if best.map({ distance < $0.distance }) ?? true {
                best = (IndexPath(row: isAbove ? 0 : section.rows.count - 1, section: index), distance)
            }
        }
        return best?.path
    }
}

/// The control by which a row is moved: three lines at its end.
final class CellReorderControl: CellControl, TakesTouchesAtOnce {
    weak var cell: UITableViewCell?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        accessibilityLabel = "Reorder"
    }

    required init?(coder: NSCoder) { fatalError("A reorder control is made by its cell") }

    override func draw(_ rect: CGRect) {
        ReorderSign.draw(in: bounds)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let cell, let table = cell.table else { return false }
        table.beginReorder(of: cell, at: touch.location(in: table))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let table = cell?.table else { return false }
        table.moveReorder(to: touch.location(in: table))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        cell?.table?.endReorder(cancelled: false)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        cell?.table?.endReorder(cancelled: true)
    }
}

extension UITableViewCell {
    final func showReorderControl(_ isShown: Bool) {
        showsReorderControl = isShown
        if !isShown {
            parts.reorder?.removeFromSuperview()
            parts.reorder = nil
        } else if parts.reorder == nil {
            let control = CellReorderControl(frame: .zero)
            control.cell = self
            UIView.performWithoutAnimation {
                addSubview(control)
                control.alpha = 1
            }
            parts.reorder = control
        }
    }

    /// Which controls the cell shows.
    final var stateMask: StateMask {
        var state: StateMask = isMarkedEditing ? .showingEditControl : []
        if parts.showsDeletion { state.insert(.showingDeleteConfirmation) }
        return state
    }
}
