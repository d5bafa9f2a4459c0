extension UISplitViewController {
    // MARK: Columns

    func showColumn(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        switch column {
        case .primary: change(toExtra: mostExtraColumns)
        case .supplementary: change(toExtra: max(displayMode.extraColumns, 1))
        case .secondary: if displayMode.isOverlay { change(toExtra: 0) }
        case .compact: break
        }
    }

    func hideColumn(_ column: Column) {
        if isCollapsed { return hideCollapsed(column) }
        switch column {
        case .primary: change(toExtra: min(displayMode.extraColumns, hasSupplementary ? 1 : 0))
        case .supplementary: change(toExtra: 0)
        case .secondary, .compact: break
        }
    }

    func showsColumn(_ column: Column) -> Bool {
        guard isCollapsed else { return shownColumns.contains(column) }
        if let compact = hosts[.compact], compact === collapsedHost { return column == .compact }
        guard let navigation = collapsedHost as? UINavigationController else { return hosts[column] === collapsedHost }
        return columnOnTop(of: navigation.viewControllers) == column
    }

    /// The column that the top of the stack belongs to: the last one whose first controller is in it.
    private func columnOnTop(of stack: [UIViewController]) -> Column? {
        collapsedParts.last { part in stack.contains { $0 === part.controllers.first } }?.column
    }

    /// Goes back or forward in the stack until the column is on top.
    private func showCollapsed(_ column: Column) {
        guard let navigation = collapsedHost as? UINavigationController,
            let index = collapsedParts.firstIndex(where: { $0.column == column })
        else { return }
        var stack: [UIViewController] = []
        for part in collapsedParts[...index] {
            let present = navigation.viewControllers.contains { $0 === part.controllers.first }
            if !present { (hosts[part.column] as? UINavigationController)?.setViewControllers([], animated: false) }
            stack += part.controllers
        }
        navigation.setViewControllers(stack, animated: true)
    }

    private func hideCollapsed(_ column: Column) {
        guard let navigation = collapsedHost as? UINavigationController,
            let first = collapsedParts.first(where: { $0.column == column })?.controllers.first,
            let index = navigation.viewControllers.firstIndex(where: { $0 === first }), index > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }

    // MARK: Controllers

    /// Without a style the controller takes the primary place; in one stack, and with columns, it is pushed.
    func showInside(_ controller: UIViewController, sender: Any?) {
        if style == .unspecified, !isCollapsed { return replace(.primary, with: controller) }
        let host = collapsedHost ?? hosts[.primary]
        if let navigation = host as? UINavigationController {
            navigation.show(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }

    /// The controller takes the secondary place; in one stack it is pushed.
    func showDetailInside(_ controller: UIViewController) {
        guard isCollapsed else { return replace(.secondary, with: controller) }
        guard collapsedHost !== hosts[.compact], let navigation = collapsedHost as? UINavigationController else {
            return present(controller, animated: true)
        }
        if style != .unspecified {
            replace(.secondary, with: controller)
            return showColumn(.secondary)
        }
        let members = (controller as? UINavigationController)?.viewControllers ?? [controller]
        (controller as? UINavigationController)?.setViewControllers([], animated: false)
        for (index, member) in members.enumerated() {
            navigation.pushViewController(member, animated: index == members.count - 1)
        }
    }

    // MARK: Buttons

    func makeModeButton() -> UIBarButtonItem {
        let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
        item.primaryAction = UIAction(title: "", image: item.image) { [weak self] _ in self?.modeButtonTouched() }
        return item
    }

    func makeFullButton() -> UIBarButtonItem {
        let image = UIImage(systemName: "arrow.up.left.and.arrow.down.right")
        let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        item.primaryAction = UIAction(title: "", image: image) { [weak self] _ in
            guard let self else { return }
            change(toExtra: displayMode == .secondaryOnly ? 1 : 0)
        }
        return item
    }

    /// Shows one column more; with all shown, hides the primary one again. The delegate may choose another mode.
    private func modeButtonTouched() {
        let wish = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        let extra = displayMode.extraColumns
        let next = extra < mostExtraColumns ? extra + 1 : mostExtraColumns - 1
        change(toExtra: wish == .automatic ? next : wish.extraColumns)
    }

    /// Puts the buttons into the bars: the first visible column has the one for the mode.
    func updateButtons() {
        guard style != .unspecified, isViewLoaded else { return }
        let showsMode =
            displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && presentsWithGesture
        for column in columnsInOrder {
            guard let bar = (hosts[column] as? UINavigationController)?.bar else { continue }
            var items: [UIBarButtonItem] = []
            if collapsed == false, showsMode, column == shownColumns.first { items.append(modeButton) }
            if collapsed == false, showsSecondaryOnlyButton, hasSupplementary, column == .secondary {
                items.append(fullButton)
            }
            bar.systemLeadingItems = items
        }
    }
}
