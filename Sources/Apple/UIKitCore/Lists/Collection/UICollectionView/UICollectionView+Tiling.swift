import QuartzCore

// Which views are in sight, and where.
extension UICollectionView {
    // MARK: Data and layout

    /// How many items each section has, with the data source asked if need be.
    final var counts: [Int] {
        if let counts = collection.counts { return counts }
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        demand(sections >= 0, "Invalid number of sections: the data source of \(self) returned \(sections)")
        let counts = (0..<sections).map { section in
            let items = dataSource.collectionView(self, numberOfItemsInSection: section)
            demand(
                items >= 0,
                "Invalid number of items in section \(section): the data source of \(self) returned \(items)")
            return items
        }
        collection.counts = counts
        return counts
    }

    final func forgetData() {
        collection.counts = nil
        collection.isIndexKnown = false
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }

    final func reloadAll() {
        if let path = collection.highlighted { unhighlight(path) }
        collection.selected = []
        collection.prefetcher.forget()
        for element in collection.elements { retire(element) }
        collection.elements = []
        forgetData()
        setNeedsLayout()
    }

    final func layoutBecameInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
        collection.isLayoutValid = false
        if context.contentOffsetAdjustment != .zero { shiftContent(by: context.contentOffsetAdjustment) }
        setNeedsLayout()
    }

    /// Decided: a layout that sets its own sizes in `prepare()`, as published ones do, has them the second time. One that never agrees
    /// with itself shows what it has then.
    private static let mostPreparations = 4

    final func prepareLayoutIfNeeded() {
        guard !collection.isLayoutValid, dataSource != nil else { return }
        for _ in 0..<Self.mostPreparations where !collection.isLayoutValid {
            collection.isLayoutValid = true
            _ = counts
            collectionViewLayout.prepare()
        }
        collection.isLayoutValid = true
        contentSize = collectionViewLayout.collectionViewContentSize
        setUpList()
    }

    final func boundsChanged(from old: CGRect) {
        let layout = collectionViewLayout
        collection.prefetcher.scrolled(by: CGPoint(x: bounds.minX - old.minX, y: bounds.minY - old.minY))
        guard collection.isLayoutValid, layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    // MARK: Tiling

    /// Brings views in for the elements in sight, puts those out of sight away, and places all.
    final func tile() {
        guard !collection.isTiling else { return }
        collection.isTiling = true
        defer { collection.isTiling = false }
        // Cells that find their own size may make the layout invalid again; each of them does so once.
        repeat {
            prepareLayoutIfNeeded()
            keepToRightEnd()
            show(visibleAttributes)
        } while !collection.isLayoutValid && dataSource != nil
        backgroundView?.frame = bounds
        loadIndexIfNeeded()
        placeIndex()
        prefetch()
    }

    /// What the layout has in sight.
    final var visibleAttributes: [UICollectionViewLayoutAttributes] {
        guard dataSource != nil, bounds.width > 0, bounds.height > 0 else { return [] }
        return shownElements(in: bounds).filter { $0.frame.intersects(bounds) }
    }

    private func show(_ seen: [UICollectionViewLayoutAttributes]) {
        var wanted = seen
        if let moved = movedAttributes() {
            wanted.removeAll { $0.key == moved.key }
            wanted.append(moved)
        }
        let keys = Set(wanted.map(\.key))
        // Whoever hears that one has gone, and asks what is seen, finds none of those that go.
        let gone = collection.elements.filter { !keys.contains($0.key) }
        collection.elements.removeAll { !keys.contains($0.key) }
        for element in gone { retire(element) }
        var views: [ElementKey: UICollectionReusableView] = [:]
        for element in collection.elements { views[element.key] = element.view }
        var elements: [CollectionState.Element] = []
        for attributes in wanted {
            if let view = views[attributes.key] {
                hold(view, attributes.key)
                view.follow(local(attributes))
                elements.append(CollectionState.Element(key: attributes.key, view: view))
            } else {
                elements.append(CollectionState.Element(key: attributes.key, view: bringIn(attributes)))
            }
        }
        collection.elements = elements
    }

    /// Makes the view of an element and shows it in its place.
    final func bringIn(
        _ attributes: UICollectionViewLayoutAttributes, from start: UICollectionViewLayoutAttributes? = nil
    ) -> UICollectionReusableView {
        UIView.withoutAnimation {
            let view = makeView(attributes)
            view.collection = self
            view.attributes = nil
            hold(view, attributes.key)
            view.follow(local(attributes))
            if let cell = view as? UICollectionViewCell { setUp(cell, at: attributes.indexPath) }
            fit(view, attributes)
            announce(view, attributes)
            if let start { view.place(local(start)) }
            return view
        }
    }

    /// Puts a view where it belongs: in the collection view, or in the scroll view of a part of the layout.
    private func hold(_ view: UICollectionReusableView, _ key: ElementKey) {
        let holder = collectionViewLayout.scroller(of: key) ?? self
        guard view.superview !== holder else { return }
        holder.insertSubview(view, at: holder === self && backgroundView != nil ? 1 : 0)
    }

    /// What the layout says, in the coordinates of what the view is in.
    final func local(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let holder = collectionViewLayout.scroller(of: attributes.key) else { return attributes }
        let local = attributes.duplicate()
        local.center.x += holder.contentOffset.x - holder.frame.minX
        local.center.y += holder.contentOffset.y - holder.frame.minY
        return local
    }

    private func setUp(_ cell: UICollectionViewCell, at path: IndexPath) {
        cell.isMarkedEditing = isEdited(path)
        if let cell = cell as? UICollectionViewListCell { cell.place = listPlace(of: path) }
        let isSelected = collection.selected.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        let isHighlighted = collection.highlighted == path
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    }

    /// Asks a new view for the size that it would like to have.
    final func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.representedElementCategory != .decorationView else { return }
        let layout = collectionViewLayout
        let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        // The data source is not retained: one that is gone leaves elements that are counted already, and empty.
        guard let dataSource else {
            return attributes.representedElementCategory == .cell
                ? UICollectionViewCell(frame: attributes.frame) : UICollectionReusableView(frame: attributes.frame)
        }
        collection.pending = attributes
        defer { collection.pending = nil }
        switch attributes.representedElementCategory {
        case .cell: return dataSource.collectionView(self, cellForItemAt: dataPath(attributes.indexPath))
        case .supplementaryView:
            return dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: attributes.key.kind, at: attributes.indexPath)
        case .decorationView: return makeDecoration(attributes)
        }
    }

    private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let name = UICollectionView.poolName(attributes.key, "")
        if let view = cellPool.take(name) {
            view.prepareForReuse()
            return view
        }
        let view = newDecoration(attributes)
        view.identifier = ""
        return view
    }

    private func newDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let kind = attributes.key.kind
        if let nib = collectionViewLayout.decorationNibs[kind] { return NibLists.item(of: nib, kind) }
        guard let type = collectionViewLayout.decorations[kind] else {
            fatalError("No class is registered for decoration views of kind \(kind)")
        }
        return UICollectionReusableView.make(type, frame: attributes.frame)
    }

    private func announce(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
        } else if attributes.representedElementCategory == .supplementaryView {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: attributes.key.kind, at: attributes.indexPath)
        }
    }

    /// Puts a view that is out of sight away.
    final func retire(_ element: CollectionState.Element) {
        let (key, view) = (element.key, element.view)
        swiping?.forget(view)
        view.removeFromSuperview()
        view.collection = nil
        if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        } else if key.category == .supplementaryView {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
        }
        guard let identifier = view.identifier else { return }
        cellPool.put(view, identifier: UICollectionView.poolName(key, identifier))
    }

    // MARK: Reuse

    /// The name under which views of a kind and identifier wait.
    final class func poolName(_ key: ElementKey, _ identifier: String) -> String {
        "\(key.category.rawValue)/\(key.kind)/\(identifier)"
    }

    final func dequeue(_ key: ElementKey, _ identifier: String) -> UICollectionReusableView {
        let name = UICollectionView.poolName(key, identifier)
        if let view = cellPool.take(name) {
            UIView.performWithoutAnimation { view.prepareForReuse() }
            return view
        }
        if let view = cellPool.make(name) {
            if let pending = collection.pending, pending.key == key { view.frame = pending.frame }
            view.identifier = identifier
            return view
        }
        guard let type = cellPool.registeredClass(for: name) else {
            let what = key.category == .cell ? "UICollectionElementKindCell" : key.kind
            fatalError(
                "could not dequeue a view of kind: \(what) with identifier \(identifier) - must register a nib or a class "
                    + "for the identifier or connect a prototype cell in a storyboard")
        }
        let pending = collection.pending
        let view = UICollectionReusableView.make(type, frame: pending?.key == key ? pending?.frame ?? .zero : .zero)
        view.identifier = identifier
        return view
    }

    final func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        guard let cell = dequeue(.cell(path), identifier) as? UICollectionViewCell else {
            fatalError("The class registered for \(identifier) is no UICollectionViewCell")
        }
        return cell
    }

    // MARK: Asking

    final func element(_ key: ElementKey) -> UICollectionReusableView? {
        collection.elements.first { $0.key == key }?.view
    }

    final func supplements(_ kind: String) -> [CollectionState.Element] {
        collection.elements.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
    }

    final func item(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let found = shownElements(in: spot)
        return found.filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }
}
