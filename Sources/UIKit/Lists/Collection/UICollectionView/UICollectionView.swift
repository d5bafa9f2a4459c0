import QuartzCore

/// Shows items where a layout puts them. It makes views only for those in sight and uses them again.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    final var collection = CollectionState()
    final let cellPool = ReusePool<UICollectionReusableView>()
    /// Opens rows of lists that are swiped.
    final var swiping: SwipeController?
    private var layout: UICollectionViewLayout

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

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }
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
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    /// Hears which items may come into sight: a screenful in the direction of scrolling.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    open var reorderingCadence = ReorderingCadence.immediate

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            insertSubview(backgroundView, at: 0)
            setNeedsLayout()
        }
    }

    // MARK: Layout

    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { exchangeLayout(newValue, animated: false, completion: nil) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        exchangeLayout(layout, animated: animated, completion: nil)
    }
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
    /// Goes on to the new layout.
    open func finishInteractiveTransition() { endTransition(finishing: true) }
    /// Goes back to the old layout.
    open func cancelInteractiveTransition() { endTransition(finishing: false) }

    final func use(_ new: UICollectionViewLayout) {
        layout.owner = nil
        layout.wasTakenAway()
        layout = new
        new.owner = self
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return layout.layoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    open override func layoutSubviews() {
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

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: UICollectionView.poolName(.cell(IndexPath()), identifier))
    }
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
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(.supplement(elementKind, indexPath), identifier)
    }

    // MARK: Asking

    open var numberOfSections: Int { counts.count }
    open func numberOfItems(inSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
    }
    open var visibleCells: [UICollectionViewCell] {
        collection.elements.compactMap { $0.view as? UICollectionViewCell }
    }
    open var indexPathsForVisibleItems: [IndexPath] {
        collection.elements.filter { $0.key.category == .cell }.map(\.key.path)
    }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        element(.cell(indexPath)) as? UICollectionViewCell
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        collection.elements.first { $0.view === cell }?.key.path
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        element(.supplement(elementKind, indexPath))
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplements(elementKind).map(\.view)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplements(elementKind).map(\.key.path)
    }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        collection.elements.first { $0.view === supplementaryView }?.key.path
    }

    // MARK: Changes

    /// Asks the data source anew for everything. Nothing is selected afterwards.
    open func reloadData() { reloadAll() }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }
    /// Shows all changes that `updates` makes at once, as an animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batch(updates, completion: completion)
    }
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

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing: Bool {
        get { collection.isEditing }
        set { changeEditing(newValue) }
    }
    open var indexPathsForSelectedItems: [IndexPath]? { collection.selected }
    /// Selects an item, without asking or telling the delegate. `nil` selects none.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
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
