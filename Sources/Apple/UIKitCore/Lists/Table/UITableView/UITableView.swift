import QuartzCore

/// A column of rows in sections. It creates cells only for visible rows and reuses them.
///
/// The data source is called for the numbers of rows when the table is first laid out, and again by `reloadData()`.
/// Rows with automatic height are estimated until they are visible; then the cell's `sizeThatFits(_:)` determines it.
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

    /// Creates a table of a style, which it keeps.
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

    /// How rows and sections are set off from one another.
    open var style: Style { tableStyle }

    /// Says what the table shows. The reference is weak. Another one has everything asked again at the next layout.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }
    /// Hears what is done with the rows and has a say in their look. The reference is weak. A new one has everything asked again.
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
    /// Opens the rows' context menus; `nil` until there is a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    /// Hears which rows may come into sight: a screenful in the direction of scrolling.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` is called for rows before they are needed. The default is `true`.
    open var isPrefetchingEnabled = true

    // MARK: Measures

    /// The height of all rows for which the delegate says nothing else.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetData() } }
    }
    /// The height of headers for which the delegate says nothing else, in points. The default is automatic: as the title or
    /// view needs.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            hasFileHeights = false
            forgetData()
        }
    }
    /// The height of footers for which the delegate says nothing else, in points. The default is automatic: as the text or
    /// view needs.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            hasFileHeights = false
            forgetData()
        }
    }
    /// The height of rows of automatic height before they come into sight, in points. The default is automatic: 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetData() } }
    }
    /// Whether rows of automatic height follow visible cells that invalidate their size. The change is animated unless
    /// animations are disabled where the cell invalidates its size. The default is enabled.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Has no effect here: headers of automatic height are measured at once.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// Has no effect here: footers of automatic height are measured at once.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// The distance, in points, between the separators below the last row of a plain table without a footer. The default is 0,
    /// as since iOS 15: there are none. `automaticDimension` shows the earlier ones.
    open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }
    /// Empty room above the headers of a plain table's sections.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetData() } }
    }

    // MARK: Look

    /// Whether there are lines between rows. The default is single lines.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { updatePlaces() } }
    }
    /// The separators' color. The default is `separator`, also for `nil`.
    open var separatorColor: UIColor? = .separator { didSet { if separatorColor != oldValue { updatePlaces() } } }
    /// The insets of the separators, in points from the cells' edges. The default is 16 at the left; until it is set, cells
    /// choose by their content.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            hasOwnSeparatorInset = true
            updatePlaces()
        }
    }
    final var hasOwnSeparatorInset = false
    /// The reference of `separatorInset`. The default is the cell's edges.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { updatePlaces() } }
    }
    /// The effect that separators have, such as vibrancy, with their color in it. The default is `nil`: the color alone.
    open var separatorEffect: UIVisualEffect? { didSet { if separatorEffect != oldValue { updatePlaces() } } }
    /// Whether the content of cells is no wider than text that reads well. The default is `false`.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { forgetData() } }
    }
    /// From the edge to the text of cells and titles.
    final var textMargin: CGFloat {
        let margin = TableMetrics.margin(width: bounds.width)
        guard cellLayoutMarginsFollowReadableWidth else { return margin }
        return max(margin, ((bounds.width - UIView.readableWidth) / 2).rounded())
    }
    /// Whether what rows, headers and footers hold keeps clear of what covers the sides of the screen; their backgrounds do not.
    /// The default is `true`.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { sideInsetsChanged() } }
    }
    /// The view behind all rows, which does not scroll. The default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// From how many rows on the index beside them is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { loadIndex() } }
    }
    /// The index's titles; `nil` is the tint.
    open var sectionIndexColor: UIColor? { didSet { if sectionIndexColor != oldValue { loadIndex() } } }
    /// Behind the index; `nil`, the default, is nothing.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { if sectionIndexBackgroundColor != oldValue { loadIndex() } }
    }
    /// Behind the index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { if sectionIndexTrackingBackgroundColor != oldValue { loadIndex() } }
    }
    /// Above all rows, scrolled with them; its height counts, its width follows the table's. The default is `nil`.
    open var tableHeaderView: UIView? { didSet { tableEndChanged(from: oldValue, to: tableHeaderView) } }
    /// Below all rows, scrolled with them; its height counts, its width follows the table's. The default is `nil`.
    open var tableFooterView: UIView? { didSet { tableEndChanged(from: oldValue, to: tableFooterView) } }

    // MARK: Asking

    /// The number of sections. Asks the data source if it has not been asked yet.
    open var numberOfSections: Int { loaded.sections.count }
    /// Returns the number of rows of a section; 0 for a section that is not there.
    open func numberOfRows(inSection section: Int) -> Int {
        loaded.sections.indices.contains(section) ? loaded.sections[section].rows.count : 0
    }
    /// The rectangle of a section in the content, with header and footer.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// Returns the header's rectangle in the content, where it is while it is not pinned.
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    /// The footer's rectangle in the content.
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// The row's rectangle in the content. Rows of automatic height have an estimate until they come into sight.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    /// The row at a point of the content; `nil` where there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        point.x < 0 || point.x >= bounds.width ? nil : loaded.row(at: point.y)
    }
    /// Returns the row of a cell; `nil` for a cell that is not visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.rows.first { $0.cell === cell }?.path }
    /// The rows that a rectangle of the content touches, of which only the height counts.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loaded.rows(from: rect.minY, to: rect.maxY) }
    /// Returns the row's cell, if it is visible.
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
    /// Returns a section's header, if it is visible and a `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.headers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }
    /// Returns a section's footer, if it is visible and a `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.footers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    // MARK: Making cells

    /// Names the class of cells that are taken out under an identifier. `nil` takes the class away again.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: identifier)
    }
    /// Names the class of headers and footers that are taken out under an identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(aClass, for: identifier)
    }
    /// Has cells made of a nib, whose one object at the top has to be a cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellPool.register(for: identifier, nib.map { nib in { NibLists.cell(of: nib, identifier) } })
    }
    /// Has headers and footers made of a nib, whose one object at the top has to be such a view.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerPool.register(for: identifier, nib.map { nib in { NibLists.header(of: nib, identifier) } })
    }
    /// A cell that is out of sight, or a new one of what is registered; `nil` if nothing is.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    /// A cell that is out of sight, or a new one of the class registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// A header or footer that is out of sight, or a new one of what is registered; `nil` if nothing is.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    // MARK: Changes

    /// Asks the data source anew for everything. Nothing is selected afterwards.
    open func reloadData() { reloadAll() }
    /// Asks the data source anew for the titles of the index.
    open func reloadSectionIndexTitles() { loadIndex() }
    /// Has rows shown again, with other cells.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation, of: indexPaths) { $0.reloaded += indexPaths }
    }
    /// Updates the visible cells by the data source, without replacing them. It has to dequeue them by an equal
    /// identifier, or the program traps.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Has all rows of sections shown again, with other cells. They fade here, unless the animation is `none`.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation, of: sections.map(Self.whole)) { $0.reloadedSections.formUnion(sections) }
    }
    /// New rows have come, at the places that they have afterwards. The data source's counts have to agree, or the
    /// program stops.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation, of: indexPaths) { $0.inserted += indexPaths }
    }
    /// Deletes rows by their previous index paths. Precondition: the data source's counts agree.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation, of: indexPaths) { $0.deleted += indexPaths }
    }
    /// A row has another place; the first is that before all changes, the second that after them.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic, of: []) { $0.moved.append((indexPath, newIndexPath)) }
    }
    /// New sections have come, at the places that they have afterwards. The data source's count has to agree, or the
    /// program stops. Their rows fade in here, unless the animation is `none`.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation, of: sections.map(Self.whole)) { $0.insertedSections.formUnion(sections) }
    }
    /// Deletes sections by their previous indexes. Precondition: the data source's count agrees; otherwise the program
    /// stops. Their rows fade out here, unless the animation is `none`.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation, of: sections.map(Self.whole)) { $0.deletedSections.formUnion(sections) }
    }
    /// A section has another place; the first is that before all changes, the second that after them.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic, of: []) { $0.movedSections.append((section, newSection)) }
    }
    /// Gathers the changes that follow until `endUpdates()`. May be nested.
    open func beginUpdates() { openUpdates() }
    /// Shows the changes gathered since `beginUpdates()` at once. Without that call before it the program traps.
    open func endUpdates() { closeUpdates(completion: nil) }
    /// Shows all changes that `updates` makes at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        closeUpdates(completion: completion)
    }
    /// Whether changes are being gathered that are not shown yet.
    open var hasUncommittedUpdates: Bool { table.updateDepth > 0 }

    // MARK: Selection

    /// Whether a tap chooses a row. The default is `true`.
    open var allowsSelection = true
    /// Whether several rows can be chosen at once. The default is `false`.
    open var allowsMultipleSelection = false
    /// Whether a tap chooses a row in editing mode. The default is `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be chosen in editing mode, by circles before them. The default is `false`.
    open var allowsMultipleSelectionDuringEditing = false
    /// The row chosen first; `nil` if none is.
    open var indexPathForSelectedRow: IndexPath? { table.selected.first }
    /// The rows chosen, in the order in which they were; `nil` if none is.
    open var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }
    /// Selects a row, without asking or telling the delegate. `nil` selects none.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Gives a row up, without asking or telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    /// Moves the content so that a row can be seen, where the position says. A row that is not there traps.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    /// Moves the content to the uppermost row chosen. Does nothing if none is.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = table.selected.min() else { return }
        scroll(to: path, scrollPosition, animated: animated)
    }

    // MARK: Editing

    /// Whether rows show what is for editing. Setting it changes that without animation.
    open var isEditing: Bool {
        get { table.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the controls for deleting, inserting and moving, and closes a swiped row.
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

/// Hears early which rows may come into sight.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// These rows, up to a screenful ahead in the direction of scrolling, may come into sight: time to load what they
    /// show.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// These rows, announced before, are not near any more.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// By default nothing is canceled.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
