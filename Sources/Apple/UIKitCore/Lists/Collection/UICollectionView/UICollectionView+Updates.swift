import QuartzCore

// Changes of items, sections and layouts, shown as an animation.
extension UICollectionView {
    /// Notes a change; outside of a batch it is shown at once.
    final func change(_ record: (inout ListChanges) -> Void) {
        if collection.updateDepth > 0 { return record(&collection.changes) }
        layoutIfNeeded()
        record(&collection.changes)
        commit(completion: nil)
    }

    final func batch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        layoutIfNeeded()
        // Before the batch the data source has to have been asked, or there would be nothing to count from.
        _ = counts
        collection.updateDepth += 1
        updates?()
        collection.updateDepth -= 1
        guard collection.updateDepth == 0 else {
            completion?(true)
            return
        }
        if window == nil, collection.counts == nil {
            // All was loaded again within the batch: the data source is asked again when it comes to be shown, and not before.
            collection.changes = ListChanges()
            return tellEnd(true, completion)
        }
        commit(completion: completion)
    }

    private func commit(completion: ((Bool) -> Void)?) {
        let changes = collection.changes
        collection.changes = ListChanges()
        guard dataSource != nil else { return tellEnd(true, completion) }
        let oldCounts = counts
        collection.counts = nil
        collection.isIndexKnown = false
        let map = ListMap(changes, old: oldCounts, new: counts, entry: "item")
        let oldLayout = oldAttributes()
        let leaving = renumber(map)
        invalidateForChanges(changes)
        prepareLayoutIfNeeded()
        collectionViewLayout.prepare(forCollectionViewUpdates: Self.updateItems(changes))
        showUpdate(animated: window != nil && UIView.areAnimationsEnabled) {
            self.showChanges(map, oldLayout, leaving)
            self.collectionViewLayout.finalizeCollectionViewUpdates()
        } completion: { [weak self] finished in
            for element in leaving { self?.retire(element) }
            if let self { tellEnd(finished, completion) } else { completion?(finished) }
        }
    }

    /// Outside of windows there is nothing to wait for, but the end comes after the call all the same: published code goes on there
    /// with what it sets up behind the call.
    private func tellEnd(_ finished: Bool, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        if window != nil {
            completion(finished)
        } else {
            MainTimer.scheduleForNextTurn { completion(finished) }
        }
    }

    private func invalidateForChanges(_ changes: ListChanges) {
        let context = collectionViewLayout.makeContext()
        context.invalidateDataSourceCounts = !changes.isEmpty
        collectionViewLayout.invalidateLayout(with: context)
    }

    /// Where everything near was before the changes, by its old name.
    private func oldAttributes() -> [ElementKey: UICollectionViewLayoutAttributes] {
        let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var found: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in shownElements(in: around) {
            found[attributes.key] = attributes.duplicate()
        }
        return found
    }

    private static func updateItems(_ changes: ListChanges) -> [UICollectionViewUpdateItem] {
        changes.deleted.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
            + changes.reloaded.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
            + changes.inserted.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
            + changes.moved.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    }

    /// Gives views and selection their new paths. Returns the elements that are gone or shown again.
    final func renumber(_ map: ListMap) -> [CollectionState.Element] {
        var leaving: [CollectionState.Element] = []
        var staying: [CollectionState.Element] = []
        for element in collection.elements {
            var key = element.key
            let target: IndexPath?
            if key.category == .cell {
                target = map.isReloaded(key.path) ? nil : map.newIndexPath(key.path)
            } else {
                target = newPath(ofSupplement: key.path, map)
            }
            guard let target else {
                leaving.append(element)
                continue
            }
            key.path = target
            staying.append(CollectionState.Element(key: key, view: element.view))
        }
        collection.elements = staying
        collection.selected = collection.selected.compactMap { map.newIndexPath($0) }
        collection.highlighted = nil
        return leaving
    }

    private func newPath(ofSupplement path: IndexPath, _ map: ListMap) -> IndexPath? {
        guard !path.isEmpty, !map.reloadedSections.contains(path.section),
            map.sections.newIndex.indices.contains(path.section)
        else { return path.isEmpty ? path : nil }
        return map.sections.newIndex[path.section].map { section in
            var new = path
            new.section = section
            return new
        }
    }

    // MARK: Showing

    private func showChanges(
        _ map: ListMap, _ old: [ElementKey: UICollectionViewLayoutAttributes], _ leaving: [CollectionState.Element]
    ) {
        for element in leaving {
            swiping?.leave(element.view)
            fadeAway(element)
        }
        let proposed = clamped(contentOffset)
        let target =
            delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
            ?? collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        if target != contentOffset { contentOffset = target }
        bringInChanged(visibleAttributes) { key in
            guard key.category == .cell else { return nil }
            guard !map.isInserted(key.path), let before = map.oldIndexPath(key.path), !map.isReloaded(before) else {
                return nil
            }
            return old[.cell(before)]
        }
        tile()
        updateListPlaces()
        for element in collection.elements { element.view.layoutIfNeeded() }
    }

    /// Makes the views that come into sight, each where it comes from; the animation brings them to their places.
    private func bringInChanged(
        _ wanted: [UICollectionViewLayoutAttributes],
        from source: (ElementKey) -> UICollectionViewLayoutAttributes?
    ) {
        let present = Set(collection.elements.map(\.key))
        for attributes in wanted where !present.contains(attributes.key) {
            let start = shown(initialAttributes(attributes)) ?? source(attributes.key) ?? faded(attributes)
            let view = bringIn(attributes, from: start)
            view.attributes = nil
            collection.elements.append(CollectionState.Element(key: attributes.key, view: view))
        }
    }

    private func initialAttributes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
        let (layout, path, kind) = (collectionViewLayout, attributes.indexPath, attributes.key.kind)
        switch attributes.representedElementCategory {
        case .cell: return layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView:
            return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let faded = attributes.duplicate()
        faded.alpha = 0
        return faded
    }

    private func fadeAway(_ element: CollectionState.Element) {
        let (layout, path, kind) = (collectionViewLayout, element.key.path, element.key.kind)
        let last: UICollectionViewLayoutAttributes? =
            switch element.key.category {
            case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
            case .supplementaryView:
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
            case .decorationView:
                layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
            }
        if let last = shown(last) { element.view.place(local(last)) } else { element.view.alpha = 0 }
    }

    // MARK: Layouts

    final func exchangeLayout(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = collectionViewLayout
        guard new !== old else {
            completion?(true)
            return
        }
        // Nothing has been asked for yet, also no cell: it may not be registered yet.
        guard collection.isLayoutValid || !collection.elements.isEmpty else {
            use(new)
            collection.isLayoutValid = false
            setNeedsLayout()
            completion?(true)
            return
        }
        layoutIfNeeded()
        let places = oldAttributes()
        old.prepareForTransition(to: new)
        use(new)
        new.prepareForTransition(from: old)
        collection.isLayoutValid = false
        for element in collection.elements { element.view.willTransition(from: old, to: new) }
        showUpdate(animated: animated && window != nil) {
            self.prepareLayoutIfNeeded()
            self.contentOffset = new.targetContentOffset(forProposedContentOffset: self.clamped(self.contentOffset))
            self.bringInChanged(self.visibleAttributes) { places[$0] }
            self.tile()
            for element in self.collection.elements { element.view.layoutIfNeeded() }
            new.finalizeLayoutTransition()
        } completion: { [weak self] finished in
            for element in self?.collection.elements ?? [] { element.view.didTransition(from: old, to: new) }
            completion?(finished)
        }
    }

    /// Lets the data source set cells in sight up again, without exchanging them.
    final func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cellForItem(at: path), let identifier = cell.identifier else { continue }
            cellPool.put(cell, identifier: UICollectionView.poolName(.cell(path), identifier))
            let same = dataSource?.collectionView(self, cellForItemAt: path)
            demand(
                same === cell, "reconfigureItems(at:): the data source must dequeue the cell with its identifier")
            noteInvalidSize(of: cell)
        }
    }
}
