import QuartzCore

/// The cell of a list in a collection view: content by configuration, accessories at both ends, a line below.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// What the collection view knows of the item's place; a cell elsewhere stands in a plain list.
    final var place = ListCellPlace() { didSet { if place != oldValue { placeDidChange(from: oldValue) } } }
    final var parts = ListCellParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.autoresizingMask = []
        showConfigurations()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.autoresizingMask = []
        showConfigurations()
    }

    /// Returns an empty configuration with the cell's style in its list.
    open func defaultContentConfiguration() -> UIListContentConfiguration { placeContent }

    /// The accessories at the cell's ends.
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories(animated: false) } }
    /// The number of levels by which the content is indented. With a diffable data source it is the
    /// item's level in the outline.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The indentation of one level in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// Whether the leading accessories are moved along with the content.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }
    /// The layout guide of the line below. Constrain its leading edge to move the line.
    open var separatorLayoutGuide: UILayoutGuide {
        if let guide = parts.separatorGuide { return guide }
        let guide = UILayoutGuide()
        parts.separatorGuide = guide
        addLayoutGuide(guide)
        return guide
    }

    open override func setNeedsUpdateConfiguration() {
        super.setNeedsUpdateConfiguration()
        showAccessories(animated: window != nil && UIView.inheritedAnimationDuration > 0)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        transform = .identity
    }

    /// Returns attributes with the height that the content needs in the list's width.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let height = fittingHeight(width: layoutAttributes.size.width)
        guard height != layoutAttributes.size.height else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate()
        preferred.size.height = height
        return preferred
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        for shown in parts.shown { shown.view.setNeedsDisplay() }
    }
}

/// An item's place in its list.
struct ListCellPlace: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var isFirst = true
    var isLast = true
    /// Whether it is the first item, as the section's header.
    var isHeader = false
    /// Whether the first item is the header of a group that begins below it.
    var isBelowHeader = false
    var line = ListLine()
    var lineAbove = ListLine(isShown: false)
    var level = 0
    var isExpanded = false

    static func == (a: ListCellPlace, b: ListCellPlace) -> Bool {
        a.appearance == b.appearance && a.isFirst == b.isFirst && a.isLast == b.isLast && a.isHeader == b.isHeader
            && a.isBelowHeader == b.isBelowHeader && a.line == b.line && a.lineAbove == b.lineAbove
            && a.level == b.level && a.isExpanded == b.isExpanded
    }
}

/// The line below or above a cell.
struct ListLine: Equatable {
    var isShown = true
    var color = UIColor.separator
    /// While the cell is chosen, and several can be.
    var chosenColor = UIColor.separator
    /// `nil`: from where the text begins.
    var leading: CGFloat?
    var trailing: CGFloat?
}

extension ListLine {
    init(_ described: UIListSeparatorConfiguration, _ insets: NSDirectionalEdgeInsets) {
        color = described.color
        chosenColor = described.multipleSelectionColor
        if insets.leading < CGFloat.greatestFiniteMagnitude { leading = insets.leading }
        if insets.trailing < CGFloat.greatestFiniteMagnitude { trailing = insets.trailing }
    }
}

/// The views that a list cell consists of.
@MainActor struct ListCellParts {
    /// Accessories that are seen, from the leading end to the trailing one.
    var shown: [(accessory: UICellAccessory, view: UIView)] = []
    /// Those of them that have their places.
    var placed: Set<ObjectIdentifier> = []
    var line: UIView?
    var lineAbove: UIView?
    var separatorGuide: UILayoutGuide?
}

/// The dimensions of list cells in points. Those of tables where they are the same; the rest decided: about what iOS shows.
enum ListCellMetrics {
    static let accessoryGap: CGFloat = 12
    static let standardWidth: CGFloat = 28
    static let sidebarRadius: CGFloat = 10
}

extension UICollectionViewListCell {
    private var margin: CGFloat { TableMetrics.margin(width: (collection ?? self).bounds.width) }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: By place

    /// The level of an outline counts, unless the cell was given one of its own.
    private func takeLevel(of old: ListCellPlace) {
        guard place.level != old.level, indentationLevel == old.level else { return }
        indentationLevel = place.level
    }

    private func placeDidChange(from old: ListCellPlace) {
        takeLevel(of: old)
        showConfigurations()
        for shown in parts.shown where shown.accessory.kind.name == "outlineDisclosure" {
            (shown.view as? OutlineSign)?.isExpanded = place.isExpanded
        }
        setNeedsLayout()
    }

    final var placeContent: UIListContentConfiguration {
        guard place.isHeader else { return .cell() }
        switch place.appearance {
        case .plain, .sidebarPlain: return .plainHeader()
        case .sidebar: return .extraProminentInsetGroupedHeader()
        case .grouped, .insetGrouped: return .groupedHeader()
        }
    }

    final var placeBackground: UIBackgroundConfiguration {
        if place.isHeader { return .clear() }
        switch place.appearance {
        case .plain, .sidebarPlain: return .listPlainCell()
        case .grouped, .insetGrouped: return .listGroupedCell()
        case .sidebar: return .listSidebarCell()
        }
    }

