import QuartzCore

/// A list of rows in sections. It creates cells only for visible rows and reuses them.
///
/// The data source is called for the numbers of rows at the first layout and after `reloadData()`. Rows with automatic
/// height have an estimated height until they are visible; then the cell's `sizeThatFits(_:)` determines it.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    final let tableStyle: Style
    final var table = TableState()
    final let cellPool = ReusePool<UITableViewCell>()
    final let headerPool = ReusePool<UITableViewHeaderFooterView>()
    /// Whether the heights of headers and footers are those that Interface Builder writes into every file. They count for the
    /// delegate's views; titles have their own height, and where there is neither there is no header.
    final var hasFileHeights = false
    /// Opens rows that are swiped.
    final var swiping: SwipeController?
    /// Rows that the file has, in place of a data source's.
    final var staticRows: StaticRows?

    /// Creates a table view with a style.
    public init(frame: CGRect, style: Style) {
        tableStyle = style
        super.init(frame: frame)
        setUpTable()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        tableStyle = NibLists.tableStyle(in: coder)
        super.init(coder: coder)
        setUpTable()
        decode(.tableView, from: coder)
        decodeRows(from: coder)
    }

    /// The style, which determines how sections are separated.
    open var style: Style { tableStyle }

    /// The data source, which provides the rows. The reference is weak. A new one reloads the table at the next layout.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }
    /// The delegate, which is notified of the rows' events and configures their appearance. The reference is weak. A
    /// new one reloads the table.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set {
            (self as UIScrollView).delegate = newValue
            if newValue != nil, menus == nil { menus = ListMenus(self) }
            forgetData()
        }
    }
    /// Opens the rows' context menus, once there is a delegate that may give some.
    private final var menus: ListMenus?
    /// The interaction of the rows' context menus; `nil` without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    /// The object that prefetches rows: it is notified of one screenful in the direction of
    /// scrolling. Weak reference.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is called for rows before they become visible. The default is `true`.
    open var isPrefetchingEnabled = true

    // MARK: Measures

    /// The height in points of rows for which the delegate returns none. The default is `automaticDimension`.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetData() } }
    }
    /// The height in points of headers for which the delegate returns none. The default is `automaticDimension`: the
    /// height of the title or view.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            hasFileHeights = false
            forgetData()
        }
    }
    /// The height in points of footers for which the delegate returns none. The default is `automaticDimension`: the
    /// height of the text or view.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            hasFileHeights = false
            forgetData()
        }
    }
    /// The height in points of rows with automatic height until they become visible. The default is
    /// `automaticDimension`: 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetData() } }
    }
    /// Whether rows with automatic height change when a visible cell invalidates its size. The change is animated,
    /// unless animations are disabled when the cell invalidates it. The default is `enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Has no effect here: headers with automatic height are measured immediately.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// Has no effect here: footers with automatic height are measured immediately.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// The distance in points between the separators below the last row of a plain table without a footer. The default
    /// is 0, as since iOS 15: there are none. `automaticDimension` shows them as before.
    open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }
    /// The space above the headers of a plain table's sections, in points.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetData() } }
    }

    // MARK: Look

    /// The style of the separators. The default is `singleLine`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { updatePlaces() } }
    }
    /// The color of the separators. The default is `separator`, also for `nil`.
    open var separatorColor: UIColor? = .separator { didSet { if separatorColor != oldValue { updatePlaces() } } }
    /// The insets of the separators, in points from the cells' edges. The default is 16 at the left; until it is set,
    /// the content of the cells determines them.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            hasOwnSeparatorInset = true
            updatePlaces()
        }
    }
    final var hasOwnSeparatorInset = false
    /// The edges that `separatorInset` refers to. The default is the cell's edges.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { updatePlaces() } }
    }
    /// The visual effect of the separators, such as vibrancy. The default is `nil`: only the color.
    open var separatorEffect: UIVisualEffect? { didSet { if separatorEffect != oldValue { updatePlaces() } } }
    /// Whether the content of cells is limited to a readable width. The default is `false`.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { forgetData() } }
    }
    /// From the edge to the text of cells and titles.
    final var textMargin: CGFloat {
        let margin = TableMetrics.margin(width: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth else { return margin }
        return max(margin, ((bounds.width - UIView.readableWidth) / 2).rounded())
    }
    /// Whether the content of rows, headers and footers is inset by the safe area; their backgrounds are not. The
    /// default is `true`.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { sideInsetsChanged() } }
    }
    /// The view behind the rows, which does not scroll. The default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// The number of rows from which on the index is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { loadIndex() } }
    }
    /// The color of the index's titles; `nil` for the tint color.
    open var sectionIndexColor: UIColor? { didSet { if sectionIndexColor != oldValue { loadIndex() } } }
    /// The background color of the index. The default is `nil`, for none.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { if sectionIndexBackgroundColor != oldValue { loadIndex() } }
    }
    /// The background color of the index during a touch.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { if sectionIndexTrackingBackgroundColor != oldValue { loadIndex() } }
    }
    /// The view above the rows, which scrolls with them. Its height is used; its width becomes the table's. The default
    /// is `nil`.
    open var tableHeaderView: UIView? { didSet { tableEndChanged(from: oldValue, to: tableHeaderView) } }
    /// The view below the rows, which scrolls with them. Its height is used; its width becomes the table's. The default
    /// is `nil`.
    open var tableFooterView: UIView? { didSet { tableEndChanged(from: oldValue, to: tableFooterView) } }

    // MARK: Asking

    /// The number of sections. Calls the data source if it is not loaded.
    open var numberOfSections: Int { loaded.sections.count }
    /// Returns the number of rows of a section, or 0 if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        loaded.sections.indices.contains(section) ? loaded.sections[section].rows.count : 0
    }
    /// Returns the rectangle of a section with its header and footer, in the content's coordinates.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// Returns the rectangle of a header that is not pinned, in the content's coordinates.
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    /// Returns the rectangle of a footer, in the content's coordinates.
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// Returns the rectangle of a row, in the content's coordinates. Rows with automatic height are estimated until
    /// they become visible.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    /// Returns the row at a point of the content, or `nil`.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        point.x < 0 || point.x >= bounds.width ? nil : loaded.row(at: point.y)
    }
    /// Returns the row of a cell, or `nil` if the cell is not visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.rows.first { $0.cell === cell }?.path }
    /// Returns the rows that intersect a rectangle of the content vertically.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loaded.rows(from: rect.minY, to: rect.maxY) }
    /// Returns the cell of a row, or `nil` if it is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        table.rows.first { $0.path == indexPath }?.cell
    }
    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        tileIfNeeded()
        return table.rows.map(\.cell)
    }
    /// The visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        tileIfNeeded()
        return table.rows.map(\.path)
    }
    /// Returns the header of a section if it is visible and a `UITableViewHeaderFooterView`, otherwise `nil`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.headers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }
    /// Returns the footer of a section if it is visible and a `UITableViewHeaderFooterView`, otherwise `nil`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.footers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    // MARK: Making cells

    /// Registers a class of cells for an identifier. `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: identifier)
    }
    /// Registers a class of headers and footers for an identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(aClass, for: identifier)
    }
    /// Registers a nib for cells. Its only top-level object must be a cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellPool.register(for: identifier, nib.map { nib in { NibLists.cell(of: nib, identifier) } })
    }
    /// Registers a nib for headers and footers. Its only top-level object must be such a view.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(for: identifier, nib.map { nib in { NibLists.header(of: nib, identifier) } })
    }
    /// Returns a reusable or new cell for a registered identifier; `nil` if nothing is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    /// Returns a reusable or new cell for a registered identifier. Traps if nothing is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// Returns a reusable or new header or footer for a registered identifier; `nil` if nothing is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    // MARK: Changes

    /// Reloads all data from the data source. The selection is cleared.
    open func reloadData() { reloadAll() }
    /// Reloads the titles of the index from the data source.
    open func reloadSectionIndexTitles() { loadIndex() }
    /// Reloads rows with new cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation, of: indexPaths) { $0.reloaded += indexPaths }
    }
    /// Updates the visible cells of rows without replacing them. The data source must dequeue the cell with the same
    /// identifier; otherwise the program traps.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Reloads sections with new cells. They fade here, unless the animation is `none`.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation, of: sections.map(Self.whole)) { $0.reloadedSections.formUnion(sections) }
    }
    /// Inserts rows at their index paths after the update. Precondition: the data source's counts agree.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation, of: indexPaths) { $0.inserted += indexPaths }
    }
    /// Deletes rows by their previous index paths. Precondition: the data source's counts agree.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation, of: indexPaths) { $0.deleted += indexPaths }
    }
    /// Moves a row from its index path before the update to that after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic, of: []) { $0.moved.append((indexPath, newIndexPath)) }
    }
    /// Inserts sections at their indexes after the update. Precondition: the data source's count agrees. Their rows
    /// fade in here, unless the animation is `none`.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation, of: sections.map(Self.whole)) { $0.insertedSections.formUnion(sections) }
    }
    /// Deletes sections by their indexes before the update. Precondition: the data source's count agrees. Their rows
    /// fade out here, unless the animation is `none`.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation, of: sections.map(Self.whole)) { $0.deletedSections.formUnion(sections) }
    }
    /// Moves a section from its index before the update to that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic, of: []) { $0.movedSections.append((section, newSection)) }
    }
    /// Begins a group of updates, which ends with `endUpdates()`. Can be nested.
    open func beginUpdates() { openUpdates() }
    /// Ends a group of updates and applies them together. Traps without a preceding `beginUpdates()`.
    open func endUpdates() { closeUpdates(completion: nil) }
    /// Applies the updates of a closure together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        closeUpdates(completion: completion)
    }
    /// Whether there are updates that are not yet applied.
    open var hasUncommittedUpdates: Bool { table.updateDepth > 0 }

    // MARK: Selection

    /// Whether a tap selects a row. The default is `true`.
    open var allowsSelection = true
    /// Whether several rows can be selected. The default is `false`.
    open var allowsMultipleSelection = false
    /// Whether a tap selects a row in editing mode. The default is `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected in editing mode, with circles before them. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false
    /// The first selected row, or `nil`.
    open var indexPathForSelectedRow: IndexPath? { table.selected.first }
    /// The selected rows in the order of their selection, or `nil`.
    open var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }
    /// Selects a row without calling the delegate. `nil` clears the selection.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    /// Scrolls to a row, to the given position in the visible part. Traps if there is no such row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    /// Scrolls to the topmost selected row. Has no effect if none is selected.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = table.selected.min() else { return }
        scroll(to: path, scrollPosition, animated: animated)
    }

    // MARK: Editing

    /// Whether the table is in editing mode. Setting it is not animated.
    open var isEditing: Bool {
        get { table.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the editing controls, and closes a row with open swipe actions.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Layout and touches

    /// Another text size gives rows, headers and footers other heights.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        guard category != nil, category != traitCollection.preferredContentSizeCategory else { return }
        forgetHeights()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        guard sides != table.sides else { return }
        table.sides = sides
        sideInsetsChanged()
    }

    open override func layoutSubviews() {
        resizeRows()
        tile()
        super.layoutSubviews()
    }

    override func scrollingMayBegin() { swiping?.close(animated: true) }

    override func boundsDidChange(from old: CGRect) {
        guard old.origin != bounds.origin else { return }
        table.prefetcher.scrolled(by: CGPoint(x: 0, y: bounds.minY - old.minY))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if table.highlighted == nil { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelTouch() { super.touchesCancelled(touches, with: event) }
    }
}

/// An object that loads the content of rows before they become visible.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with rows that can become visible soon, up to a screenful ahead in the direction of
    /// scrolling. Load their content.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called with prefetched rows that are no longer near the visible area.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
