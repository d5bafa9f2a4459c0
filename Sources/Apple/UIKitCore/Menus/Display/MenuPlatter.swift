import CoreGraphics

/// A menu on the screen: rows on a card of the system's material, in sections. It scrolls where there is not enough room.
@MainActor
package final class MenuPlatter: UIView {
    package private(set) var menu: UIMenu
    private let isSubmenu: Bool
    /// Whether the last element comes first, as the menu opens upwards from the finger.
    var isReversed = false { didSet { if isReversed != oldValue { show(menu) } } }
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroll = UIScrollView()
    package private(set) var rows: [MenuRowView] = []
    /// What is in the menu, from top to bottom.
    private var parts: [Part] = []
    /// How wide it may be where large text wants more room than usual.
    var room = MenuMetrics.width
    package var onChoose: (MenuRowView) -> Void = { _ in }

    private enum Part {
        case row(MenuRowView)
        /// Elements beside each other, with lines between them.
        case cells([MenuRowView], lines: [UIView])
        case line(UIView)
        case band(UIView)
        case header(UILabel)
    }

    init(_ menu: UIMenu, isSubmenu: Bool = false) {
        self.menu = menu
        self.isSubmenu = isSubmenu
        super.init(frame: .zero)
        layer.shadowOpacity = MenuMetrics.shadowOpacity
        layer.shadowRadius = MenuMetrics.shadowRadius
        layer.shadowOffset = .zero
        material.clipsToBounds = true
        material.layer.cornerRadius = MenuMetrics.corner
        addSubview(material)
        scroll.contentInsetAdjustmentBehavior = .never
        material.contentView.addSubview(scroll)
        accessibilityViewIsModal = true
        build()
    }

    package required init?(coder: NSCoder) { nil }

    /// Shows another menu, or the same one after its elements have changed.
    package func show(_ menu: UIMenu) {
        self.menu = menu
        build()
        setNeedsLayout()
    }

    // MARK: Rows

    private func build() {
        pressed = nil
        for view in scroll.subviews { view.removeFromSuperview() }
        rows = []
        parts = []
        let sections = MenuSection.sections(of: menu)
        let isMarked = sections.contains { $0.shape == .row && $0.entries.contains(where: Self.isOn) }
        if isSubmenu {
            add(MenuRowView(.submenu(menu), isMarked: isMarked, isHeader: true))
        } else {
            addHeader(menu.title)
        }
        for (index, section) in (isReversed ? sections.reversed() : sections).enumerated() {
            if index > 0 || isSubmenu { addBand() }
            addHeader(section.title)
            if section.shape != .row {
                addCells(section)
                continue
            }
            for (place, entry) in (isReversed ? section.entries.reversed() : section.entries).enumerated() {
                if place > 0 { addLine() }
                add(MenuRowView(entry, isMarked: isMarked))
            }
        }
        load(sections)
    }

    private static func isOn(_ entry: MenuEntry) -> Bool {
        guard case .leaf(let leaf, _) = entry else { return false }
        return leaf.state != .off
    }

    /// What has been asked for.
    private var asked: Set<ObjectIdentifier> = []

    /// Asks for what is not known yet, and shows it when it comes.
    private func load(_ sections: [MenuSection]) {
        for case .waiting(let element) in sections.flatMap(\.entries)
        where asked.insert(ObjectIdentifier(element)).inserted {
            element.load { [weak self] elements in self?.replace(element, with: elements) }
        }
    }

    private func replace(_ element: UIDeferredMenuElement, with elements: [UIMenuElement]) {
        show(menu.replacing(element, with: elements))
        onResize()
    }

    /// The menu needs another height.
    var onResize: () -> Void = {}

    private func add(_ row: MenuRowView) {
        rows.append(row)
        parts.append(.row(row))
        scroll.addSubview(row)
    }

    /// Cells keep the order of reading, whichever way the menu opens.
    private func addCells(_ section: MenuSection) {
        let count = section.shape.countPerRow
        for start in stride(from: 0, to: section.entries.count, by: count) {
            if start > 0, section.shape != .palette { addLine() }
            let cells = section.entries[start..<min(start + count, section.entries.count)].map {
                MenuRowView($0, isMarked: false, shape: section.shape)
            }
            let lines = cells.dropFirst().map { _ in
                let line = UIView()
                line.backgroundColor = section.shape == .palette ? nil : .separator
                return line
            }
            rows += cells
            parts.append(.cells(cells, lines: lines))
            for view in cells as [UIView] + lines { scroll.addSubview(view) }
        }
    }

    private func addHeader(_ text: String) {
        guard !text.isEmpty else { return }
        let label = UILabel()
        label.text = text
        label.font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.textColor = .secondaryLabel
        label.accessibilityTraits = .header
        parts.append(.header(label))
        scroll.addSubview(label)
    }

    private func addLine() {
        let line = UIView()
        line.backgroundColor = .separator
        parts.append(.line(line))
        scroll.addSubview(line)
    }

    private func addBand() {
        let band = UIView()
        band.backgroundColor = MenuMetrics.bandColor
        parts.append(.band(band))
        scroll.addSubview(band)
    }

    // MARK: Layout

    private func height(_ part: Part) -> CGFloat {
        switch part {
        case .row(let row): row.wishedHeight(width: wishedWidth)
        case .cells(let cells, _):
            cells.map { $0.wishedHeight(width: wishedWidth / CGFloat(cells.count)) }.max() ?? 0
        case .line: hairline
        case .band: MenuMetrics.band
        case .header(let label): max(MenuMetrics.header, label.font.lineHeight + MenuMetrics.sidePadding)
        }
    }

    private var wishedWidth: CGFloat { MenuMetrics.width(in: traitCollection, room: room) }

    private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    /// The size with all that is in the menu.
    package var wishedSize: CGSize {
        CGSize(width: wishedWidth, height: parts.map(height).reduce(0, +))
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
        scroll.frame = bounds
        var y: CGFloat = 0
        for part in parts {
            let height = height(part)
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            switch part {
            case .row(let view): view.frame = frame
            case .cells(let cells, let lines): place(cells, lines, in: frame)
            case .line(let view), .band(let view): view.frame = frame
            case .header(let label):
                label.frame = frame.insetBy(dx: MenuMetrics.sidePadding, dy: 0)
                label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
            }
            y += height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y)
        scroll.isScrollEnabled = y > bounds.height + 0.5
        scroll.delaysContentTouches = scroll.isScrollEnabled
    }

    private func place(_ cells: [MenuRowView], _ lines: [UIView], in frame: CGRect) {
        let width = frame.width / CGFloat(cells.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, cell) in cells.enumerated() {
            let place = isMirrored ? cells.count - 1 - index : index
            cell.frame = CGRect(x: CGFloat(place) * width, y: frame.minY, width: width, height: frame.height)
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: CGFloat(index + 1) * width - hairline / 2, y: frame.minY, width: hairline, height: frame.height)
        }
    }

    // MARK: Touches

    private var pressed: MenuRowView? {
        didSet {
            guard pressed !== oldValue else { return }
            oldValue?.isPressed = false
            pressed?.isPressed = true
        }
    }

    /// A finger is at a point, in the menu or not.
    func follow(_ point: CGPoint) {
        guard bounds.contains(point) else { return pressed = nil }
        pressed = rows.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: self)) }
    }

    /// The finger is lifted.
    ///
    /// - Returns: Whether it has chosen something.
    @discardableResult
    func letGo() -> Bool {
        guard let chosen = pressed else { return false }
        pressed = nil
        onChoose(chosen)
        return true
    }

    func forget() { pressed = nil }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { follow(touch.location(in: self)) }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { follow(touch.location(in: self)) }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { follow(touch.location(in: self)) }
        letGo()
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { forget() }
}

extension UIMenu {
    /// The menu with other elements in the place of one, in its sections too.
    func replacing(_ element: UIMenuElement, with elements: [UIMenuElement]) -> UIMenu {
        replacingChildren(
            children.flatMap { child -> [UIMenuElement] in
                if child === element { return elements }
                guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [child] }
                return [menu.replacing(element, with: elements)]
            })
    }
}
