import QuartzCore

// What collection views do whose layout is a list.
extension UICollectionView {
    /// The place of an item in its list.
    final func listPlace(of path: IndexPath) -> ListCellPlace {
        var place = ListCellPlace()
        guard let list = collectionViewLayout.list(in: path.section), counts.indices.contains(path.section) else {
            place.line.isShown = false
            return place
        }
        let isTitled = list.headerMode == .firstItemInSection
        place.appearance = list.appearance
        place.isHeader = isTitled && path.item == 0
        place.isFirst = path.item == 0
        place.isBelowHeader = isTitled && path.item == 1
        place.isLast = path.item == counts[path.section] - 1
        (place.line, place.lineAbove) = lines(of: path, list, place)
        if let source = dataSource as? any OutlineSource {
            place.level = source.levelOfItem(at: path)
            place.isExpanded = source.isItemExpanded(at: path)
        }
        return place
    }

    /// The lines below and above an item. By itself no list has one above.
    private func lines(
        of path: IndexPath, _ list: UICollectionLayoutListConfiguration, _ place: ListCellPlace
    ) -> (below: ListLine, above: ListLine) {
        var described = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler { described = handler(path, described) }
        let isInner = !place.isLast || list.appearance == .plain
        var below = ListLine(described, described.bottomSeparatorInsets)
        switch described.bottomSeparatorVisibility {
        case .automatic: below.isShown = list.showsSeparators && isInner && !place.isHeader
        case .visible: below.isShown = true
        case .hidden: below.isShown = false
        }
        var above = ListLine(described, described.topSeparatorInsets)
        above.isShown = described.topSeparatorVisibility == .visible
        return (below, above)
    }

    /// Cells in sight are told their new places.
    final func updateListPlaces() {
        for element in collection.elements {
            guard let cell = element.view as? UICollectionViewListCell else { continue }
            cell.place = listPlace(of: element.key.path)
        }
    }

    /// The layout has been prepared: a list has a background of its own, and rows that can be swiped.
    final func setUpList() {
        guard let list = collectionViewLayout.list(in: 0) else { return }
        if backgroundColor == .systemBackground { backgroundColor = list.background }
        let hasActions =
            list.leadingSwipeActionsConfigurationProvider != nil
            || list.trailingSwipeActionsConfigurationProvider != nil
        if hasActions, swiping == nil { swiping = SwipeController(host: self) }
    }

    final func changeEditing(_ editing: Bool) {
        guard editing != collection.isEditing else { return }
        swiping?.close(animated: true)
        collection.isEditing = editing
        for cell in visibleCells { cell.isMarkedEditing = indexPath(for: cell).map(isEdited) ?? editing }
    }

    /// Whether an item takes part in editing mode now.
    final func isEdited(_ path: IndexPath) -> Bool {
        collection.isEditing && delegate?.collectionView(self, canEditItemAt: path) ?? true
    }

    /// Opens the actions at an item's trailing end.
    final func openActions(of cell: UICollectionViewListCell, at path: IndexPath) {
        guard let found = swipeActions(at: path, .trailing, whileEditing: true), !found.actions.isEmpty else { return }
        swiping?.openRow(cell, at: path, found)
    }

    private func swipeActions(
        at path: IndexPath, _ side: RowSide, whileEditing: Bool
    ) -> UISwipeActionsConfiguration? {
        guard whileEditing || !collection.isEditing, let list = collectionViewLayout.list(in: path.section) else {
            return nil
        }
        return side == .leading
            ? list.leadingSwipeActionsConfigurationProvider?(path)
            : list.trailingSwipeActionsConfigurationProvider?(path)
    }
}

extension UICollectionView: SwipeHost {
    func swipedRow(of view: UIView?) -> (path: IndexPath, cell: UIView)? {
        var current = view
        while let here = current, here !== self {
            if let cell = here as? UICollectionViewListCell, cell.collection === self {
                return indexPath(for: cell).map { ($0, cell) }
            }
            current = here.superview
        }
        return nil
    }

    func swipeActions(at path: IndexPath, _ side: RowSide) -> UISwipeActionsConfiguration? {
        swipeActions(at: path, side, whileEditing: false)
    }

    func rowWillOpen(at path: IndexPath, _ cell: UIView, _ side: RowSide) {}
    func rowDidClose(at path: IndexPath?, _ cell: UIView, _ side: RowSide) {}
    func swipedPath(of cell: UIView) -> IndexPath? { collection.elements.first { $0.view === cell }?.key.path }
}

/// The control by which a list's item is moved.
final class ListReorderControl: UIControl, TakesTouchesAtOnce {
    private weak var cell: UICollectionViewListCell?

    init(cell: UICollectionViewListCell) {
        self.cell = cell
        super.init(frame: CGRect(x: 0, y: 0, width: 28, height: 32))
        isOpaque = false
        accessibilityLabel = "Reorder"
    }

    required init?(coder: NSCoder) { fatalError("Made by its cell") }

    override func draw(_ rect: CGRect) {
        ReorderSign.draw(in: bounds)
    }

    private func place(_ touch: UITouch, in view: UICollectionView) -> CGPoint {
        CGPoint(x: cell?.center.x ?? view.bounds.midX, y: touch.location(in: view).y)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let cell, let view = cell.collection, let path = view.indexPath(for: cell) else { return false }
        guard view.beginInteractiveMovementForItem(at: path) else { return false }
        view.updateInteractiveMovementTargetPosition(place(touch, in: view))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let view = cell?.collection else { return false }
        view.updateInteractiveMovementTargetPosition(place(touch, in: view))
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        cell?.collection?.endInteractiveMovement()
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        cell?.collection?.cancelInteractiveMovement()
    }
}
