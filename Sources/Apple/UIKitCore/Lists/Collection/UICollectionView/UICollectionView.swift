import QuartzCore

/// Shows items in the frames of a layout. It creates views only for visible items and reuses them.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Called at the end of an interactive exchange of layouts: whether its animation has run its course, and whether
    /// the new layout is there.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    final var collection = CollectionState()
    final let cellPool = ReusePool<UICollectionReusableView>()
    /// Opens rows of lists that are swiped.
    final var swiping: SwipeController?
    private var layout: UICollectionViewLayout

    /// Creates a collection view that lays its items out by a layout.
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

    /// Says what the collection view shows. The reference is weak. Another one has everything asked again at the next layout.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }
    /// Hears what is done with the items. The reference is weak. A new one invalidates the layout.
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
    /// Opens the items' context menus; `nil` until there is a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    /// Hears which items may come into sight: a screenful in the direction of scrolling.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is called for items before they are needed. The default is `true`.
    open var isPrefetchingEnabled = true
    /// Whether self-sizing items follow visible cells with a new size. They are animated, unless animations are off
    /// where the cell says so. The default is enabled.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// How soon items give way to one that is moved. Has no effect here: they do at once.
    open var reorderingCadence = ReorderingCadence.immediate

    /// The view behind all items, which does not scroll. The default is `nil`.
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
    /// Exchanges the layout; animated, items move to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        exchangeLayout(layout, animated: animated, completion: nil)
    }
    /// Exchanges the layout; the completion gets whether the animation has run its course.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeLayout(layout, animated: animated, completion: completion)
    }

    /// Begins to exchange the layout by hand: set the progress of the layout that is returned.
    ///
    /// - Parameter completion: Called with whether the last animation has run its course, and whether the new layout is there.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion: completion)
    }
    /// Finishes with the new layout.
    open func finishInteractiveTransition() { endTransition(finishing: true) }
    /// Returns to the old layout.
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

    /// Names the class of cells that are taken out under an identifier. `nil` takes the class away again.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: UICollectionView.poolName(.cell(IndexPath()), identifier))
    }
    /// Names the class of headers, footers and their like that are taken out under an identifier.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        cellPool.register(viewClass, for: UICollectionView.poolName(.supplement(elementKind, IndexPath()), identifier))
    }
    /// Has cells made of a nib, whose one object at the top has to be a cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        let name = UICollectionView.poolName(.cell(IndexPath()), identifier)
        cellPool.register(for: name, nib.map { nib in { NibLists.item(of: nib, identifier) } })
    }
    /// Has headers, footers and their like made of a nib, whose one object at the top has to be a reusable view.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        let name = UICollectionView.poolName(.supplement(kind, IndexPath()), identifier)
        cellPool.register(for: name, nib.map { nib in { NibLists.item(of: nib, identifier) } })
    }
    /// A cell that is out of sight, or a new one of what is registered. Without a registration the program traps.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// A header, footer or the like that is out of sight, or a new one. Without a registration the program traps.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(.supplement(elementKind, indexPath), identifier)
    }

    // MARK: Asking

    /// The number of sections. Asks the data source if it has not been asked yet.
    open var numberOfSections: Int { counts.count }
    /// Returns the number of items of a section; 0 for a section that is not there.
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
    /// Returns an item's cell, if it is visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        element(.cell(indexPath)) as? UICollectionViewCell
    }
    /// Returns the item of a cell; `nil` for a cell that is not visible.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        collection.elements.first { $0.view === cell }?.key.path
    }
    /// The item at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// Returns a supplementary view, if it is visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        element(.supplement(elementKind, indexPath))
    }
    /// Returns the visible views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplements(elementKind).map(\.view)
    }
    /// Returns the index paths of the visible views of a kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplements(elementKind).map(\.key.path)
    }
    /// Returns the index path of a supplementary view; `nil` for one that is not visible.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        collection.elements.first { $0.view === supplementaryView }?.key.path
    }

    // MARK: Changes

    /// Asks the data source anew for everything. Nothing is selected afterwards.
    open func reloadData() { reloadAll() }
    /// Has all items of sections shown again, with other cells.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// New sections have come, at the places that they have afterwards. The data source's count has to agree, or the
    /// program stops.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections by their previous indexes. Precondition: the data source's count agrees; otherwise the program
    /// stops.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// A section has another place; the first is that before all changes, the second that after them.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    /// New items have come, at the places that they have afterwards. The data source's counts have to agree, or the
    /// program stops.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
    /// Deletes items by their previous index paths. Precondition: the data source's counts agree.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
    /// Has items shown again, with other cells.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
    /// Updates the visible cells by the data source, without replacing them. It has to dequeue them by an equal
    /// identifier, or the program traps.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// An item has another place; the first is that before all changes, the second that after them.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }
    /// Shows all changes that `updates` makes at once, as an animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates, completion: completion)
    }
    /// Whether changes are being gathered that are not shown yet.
    open var hasUncommittedUpdates: Bool { collection.updateDepth > 0 }

    // MARK: Moving items by hand

    /// Takes hold of an item, if it can be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }
    /// Moves the item that is held, so that its middle is at a place in the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }
    /// Lets the item go where it is.
    open func endInteractiveMovement() { endMovement(cancelled: false) }
    /// Puts the item back.
    open func cancelInteractiveMovement() { endMovement(cancelled: true) }

    // MARK: Selection

    /// Whether a tap chooses an item. The default is `true`.
    open var allowsSelection = true
    /// Whether several items can be chosen at once. The default is `false`.
    open var allowsMultipleSelection = false
    /// Whether a tap chooses an item in editing mode. The default is `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be chosen at once in editing mode. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether cells show what is for editing: list cells their accessories for it. The default is `false`. Setting it closes
    /// swiped rows.
    open var isEditing: Bool {
        get { collection.isEditing }
        set { changeEditing(newValue) }
    }
    /// The items chosen, in the order in which they were; an empty array for none.
    open var indexPathsForSelectedItems: [IndexPath]? { collection.selected }
    /// Selects an item, without asking or telling the delegate. `nil` selects none.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Gives an item up, without asking or telling the delegate. It happens at once here, animated or not.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
    /// Moves the content so that an item can be seen, where the position says. An item that is not there stops the
    /// program.
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