    /// The corners that the list rounds.
    final var corners: (mask: CACornerMask, radius: CGFloat) {
        if place.appearance == .sidebar {
            return (
                [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner],
                ListCellMetrics.sidebarRadius
            )
        }
        guard place.appearance == .insetGrouped, !place.isHeader else { return ([], 0) }
        var mask: CACornerMask = []
        if place.isFirst || place.isBelowHeader { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return (mask, TableMetrics.groupRadius)
    }

    // MARK: Accessories

    final func showAccessories(animated: Bool) {
        let isEditing = configurationState.isEditing
        var leading: [UICellAccessory] = []
        var trailing: [UICellAccessory] = []
        for accessory in accessories where accessory.isShown(editing: isEditing) {
            if accessory.isLeading {
                leading.insert(accessory, at: min(max(0, accessory.position?(leading) ?? leading.count), leading.count))
            } else {
                trailing.insert(
                    accessory, at: min(max(0, accessory.position?(trailing) ?? trailing.count), trailing.count))
            }
        }
        let wanted = leading + trailing
        let old = parts.shown
        parts.shown = wanted.map { accessory in
            if let same = old.first(where: { $0.accessory.kind.name == accessory.kind.name }),
                canReuse(same.view, accessory)
            {
                update(same.view, accessory)
                return (accessory, same.view)
            }
            return (accessory, make(accessory))
        }
        for gone in old where !parts.shown.contains(where: { $0.view === gone.view }) {
            gone.view.removeFromSuperview()
            parts.placed.remove(ObjectIdentifier(gone.view))
        }
        for shown in parts.shown where shown.view.superview !== self {
            UIView.performWithoutAnimation { addSubview(shown.view) }
        }
        setNeedsLayout()
        if animated { layoutIfNeeded() }
    }

    private func canReuse(_ view: UIView, _ accessory: UICellAccessory) -> Bool {
        if case .label = accessory.kind { return view is UILabel }
        return true
    }

    private func update(_ view: UIView, _ accessory: UICellAccessory) {
        (view as? UILabel)?.text = accessory.text
        (view as? CellEditControl)?.isOn = isSelected
        (view as? OutlineSign)?.isExpanded = place.isExpanded
        (view as? CellControl)?.onTap = tap(accessory)
        (view as? PopUpAccessory)?.show(accessory)
        view.isHidden = accessory.isHidden
    }

    private func make(_ accessory: UICellAccessory) -> UIView {
        let view: UIView
        switch accessory.kind {
        case .checkmark: view = CellAccessory(type: .checkmark)
        case .disclosureIndicator: view = CellAccessory(type: .disclosureIndicator)
        case .detail: view = CellAccessory(type: .detailButton)
        case .delete: view = CellEditControl(style: .delete, isChosen: false)
        case .insert: view = CellEditControl(style: .insert, isChosen: false)
        case .multiselect: view = CellEditControl(style: .none, isChosen: true)
        case .reorder: view = ListReorderControl(cell: self)
        case .outlineDisclosure: view = OutlineSign(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
        case .label:
            let label = UILabel()
            label.font = accessory.font
            label.textColor = accessory.tint ?? .secondaryLabel
            view = label
        case .customView(let own): view = own
        case .popUpMenu: view = PopUpAccessory(frame: .zero)
        }
        if view is CellEditControl { view.frame.size = CGSize(width: 24, height: 24) }
        if let tint = accessory.tint { view.tintColor = tint }
        update(view, accessory)
        return view
    }

    private func tap(_ accessory: UICellAccessory) -> () -> Void {
        if let action = accessory.action { return { action() } }
        switch accessory.kind {
        case .outlineDisclosure:
            return { [weak self] in
                guard let self, let collection, let path = collection.indexPath(for: self) else { return }
                (collection.dataSource as? any OutlineSource)?.toggleItem(at: path)
            }
        case .delete:
            return { [weak self] in
                guard let self, let collection, let path = collection.indexPath(for: self) else { return }
                collection.openActions(of: self, at: path)
            }
        default: return {}
        }
    }

    // MARK: Layout

    /// The widths that accessories take at the ends, with the margins.
    private func ends() -> (leading: CGFloat, trailing: CGFloat) {
        var (leading, trailing) = (margin + indentation, margin)
        for shown in parts.shown {
            let width = width(of: shown) + ListCellMetrics.accessoryGap
            if shown.accessory.isLeading { leading += width } else { trailing += width }
        }
        return (leading, trailing)
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    private func size(of shown: (accessory: UICellAccessory, view: UIView)) -> CGSize {
        if let label = shown.view as? UILabel {
            return label.sizeThatFits(
                CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        }
        if shown.view.bounds.isEmpty { return shown.view.intrinsicContentSize }
        return shown.view.bounds.size
    }

    private func width(of shown: (accessory: UICellAccessory, view: UIView)) -> CGFloat {
        switch shown.accessory.width {
        case .actual: size(of: shown).width
        case .standard: max(ListCellMetrics.standardWidth, size(of: shown).width)
        case .custom(let width): width
        }
    }

    private func inReadingDirection(_ frame: CGRect) -> CGRect { isMirrored ? frame.mirrored(in: bounds.width) : frame }

    final func layOutCell() {
        var start = margin + (indentsAccessories ? indentation : 0)
        for shown in parts.shown where shown.accessory.isLeading {
            start += place(shown, at: start) + ListCellMetrics.accessoryGap
        }
        if !indentsAccessories { start += indentation }
        var end = bounds.width - margin
        for shown in parts.shown.reversed() where !shown.accessory.isLeading {
            let width = width(of: shown)
            _ = place(shown, at: end - width)
            end -= width + ListCellMetrics.accessoryGap
        }
        layOutContent(from: start, to: end)
        layOutLine(\.line, place.line, y: bounds.height - traitCollection.hairline)
        layOutLine(\.lineAbove, place.lineAbove, y: 0)
    }

    private func place(_ shown: (accessory: UICellAccessory, view: UIView), at x: CGFloat) -> CGFloat {
        let (size, width) = (size(of: shown), width(of: shown))
        let frame = inReadingDirection(
            CGRect(
                x: x + (width - size.width) / 2, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
                height: size.height))
        bringIn(shown.view, at: frame)
        shown.view.frame = frame
        return width
    }

    /// What is new is where it belongs, and fades in with an animation in which the cell changes; only what was there before moves.
    private func bringIn(_ view: UIView, at frame: CGRect) {
        guard !parts.placed.contains(ObjectIdentifier(view)) else { return }
        parts.placed.insert(ObjectIdentifier(view))
        let fades = UIView.inheritedAnimationDuration > 0 && contentView.bounds.width > 0 && view.alpha == 1
        UIView.performWithoutAnimation {
            view.frame = frame
            if fades { view.alpha = 0 }
        }
        if fades { view.alpha = 1 }
    }

    private func layOutContent(from start: CGFloat, to end: CGFloat) {
        let hasLeading = parts.shown.contains { $0.accessory.isLeading }
        let hasTrailing = parts.shown.contains { !$0.accessory.isLeading }
        // Where nothing stands beside it the content reaches to the edge, and has the margin as its own.
        let (left, right) = (hasLeading ? start : 0, hasTrailing ? end : bounds.width)
        contentView.frame = inReadingDirection(
            CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height))
        contentView.directionalLayoutMargins = margins(from: start, hasLeading, hasTrailing)
        configured.contentView?.frame = contentView.bounds
    }

    private func margins(from start: CGFloat, _ hasLeading: Bool, _ hasTrailing: Bool) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: 0, leading: hasLeading ? 0 : start, bottom: 0,
            trailing: hasTrailing ? TableMetrics.accessoryGap : margin)
    }

    final func fittingHeight(width: CGFloat) -> CGFloat {
        let (leading, trailing) = ends()
        let hasLeading = parts.shown.contains { $0.accessory.isLeading }
        let hasTrailing = parts.shown.contains { !$0.accessory.isLeading }
        contentView.directionalLayoutMargins = margins(from: leading, hasLeading, hasTrailing)
        let room = max(0, width - (hasLeading ? leading : 0) - (hasTrailing ? trailing : 0))
        let height =
            configured.contentHeight(width: room)
            ?? (contentView.hasSubviewsPlacedByRules ? contentView.heightByRules(width: room) : TableMetrics.rowHeight)
        return max(place.isHeader ? TableMetrics.plainHeader : TableMetrics.rowHeight, height).rounded(.up)
    }

    private func layOutLine(_ part: WritableKeyPath<ListCellParts, UIView?>, _ described: ListLine, y: CGFloat) {
        let isChosen = configurationState.isSelected && (collection?.selectsMultiple ?? false)
        let isMarked = configurationState.isHighlighted || configurationState.isSelected && !isChosen
        let isShown = described.isShown && collection != nil && !isMarked
        guard isShown || parts[keyPath: part] != nil else { return }
        let line = parts[keyPath: part] ?? makeLine(part)
        line.alpha = isShown ? 1 : 0
        line.backgroundColor = isChosen ? described.chosenColor : described.color
        let text = (configured.contentView as? UIListContentView).map { $0.textStart } ?? 0
        let content = isMirrored ? contentView.frame.mirrored(in: bounds.width) : contentView.frame
        let base = configured.contentView == nil ? margin : content.minX + text
        let start = described.leading ?? base
        line.frame = inReadingDirection(
            CGRect(
                x: start, y: y, width: max(0, bounds.width - start - (described.trailing ?? 0)),
                height: traitCollection.hairline))
    }

    private func makeLine(_ part: WritableKeyPath<ListCellParts, UIView?>) -> UIView {
        let line = UIView()
        line.isUserInteractionEnabled = false
        parts[keyPath: part] = line
        UIView.performWithoutAnimation { addSubview(line) }
        return line
    }
}
