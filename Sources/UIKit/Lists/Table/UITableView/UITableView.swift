import QuartzCore

/// A column of rows in sections. It makes cells only for the rows in sight and uses them again.
///
/// The data source is asked for the numbers of rows when the table is first laid out, and again by `reloadData()`. Rows
/// with automatic height are estimated until they come into sight; then the cell's `sizeThatFits(_:)` says how high it is.
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

    open var style: Style { tableStyle }

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }
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
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    /// Hears which rows may come into sight: a screenful in the direction of scrolling.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true

    // MARK: Measures

    /// The height of all rows for which the delegate says nothing else.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetData() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            hasFileHeights = false
            forgetData()
        }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            hasFileHeights = false
            forgetData()
        }
    }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetData() } }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// Kept, but without effect: no rows are drawn below the last.
    open var fillerRowHeight: CGFloat = 0
    /// Empty room above the headers of a plain table's sections.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { forgetData() } }

    // MARK: Look

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updatePlaces() } }
    open var separatorColor: UIColor? = .separator { didSet { updatePlaces() } }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet {
            hasOwnSeparatorInset = true
            updatePlaces()
        }
    }
    final var hasOwnSeparatorInset = false
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// Kept only: separators have one colour here.
    open var separatorEffect: UIVisualEffect?
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// From how many rows on the index beside them is shown.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { loadIndex() } }
    /// The index's titles; nil is the tint.
    open var sectionIndexColor: UIColor? { didSet { loadIndex() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { loadIndex() } }
    /// Behind the index while a finger is on it.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { loadIndex() } }
    open var tableHeaderView: UIView? { didSet { tableEndChanged(from: oldValue, to: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { tableEndChanged(from: oldValue, to: tableFooterView) } }

    // MARK: Asking

    open var numberOfSections: Int { loaded.sections.count }
    open func numberOfRows(inSection section: Int) -> Int {
        loaded.sections.indices.contains(section) ? loaded.sections[section].rows.count : 0
    }
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        point.x < 0 || point.x >= bounds.width ? nil : loaded.row(at: point.y)
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.rows.first { $0.cell === cell }?.path }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loaded.rows(from: rect.minY, to: rect.maxY) }
    /// The row's cell, if it is in sight.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        table.rows.first { $0.path == indexPath }?.cell
    }
    open var visibleCells: [UITableViewCell] {
        tileIfNeeded()
        return table.rows.map(\.cell)
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        tileIfNeeded()
        return table.rows.map(\.path)
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.headers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        table.footers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
    }

    // MARK: Making cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellPool.register(cellClass, for: identifier)
    }
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
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    /// A cell that is out of sight, or a new one of the class registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    // MARK: Changes

    /// Asks the data source anew for everything. Nothing is selected afterwards.
    open func reloadData() { reloadAll() }
    /// Asks the data source anew for the titles of the index.
    open func reloadSectionIndexTitles() { loadIndex() }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) {
            $0.reloaded += indexPaths
        } animating: {
            indexPaths
        }
    }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) {
            $0.reloadedSections.formUnion(sections)
        } animating: {
            []
        }
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) {
            $0.inserted += indexPaths
        } animating: {
            indexPaths
        }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) {
            $0.deleted += indexPaths
        } animating: {
            indexPaths
        }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) {
            $0.moved.append((indexPath, newIndexPath))
        } animating: {
            []
        }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) {
            $0.insertedSections.formUnion(sections)
        } animating: {
            []
        }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) {
            $0.deletedSections.formUnion(sections)
        } animating: {
            []
        }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) {
            $0.movedSections.append((section, newSection))
        } animating: {
            []
        }
    }
    open func beginUpdates() { openUpdates() }
    open func endUpdates() { closeUpdates(completion: nil) }
    /// Shows all changes that `updates` makes at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdates()
        updates?()
        closeUpdates(completion: completion)
    }
    open var hasUncommittedUpdates: Bool { table.updateDepth > 0 }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var indexPathForSelectedRow: IndexPath? { table.selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { table.selected.isEmpty ? nil : table.selected }
    /// Selects a row, without asking or telling the delegate. `nil` selects none.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = table.selected.min() else { return }
        scroll(to: path, scrollPosition, animated: animated)
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { table.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Layout and touches

    /// Another text size gives rows, headers and footers other heights.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        guard category != nil, category != traitCollection.preferredContentSizeCategory else { return }
        forgetHeights()
    }

    open override func layoutSubviews() {
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
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
