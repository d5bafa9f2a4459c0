/// A row of a menu.
@MainActor
package enum MenuEntry {
    /// Can be chosen; `menu` is the one it stands in, section or not.
    case leaf(any UIMenuLeaf, menu: UIMenu)
    case submenu(UIMenu)
    /// What is not known yet.
    case waiting(UIDeferredMenuElement)

    var element: UIMenuElement? {
        switch self {
        case .leaf(let leaf, _): leaf as? UIMenuElement
        case .submenu(let menu): menu
        case .waiting(let element): element
        }
    }
}

/// Rows between two bands.
@MainActor
package struct MenuSection {
    package var title: String
    package var entries: [MenuEntry]
    package var shape = MenuShape.row

    /// What a menu shows: its elements, those of its sections as sections, without what is hidden.
    package static func sections(of menu: UIMenu) -> [MenuSection] {
        var builder = MenuSectionBuilder(shape: MenuShape(of: menu))
        builder.add(menu.children, of: menu)
        builder.close()
        return builder.sections
    }
}

@MainActor
private struct MenuSectionBuilder {
    var sections: [MenuSection] = []
    private var open: MenuSection
    /// Of what is in no section.
    private let shape: MenuShape

    init(shape: MenuShape) {
        self.shape = shape
        open = MenuSection(title: "", entries: [], shape: shape)
    }

    mutating func add(_ elements: [UIMenuElement], of menu: UIMenu) {
        for element in elements { add(element, of: menu) }
    }

    private mutating func add(_ element: UIMenuElement, of menu: UIMenu) {
        if let inner = element as? UIMenu {
            inner.options.contains(.displayInline) ? addSection(inner) : open.entries.append(.submenu(inner))
        } else if let deferred = element as? UIDeferredMenuElement {
            if let known = deferred.known { add(known, of: menu) } else { open.entries.append(.waiting(deferred)) }
        } else if let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) {
            open.entries.append(.leaf(leaf, menu: menu))
        }
    }

    private mutating func addSection(_ menu: UIMenu) {
        close()
        open.title = menu.title
        open.shape = MenuShape(of: menu)
        add(menu.children, of: menu)
        close()
    }

    mutating func close() {
        if !open.entries.isEmpty { sections.append(open) }
        open = MenuSection(title: "", entries: [], shape: shape)
    }
}

extension UIMenu {
    /// The menu, if it has anything to show.
    var ifShown: UIMenu? { MenuSection.sections(of: self).isEmpty ? nil : self }

    /// An element was chosen: in a menu of one selection it is the one that is on.
    func noteChoice(of leaf: any UIMenuLeaf) {
        guard options.contains(.singleSelection) else { return }
        for case let other as any UIMenuLeaf in children { other.state = other === leaf ? .on : .off }
    }
}
