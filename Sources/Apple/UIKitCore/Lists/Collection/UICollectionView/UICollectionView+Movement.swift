import QuartzCore

/// An item that a finger moves.
@MainActor struct CollectionMovement {
    /// Where it was, and where it is by now among the others.
    let origin: IndexPath
    var current: IndexPath
    /// Where its middle is to be, in the content.
    var position: CGPoint
    /// From the content's visible corner to that place, so that it stays under the finger when the content scrolls.
    var finger = CGPoint.zero
    var link: CADisplayLink?
    /// What the items were before, to be put back.
    let counts: [Int]
}

/// The figures of moving items, in points and seconds. Decided: about what iOS shows.
private enum MovementMetrics {
    static let duration: TimeInterval = 0.25
    static let edge: CGFloat = 50
    static let step: CGFloat = 7
    /// In front of all other items.
    static let zIndex = 1000
}

// Moving items by hand. The others make room by their new order, of which the data source hears at the end.
extension UICollectionView {
    /// Whether the application has said that items can be moved, in one way or another.
    final func mayMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        collection.hasAnsweredByDefault = false
        guard dataSource.collectionView(self, canMoveItemAt: path) else { return false }
        return !collection.hasAnsweredByDefault
            || OptionalMethod.moveItem.isImplemented(by: dataSource)
    }

    final func beginMovement(at path: IndexPath) -> Bool {
        guard collection.movement == nil, let cell = cellForItem(at: path),
            dataSource?.collectionView(self, canMoveItemAt: path) == true
        else { return false }
        swiping?.close(animated: true)
        endMotion()
        let center = convert(cell.center, from: cell.superview)
        collection.movement = CollectionMovement(
            origin: path, current: path, position: center, counts: counts)
        collection.movement?.finger = CGPoint(x: center.x - bounds.minX, y: center.y - bounds.minY)
        let link = CADisplayLink(target: self, selector: Selector(UICollectionView.scrollForMovement(_:)))
        link.addAtOnce()
        collection.movement?.link = link
        invalidate([path], [path], center)
        return true
    }

    final func updateMovement(_ position: CGPoint) {
        collection.movement?.finger = CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY)
        follow(position)
    }

    private func follow(_ position: CGPoint) {
        guard let movement = collection.movement else { return }
        collection.movement?.position = position
        let layout = collectionViewLayout
        let proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: movement.current, withPosition: inLayout(position))
        if proposed != movement.current {
            let target =
                delegate?.collectionView(
                    self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
                    atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
            if target != movement.current { reorder(to: target) }
        }
        UIView.performWithoutAnimation { placeMoved() }
    }

    /// What the layout says of the item that is moved.
    final func movedAttributes() -> UICollectionViewLayoutAttributes? {
        guard let movement = collection.movement else { return nil }
        let moved = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: inLayout(movement.position))
        let attributes = shown(moved) ?? moved
        attributes.zIndex = max(attributes.zIndex, MovementMetrics.zIndex)
        return attributes
    }

    private func placeMoved() {
        guard let attributes = movedAttributes(), let view = element(attributes.key) else { return }
        view.follow(local(attributes))
    }

    /// The others make room.
    private func reorder(to target: IndexPath) {
        guard let movement = collection.movement else { return }
        let old = counts
        guard old.indices.contains(target.section) else { return }
        let room = old[target.section] + (target.section == movement.current.section ? 0 : 1)
        guard target.item < room else { return }
        var changes = ListChanges()
        changes.moved = [(movement.current, target)]
        var new = old
        new[movement.current.section] -= 1
        new[target.section] += 1
        collection.counts = new
        let map = ListMap(changes, old: old, new: new, entry: "item")
        _ = renumber(map)
        let from = movement.current
        collection.movement?.current = target
        invalidate([target], [from], movement.position)
        UIView.animate(withDuration: MovementMetrics.duration, delay: 0, options: .allowUserInteraction) {
            self.tile()
            self.updateListPlaces()
            for element in self.collection.elements { element.view.layoutIfNeeded() }
        }
    }

    private func invalidate(_ targets: [IndexPath], _ previous: [IndexPath], _ position: CGPoint) {
        let layout = collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: targets, withTargetPosition: position,
                previousIndexPaths: previous, previousPosition: position))
    }

    final func endMovement(cancelled: Bool) {
        guard let movement = collection.movement else { return }
        if cancelled, movement.current != movement.origin { reorder(to: movement.origin) }
        movement.link?.invalidate()
        let (origin, current) = (movement.origin, collection.movement?.current ?? movement.origin)
        collection.movement = nil
        if current != origin { dataSource?.collectionView(self, moveItemAt: origin, to: current) }
        let layout = collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [current], previousIndexPaths: [origin], movementCancelled: cancelled))
        UIView.animate(withDuration: MovementMetrics.duration, delay: 0, options: .allowUserInteraction) {
            self.tile()
            self.updateListPlaces()
        }
    }

    /// The path by which the data source knows an item while another one is moved.
    final func dataPath(_ path: IndexPath) -> IndexPath {
        guard let movement = collection.movement, movement.current != movement.origin else { return path }
        if path == movement.current { return movement.origin }
        var own = path
        if own.section == movement.current.section, own.item > movement.current.item { own.item -= 1 }
        if own.section == movement.origin.section, own.item >= movement.origin.item { own.item += 1 }
        return own
    }

    /// The display link's action: scrolls while the item is near an edge.
    final func scrollForMovement(_ link: CADisplayLink) {
        guard let movement = collection.movement else { return link.invalidate() }
        let visible = bounds.inset(by: adjustedContentInset)
        func way(_ place: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            place > high - MovementMetrics.edge
                ? MovementMetrics.step : place < low + MovementMetrics.edge ? -MovementMetrics.step : 0
        }
        let (x, y) = (bounds.minX + movement.finger.x, bounds.minY + movement.finger.y)
        let step = CGPoint(
            x: overflows(.x) ? way(x, visible.minX, visible.maxX) : 0,
            y: overflows(.y) ? way(y, visible.minY, visible.maxY) : 0)
        let target = clamped(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))
        guard target != contentOffset else { return }
        contentOffset = target
        layoutIfNeeded()
        follow(CGPoint(x: bounds.minX + movement.finger.x, y: bounds.minY + movement.finger.y))
    }
}
