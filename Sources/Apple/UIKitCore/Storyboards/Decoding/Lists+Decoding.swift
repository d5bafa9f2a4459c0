import NibDocument

/// The rows of a table with static cells.
@MainActor final class StaticRows {
    struct Section {
        let header: String?
        let footer: String?
        let rows: [(cell: UITableViewCell, height: CGFloat?)]
    }

    let sections: [Section]

    init(_ sections: [Section]) { self.sections = sections }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
    func numberOfRows(_ section: Int) -> Int { self.section(section)?.rows.count ?? 0 }
    func cell(_ path: IndexPath) -> UITableViewCell? { row(path)?.cell }
    func height(_ path: IndexPath) -> CGFloat? { row(path)?.height }

    private func row(_ path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
        guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
        return rows[path.row]
    }
}

extension UITableView {
    /// Headers and footers, prototypes and static rows.
    final func decodeRows(from coder: NSCoder) {
        guard let (element, context) = coder.nib else { return }
        hasFileHeights = true
        if let view = context.part("backgroundView", of: element, as: UIView.self) { backgroundView = view }
        if let view = context.part("tableHeaderView", of: element, as: UIView.self) { tableHeaderView = view }
        if let view = context.part("tableFooterView", of: element, as: UIView.self) { tableFooterView = view }
        for prototype in element.list("prototypes") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            cellPool.register(for: identifier) { context.instance(of: prototype, as: UITableViewCell.self) }
        }
        guard element["dataMode"] == "static" || element.first("sections") != nil else { return }
        staticRows = StaticRows(element.list("sections").map { section(of: $0, context) })
    }

    private func section(of element: NibElement, _ context: NibContext) -> StaticRows.Section {
        let rows = context.parts("cells", of: element, as: UITableViewCell.self)
        let heights = element.list("cells").map { cell in cell.double("rowHeight").map { CGFloat($0) } }
        return StaticRows.Section(
            header: NibValue(element: element, name: "headerTitle", context: context).string,
            footer: NibValue(element: element, name: "footerTitle", context: context).string,
            rows: zip(rows, heights + Array(repeating: nil, count: rows.count)).map { ($0, $1) })
    }
}

extension UITableViewCell {
    /// What is in the cell. The labels and the image of the cell's style are its own.
    final func decodeContent(from coder: NSCoder) {
        guard let (element, context) = coder.nib else {
            if coder.allowsKeyedCoding { readArchivedContent(into: contentView, from: coder) }
            return
        }
        if let content = element.child(key: "contentView") {
            let own = ["textLabel", "detailTextLabel", "imageView"].compactMap { element[$0] }
            context.adopt(contentView, as: content, without: Set(own))
            for child in content.list("subviews") { adoptOwn(child, element, context) }
        }
        if let view = context.part("backgroundView", of: element, as: UIView.self) { backgroundView = view }
        if let view = context.part("selectedBackgroundView", of: element, as: UIView.self) {
            selectedBackgroundView = view
        }
        if let view = context.part("accessoryView", of: element, as: UIView.self) { accessoryView = view }
    }

    private func adoptOwn(_ child: NibElement, _ element: NibElement, _ context: NibContext) {
        guard let id = child.id else { return }
        let part: UIView?
        switch id {
        case element["textLabel"]: part = textLabel
        case element["detailTextLabel"]: part = detailTextLabel
        case element["imageView"]: part = imageView
        default: return
        }
        if let part { context.adopt(part, as: child) }
    }
}

extension UICollectionView {
    final func decodeCells(from coder: NSCoder) {
        guard let (element, context) = coder.nib else { return }
        if let made = element.child(key: "collectionViewLayout"), made.id != nil {
            context.adopt(collectionViewLayout as AnyObject, for: made)
        }
        if let view = context.part("backgroundView", of: element, as: UIView.self) { backgroundView = view }
        for prototype in element.list("cells") {
            register(
                prototype, UICollectionView.poolName(.cell(IndexPath()), prototype["reuseIdentifier"] ?? ""), context)
        }
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        for (key, kind) in kinds {
            guard let prototype = element.child(key: key) else { continue }
            let name = UICollectionView.poolName(
                .supplement(kind, IndexPath()), prototype["reuseIdentifier"] ?? "")
            register(prototype, name, context)
        }
    }

    private func register(_ prototype: NibElement, _ name: String, _ context: NibContext) {
        guard prototype["reuseIdentifier"] != nil else { return }
        cellPool.register(for: name) { context.instance(of: prototype, as: UICollectionReusableView.self) }
    }
}

extension UICollectionViewCell {
    final func decodeContent(from coder: NSCoder) {
        guard let (element, context) = coder.nib else {
            if coder.allowsKeyedCoding { readArchivedContent(into: contentView, from: coder) }
            return
        }
        if let content = element.child(key: "contentView") {
            context.adopt(contentView, as: content)
            contentView.frame = bounds
            contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.translatesAutoresizingMaskIntoConstraints = true
        }
        if let view = context.part("backgroundView", of: element, as: UIView.self) { backgroundView = view }
        if let view = context.part("selectedBackgroundView", of: element, as: UIView.self) {
            selectedBackgroundView = view
        }
    }
}

extension NibContext {
    /// A new view of a prototype, connected and awake; its connections to the scene around lead there.
    func instance<View: UIView>(of prototype: NibElement, as type: View.Type) -> View? {
        let inner = NibContext(file, outer: self)
        inner.isComplete = true
        guard let view = inner.make(prototype, as: type) else { return nil }
        inner.finish(root: view)
        inner.performEmbeds()
        inner.forget()
        return view
    }
}

extension NibLists {
    static func tableStyle(in coder: NSCoder) -> UITableView.Style {
        coder.nib?.element["style"].flatMap { tableStyles[$0] } ?? .plain
    }

    static func cellStyle(in coder: NSCoder) -> UITableViewCell.CellStyle {
        coder.nib?.element["style"].flatMap { cellStyles[$0] } ?? .default
    }

    static func layout(in coder: NSCoder) -> UICollectionViewLayout {
        guard let nib = coder.nib, let element = nib.element.child(key: "collectionViewLayout"),
            let made = NibKind.table[element.name]?.make(element, nib.context) as? UICollectionViewLayout
        else { return UICollectionViewFlowLayout() }
        return made
    }

    // MARK: Nibs for cells

    static func cell(of nib: UINib, _ identifier: String) -> UITableViewCell {
        let top = nib.instantiate(owner: nil)
        guard let cell = top.compactMap({ $0 as? UITableViewCell }).first else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                    + "must be a UITableViewCell instance")
        }
        if let own = cell.identifier, own != identifier {
            fatalError(
                "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(identifier))")
        }
        cell.identifier = identifier
        return cell
    }

    static func header(of nib: UINib, _ identifier: String) -> UITableViewHeaderFooterView {
        let top = nib.instantiate(owner: nil)
        guard let view = top.compactMap({ $0 as? UITableViewHeaderFooterView }).first else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                    + "must be a UITableViewHeaderFooterView instance")
        }
        view.identifier = identifier
        return view
    }

    static func item(of nib: UINib, _ identifier: String) -> UICollectionReusableView {
        let top = nib.instantiate(owner: nil)
        guard let view = top.compactMap({ $0 as? UICollectionReusableView }).first else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
                    + "must be a UICollectionReusableView instance")
        }
        return view
    }
}
