import QuartzCore

extension UITableView {
    final func setUpTable() {
        alwaysBounceVertical = true
        backgroundColor = tableStyle == .plain ? .systemBackground : .systemGroupedBackground
        swiping = SwipeController(host: self)
    }

    /// The geometry, with the data source asked for it if need be.
    final var loaded: TableGeometry {
        loadIfNeeded()
        return table.geometry
    }

    final func loadIfNeeded() {
        guard !table.isLoaded, dataSource != nil, bounds.width > 0 else { return }
        table.isLoaded = true
        measureAnew()
        loadIndex()
    }

    /// The data source is to be asked again.
    final func forgetData() {
        guard table.isLoaded else { return setNeedsLayout() }
        table.isLoaded = false
        table.preparedHeaders = [:]
        table.preparedFooters = [:]
        setNeedsLayout()
    }

    final func reloadAll() {
        if let path = table.highlighted { unhighlight(path) }
        table.selected = []
        table.changes = ListChanges()
        table.prefetcher.forget()
        for row in table.rows { retire(row) }
        table.rows = []
        dropEdges()
        forgetData()
        loadIfNeeded()
        setNeedsLayout()
    }

    /// Asks data source and delegate for all numbers and heights.
    final func measure() -> TableGeometry {
        var geometry = TableGeometry()
        geometry.tableHeader = tableHeaderView?.bounds.height ?? 0
        geometry.tableFooter = tableFooterView?.bounds.height ?? 0
        let count = dataSource?.numberOfSections(in: self) ?? 0
        demand(count >= 0, "Invalid number of sections: the data source of \(self) returned \(count)")
        geometry.sections = (0..<count).map { measure(section: $0) }
        return geometry
    }

    private func measure(section index: Int) -> TableGeometry.Section {
        var section = TableGeometry.Section()
        let rows = dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0
        demand(rows >= 0, "Invalid number of rows in section \(index): the data source of \(self) returned \(rows)")
        section.header = headerHeight(index)
        if tableStyle == .plain, section.header > 0, hasHeader(index) { section.padding = plainPadding }
        section.footer = footerHeight(index)
        section.rows.reserveCapacity(rows)
        for row in 0..<rows {
            let (height, isEstimated) = rowHeight(IndexPath(row: row, section: index))
            section.rows.append(height)
            section.isEstimated.append(isEstimated)
        }
        return section
    }

    private var plainPadding: CGFloat {
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.plainHeaderPadding
    }

    private func rowHeight(_ path: IndexPath) -> (CGFloat, isEstimated: Bool) {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard height == UITableView.automaticDimension else { return (max(0, height), false) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return (estimate > 0 ? estimate : TableMetrics.rowHeight, true)
    }

    final func placeGeometry() {
        table.geometry.place()
        adoptContentSize()
    }

    /// The content is as high as the rows that have been placed.
    final func adoptContentSize() {
        contentSize = CGSize(width: bounds.width, height: table.geometry.height)
    }

    // MARK: Headers and footers

    private func title(_ isFooter: Bool, _ section: Int) -> String? {
        isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: section)
            : dataSource?.tableView(self, titleForHeaderInSection: section)
    }

    private func hasHeader(_ section: Int) -> Bool {
        title(false, section)?.isEmpty == false || preparedEdge(section, isFooter: false) != nil
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let isOwn = hasFileHeights && height == sectionHeaderHeight
        guard isOwn || height == UITableView.automaticDimension else { return max(0, height) }
        if let view = preparedEdge(section, isFooter: false) {
            let extra = tableStyle != .plain && section == 0 && isTitle(view) ? TableMetrics.groupGap : 0
            return isOwn && !isTitle(view) && height >= 0 ? height : fittingHeight(view) + extra
        }
        guard tableStyle != .plain else { return 0 }
        return section == 0 && tableHeaderView == nil ? TableMetrics.firstGroupGap : TableMetrics.groupGap
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        let isOwn = hasFileHeights && height == sectionFooterHeight
        guard isOwn || height == UITableView.automaticDimension else { return max(0, height) }
        if let view = preparedEdge(section, isFooter: true) {
            return isOwn && !isTitle(view) && height >= 0 ? height : fittingHeight(view)
        }
        return tableStyle == .plain ? 0 : TableMetrics.groupGap
    }

    private func isTitle(_ view: UIView) -> Bool { (view as? UITableViewHeaderFooterView)?.role.isTitle ?? false }

    private func fittingHeight(_ view: UIView) -> CGFloat {
        (view as? UITableViewHeaderFooterView)?.table = self
        let own = view.bounds.height
        let fitting = view.sizeThatFits(CGSize(width: columnWidth, height: .greatestFiniteMagnitude)).height
        return fitting > 0 ? fitting : own
    }

    /// The view of a header or footer: the delegate's, or one with the data source's title. It is kept until it comes into
    /// sight, so that the delegate is asked once.
    final func preparedEdge(_ section: Int, isFooter: Bool) -> UIView? {
        if let view = isFooter ? table.preparedFooters[section] : table.preparedHeaders[section] { return view }
        guard let view = makeEdge(section, isFooter: isFooter) else { return nil }
        if isFooter { table.preparedFooters[section] = view } else { table.preparedHeaders[section] = view }
        return view
    }

    private func makeEdge(_ section: Int, isFooter: Bool) -> UIView? {
        let given =
            isFooter
            ? delegate?.tableView(self, viewForFooterInSection: section)
            : delegate?.tableView(self, viewForHeaderInSection: section)
        if let given { return given }
        guard let title = title(isFooter, section), !title.isEmpty else { return nil }
        let name = UITableView.titleIdentifier
        let view = headerPool.take(name) ?? UITableViewHeaderFooterView(reuseIdentifier: name)
        view.role = .init(tableStyle: tableStyle, isFooter: isFooter, isTitle: true, traits: traitCollection)
        // The headers of groups are capitals: what the delegate finds in the label, as on iOS up to 18.
        view.textLabel?.text = tableStyle != .plain && !isFooter ? title.uppercased() : title
        return view
    }

    /// The identifier under which views for plain titles are kept.
    private static let titleIdentifier = " title"

    final func tableEndChanged(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        // The same view again may have another height, which counts from now on (documented).
        if let new, new.superview !== self { addSubview(new) }
        forgetData()
    }

    // MARK: Rectangles

    /// Between the edges and the rows: an inset group's room.
    final var columnInset: CGFloat {
        tableStyle == .insetGrouped ? TableMetrics.margin(width: bounds.width) + max(safeAreaInsets.left, 0) : 0
    }

    final var columnWidth: CGFloat { max(0, bounds.width - 2 * columnInset) }

    final func rowRect(_ path: IndexPath) -> CGRect {
        guard let row = loaded.row(path) else { return .zero }
        return CGRect(x: columnInset, y: row.top, width: columnWidth, height: row.bottom - row.top)
    }

    private func band(_ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: columnInset, y: top, width: columnWidth, height: height)
    }

    final func headerRect(_ section: Int) -> CGRect {
        guard loaded.sections.indices.contains(section) else { return .zero }
        let place = table.geometry.sections[section]
        return band(place.headerTop, place.header)
    }

    final func footerRect(_ section: Int) -> CGRect {
        guard loaded.sections.indices.contains(section) else { return .zero }
        let place = table.geometry.sections[section]
        return band(place.footerTop, place.footer)
    }

    final func sectionRect(_ section: Int) -> CGRect {
        guard loaded.sections.indices.contains(section) else { return .zero }
        let place = table.geometry.sections[section]
        return CGRect(x: 0, y: place.top, width: bounds.width, height: place.bottom - place.top)
    }
}
