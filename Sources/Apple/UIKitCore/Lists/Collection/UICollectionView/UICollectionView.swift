import QuartzCore

/// A view of items in the frames of a layout. It creates views only for visible items and reuses them.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Called at the end of an interactive layout change, with whether its animation completed and whether the new
    /// layout is used.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    final var collection = CollectionState()
    final let cellPool = ReusePool<UICollectionReusableView>()
    /// Opens rows of lists that are swiped.
    final var swiping: SwipeController?
    private var layout: UICollectionViewLayout

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.owner = self
        backgroundColor = .systemBackground
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        layout = NibLists.layout(in: coder)
        super.init(coder: coder)
        layout.owner = self
        backgroundColor = .systemBackground
        decode(.collectionView, from: coder)
        decodeCells(from: coder)
    }

    /// The data source, which provides the items. The reference is weak. A new one reloads the collection view at the
    /// next layout.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }
    /// The delegate, which is notified of the items' events. The reference is weak. A new one invalidates the layout.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            if newValue != nil, menus == nil { menus = ListMenus(self) }
            layout.invalidateLayout()
        }
    }
    /// Opens the items' context menus, once there is a delegate that may give some.
    private final var menus: ListMenus?
    /// The interaction of the items' context menus; `nil` without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    /// The object that prefetches items: it is notified of one screenful in the direction of
    /// scrolling. Weak reference.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is called for items before they become visible. The default is `true`.
    open var isPrefetchingEnabled = true
    /// Whether self-sizing items change when a visible cell invalidates its size. The change is animated, unless
    /// animations are disabled when the cell invalidates it. The default is `enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// The speed at which items move aside for a dragged one. Has no effect here: they move
    /// immediately.
    open var reorderingCadence = ReorderingCadence.immediate

    /// The view behind the items, which does not scroll. The default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            setNeedsLayout()
        }
    }

    // MARK: Layout

    /// The layout of the items. Setting it changes the layout without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { exchangeLayout(newValue, animated: false, completion: nil) }
    }
    /// Sets the layout. With `animated` the items move to their new positions.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        exchangeLayout(layout, animated: animated, completion: nil)
    }
    /// Sets the layout.
    ///
    /// - Parameter completion: Called at the end, with whether the animation completed.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeLayout(layout, animated: animated, completion: completion)
    }

    /// Begins an interactive layout change. Set the progress of the returned layout.
    ///
    /// - Parameter completion: Called at the end, with whether the last animation completed and whether the new layout
    ///   is used.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion: completion)
    }
    /// Finishes the interactive layout change with the new layout.
    open func finishInteractiveTransition() { endTransition(finishing: true) }
    /// Cancels the interactive layout change and returns to the old layout.
    open func cancelInteractiveTransition() { endTransition(finishing: false) }

    final func use(_ new: UICollectionViewLayout) {
        layout.owner = nil
        layout.wasTakenAway()
        layout = new
        new.owner = self
    }

    /// Returns the layout's attributes of an item, visible or not.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return shown(layout.layoutAttributesForItem(at: indexPath))
    }
    /// Returns the layout's attributes of a supplementary view, visible or not.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return shown(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }

    open override func layoutSubviews() {
        resizeItems()
        tile()
        super.layoutSubviews()
    }

    override func boundsDidChange(from old: CGRect) { boundsChanged(from: old) }
    override func scrollingMayBegin() { swiping?.close(animated: true) }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layout.invalidateLayout()
    }

    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: Making views

    /// Registers a class of cells for an identifier. `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: UICollectionView.poolName(.cell(IndexPath()), identifier))
    }
    /// Registers a class of supplementary views for a kind and an identifier.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        cellPool.register(viewClass, for: UICollectionView.poolName(.supplement(elementKind, IndexPath()), identifier))
    }
    /// Registers a nib for cells. Its only top-level object must be a cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        let name = UICollectionView.poolName(.cell(IndexPath()), identifier)
        cellPool.register(for: name, nib.map { nib in { NibLists.item(of: nib, identifier) } })
    }
    /// Registers a nib for supplementary views. Its only top-level object must be a reusable view.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        let name = UICollectionView.poolName(.supplement(kind, IndexPath()), identifier)
        cellPool.register(for: name, nib.map { nib in { NibLists.item(of: nib, identifier) } })
    }
    /// Returns a reusable or new cell for a registered identifier. Traps if nothing is registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// Returns a reusable or new supplementary view for a registered identifier. Traps if nothing is registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(.supplement(elementKind, indexPath), identifier)
    }

    // MARK: Asking

    /// The number of sections. Calls the data source if it is not loaded.
    open var numberOfSections: Int { counts.count }
    /// Returns the number of items of a section, or 0 if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
    }
    /// The visible cells, in no particular order.
    open var visibleCells: [UICollectionViewCell] {
        collection.elements.compactMap { $0.view as? UICollectionViewCell }
    }
    /// The items with visible cells, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] {
        collection.elements.filter { $0.key.category == .cell }.map(\.key.path)
    }
    /// Returns the cell of an item, or `nil` if it is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        element(.cell(indexPath)) as? UICollectionViewCell
    }
    /// Returns the item of a cell, or `nil` if the cell is not visible.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        collection.elements.first { $0.view === cell }?.key.path
    }
    /// Returns the item at a point of the content, or `nil`.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// Returns a supplementary view, or `nil` if it is not visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        element(.supplement(elementKind, indexPath))
    }
    /// Returns the visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplements(elementKind).map(\.view)
    }
    /// Returns the index paths of the visible supplementary views of a kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplements(elementKind).map(\.key.path)
    }
    /// Returns the index path of a supplementary view, or `nil` if it is not visible.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        collection.elements.first { $0.view === supplementaryView }?.key.path
    }

    // MARK: Changes

    /// Reloads all data from the data source. The selection is cleared.
    open func reloadData() { reloadAll() }
    /// Reloads sections with new cells.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// Inserts sections at their indexes after the update. Precondition: the data source's count agrees.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections by their indexes before the update. Precondition: the data source's count agrees.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Moves a section from its index before the update to that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    /// Inserts items at their index paths after the update. Precondition: the data source's counts agree.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
    /// Deletes items by their previous index paths. Precondition: the data source's counts agree.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
    /// Reloads items with new cells.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
    /// Updates the visible cells of items without replacing them. The data source must dequeue the cell with the same
    /// identifier; otherwise the program traps.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Moves an item from its index path before the update to that after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }
    /// Applies the updates of a closure together, with an animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates, completion: completion)
    }
    /// Whether there are updates that are not yet applied.
    open var hasUncommittedUpdates: Bool { collection.updateDepth > 0 }

    // MARK: Moving items by hand

    /// Begins the interactive movement of an item.
    ///
    /// - Returns: Whether the item can be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }
    /// Moves the item so that its center is at a point of the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }
    /// Ends the interactive movement and inserts the item at its current position.
    open func endInteractiveMovement() { endMovement(cancelled: false) }
    /// Cancels the interactive movement and returns the item to its original position.
    open func cancelInteractiveMovement() { endMovement(cancelled: true) }

    // MARK: Selection

    /// Whether a tap selects an item. The default is `true`.
    open var allowsSelection = true
    /// Whether several items can be selected. The default is `false`.
    open var allowsMultipleSelection = false
    /// Whether a tap selects an item in editing mode. The default is `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected in editing mode. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether cells show their editing controls and accessories. The default is `false`. Setting it closes swiped
    /// rows.
    open var isEditing: Bool {
        get { collection.isEditing }
        set { changeEditing(newValue) }
    }
    /// The selected items in the order of their selection, or an empty array.
    open var indexPathsForSelectedItems: [IndexPath]? { collection.selected }
    /// Selects an item without calling the delegate. `nil` clears the selection.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects an item without calling the delegate. The change is immediate here, also with `animated`.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
    /// Scrolls to an item, to the given position in the visible part. Traps if there is no such item.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if collection.highlighted == nil { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelTouch() { super.touchesCancelled(touches, with: event) }
    }
}
