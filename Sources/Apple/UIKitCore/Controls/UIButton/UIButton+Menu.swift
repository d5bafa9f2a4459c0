extension UIButton {
    var menuConfiguration: UIContextMenuConfiguration? {
        guard isEnabled, let menu, !menu.children.isEmpty else { return nil }
        if isPopUp { choose(firstOf: menu) }
        let made = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        made.preferredMenuElementOrder = preferredMenuElementOrder
        return made
    }

    /// Whether the button shows what was chosen in its menu (documented for both properties together).
    var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// Shows the title and the image of the element that is on; the first one, if none is.
    func showChosenElement() {
        guard isPopUp, let menu else { return }
        choose(firstOf: menu)
        guard let chosen = menu.selectedElements.first else { return }
        if configuration == nil {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.image, for: .normal)
        } else {
            configuration?.title = chosen.title
            configuration?.image = chosen.image
        }
    }

    private func choose(firstOf menu: UIMenu) {
        guard menu.selectedElements.isEmpty else { return }
        let leaves = MenuSection.sections(of: menu).flatMap(\.entries)
        for case .leaf(let leaf, _) in leaves where !leaf.attributes.contains(.disabled) {
            leaf.state = .on
            return
        }
    }

    /// An element of the menu was chosen: the only one that is on, in a button that shows it.
    func showChoice(_ leaf: any UIMenuLeaf) {
        guard isPopUp, let menu else { return }
        for case .leaf(let other, _) in MenuSection.sections(of: menu).flatMap(\.entries) {
            other.state = other === leaf ? .on : .off
        }
        showChosenElement()
        onChoice?(menu)
    }
}
