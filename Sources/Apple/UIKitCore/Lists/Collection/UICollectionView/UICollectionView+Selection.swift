import QuartzCore

extension UICollectionView {
    private var maySelect: Bool { collection.isEditing ? allowsSelectionDuringEditing : allowsSelection }

    /// Whether several items can be chosen now.
    final var selectsMultiple: Bool {
        collection.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    // MARK: Touches

    /// The item whose cell a touch came down on.
    private func touchedItem(_ touches: Set<UITouch>) -> IndexPath? {
        var view = touches.first?.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, cell.collection === self { return indexPath(for: cell) }
            view = current.superview
        }
        return nil
    }

    /// A touch that no view in the cell has wanted. Returns whether it is the collection view's.
    final func beginTouch(_ touches: Set<UITouch>) -> Bool {
        guard touches.count == 1, let path = touchedItem(touches) else { return false }
        guard collection.highlighted == nil, maySelect || selectsMultiple,
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return true }
        collection.highlighted = path
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    final func endTouch(_ touches: Set<UITouch>) -> Bool {
        guard let path = collection.highlighted else { return touchedItem(touches) != nil }
        tapped(path)
        if collection.highlighted == path { unhighlight(path) }
        return true
    }

    final func cancelTouch() -> Bool {
        guard let path = collection.highlighted else { return false }
        unhighlight(path)
        return true
    }

    final func unhighlight(_ path: IndexPath) {
        collection.highlighted = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    private func tapped(_ path: IndexPath) {
        if selectsMultiple, collection.selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            return deselectByTouch(path)
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !selectsMultiple { for old in collection.selected where old != path { deselectByTouch(old) } }
        mark(path)
        // The source prepares before the delegate hears, as on iOS, and the animator is asked after it.
        let goes = cellForItem(at: path).flatMap { $0.selectionSegue?.prepareIfAllowed(sender: $0) }
        delegate?.collectionView(self, didSelectItemAt: path)
        goes?()
    }

    private func deselectByTouch(_ path: IndexPath) {
        deselect(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    // MARK: By program

    private func mark(_ path: IndexPath) {
        if !collection.selected.contains(path) { collection.selected.append(path) }
        cellForItem(at: path)?.isSelected = true
    }

    final func deselect(_ path: IndexPath) {
        guard let index = collection.selected.firstIndex(of: path) else { return }
        collection.selected.remove(at: index)
        cellForItem(at: path)?.isSelected = false
    }

    final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !selectsMultiple || path == nil { for old in collection.selected where old != path { deselect(old) } }
        guard let path, path.section < counts.count, path.item < counts[path.section] else { return }
        mark(path)
        if !scrollPosition.isEmpty { scroll(to: path, scrollPosition, animated: animated) }
    }

    final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let item = layoutAttributesForItem(at: path) else {
            fatalError("Attempted to scroll the collection view to an out-of-bounds item: \(path)")
        }
        let (frame, inset) = (item.frame, adjustedContentInset)
        let visible = bounds.inset(by: inset)
        var target = contentOffset
        if position.contains(.top) {
            target.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            target.y = frame.midY - visible.height / 2 - inset.top
        } else if position.contains(.bottom) {
            target.y = frame.maxY - visible.height - inset.top
        }
        if position.contains(.left) {
            target.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            target.x = frame.midX - visible.width / 2 - inset.left
        } else if position.contains(.right) {
            target.x = frame.maxX - visible.width - inset.left
        }
        if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
        setContentOffset(clamped(target), animated: animated)
    }
}
