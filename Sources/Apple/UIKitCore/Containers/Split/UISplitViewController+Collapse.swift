/// Columns become one stack in compact width, and the stack becomes columns again.
///
/// On iOS a column's navigation controller is pushed onto the primary one; here the controllers in it are, so that the
/// stack is a plain one. They get their appearance calls as in a push without animation.
extension UISplitViewController {
    /// Brings the structure in line with the width.
    func updateStructure() {
        guard isViewLoaded, !isTransitioning else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if collapsed == isCompact { return }
        UIView.performWithoutAnimation {
            if isCompact { collapse() } else { expand() }
        }
    }

    // MARK: Collapsing

    private func collapse() {
        let isFirst = collapsed == nil
        if !isFirst { takeOutColumns() }
        collapsed = true
        let top = style == .unspecified ? Column.secondary : topColumn
        if let compact = hosts[.compact], top == .compact || delegate == nil || given[.primary] == nil {
            collapsedHost = compact
        } else {
            collapsedHost = style == .unspecified ? mergeClassic() : mergeColumns(top: top)
        }
        putInCollapsedHost()
        updateButtons()
        if !isFirst || style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
    }

    /// The compact column's when there is one, the secondary one's otherwise, unless the delegate has another wish.
    private var topColumn: Column {
        let proposed: Column = hosts[.compact] != nil ? .compact : hosts[.secondary] != nil ? .secondary : .primary
        return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }

    private func takeOutColumns() {
        for column in shownColumns { takeOutAtOnce(hosts[column]) }
        shownColumns = []
    }

    private func putInCollapsedHost() {
        guard let host = collapsedHost, let root = viewIfLoaded else { return }
        if host.parentController !== self { enter(host) }
        bringInAtOnce(host) {
            host.view.frame = root.bounds
            root.addSubview(host.view)
        }
    }

    /// Puts the columns up to `top` onto the first column's stack.
    private func mergeColumns(top: Column) -> UIViewController? {
        let filled = columnsInOrder.filter { hosts[$0] != nil }
        guard let first = filled.first, let base = hosts[first] else { return nil }
        collapsedParts = []
        guard let navigation = base as? UINavigationController else { return base }
        var stack: [UIViewController] = []
        for column in filled {
            let members = (hosts[column] as? UINavigationController)?.viewControllers ?? []
            collapsedParts.append((column, members))
            guard column == first || column.rawValue <= top.rawValue else { continue }
            if column != first { (hosts[column] as? UINavigationController)?.setViewControllers([], animated: false) }
            stack += members
        }
        navigation.setViewControllers(stack, animated: false)
        return navigation
    }

    private func mergeClassic() -> UIViewController? {
        guard let primary = delegate?.primaryViewController(forCollapsing: self) ?? hosts[.primary] ?? hosts[.secondary]
        else { return nil }
        guard let secondary = hosts[.secondary], secondary !== primary else { return primary }
        let isHandled = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isHandled { primary.collapseSecondaryViewController(secondary, for: self) }
        return primary
    }

    // MARK: Expanding

    private func expand() {
        let isFirst = collapsed == nil
        let host = collapsedHost
        if !isFirst { takeOutAtOnce(host) }
        collapsed = false
        collapsedHost = nil
        if let host { separate(host) }
        let proposed = resolvedMode
        let mode =
            isFirst
            ? proposed
            : delegate?.splitViewController(
                self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if mode != proposed, mode != .automatic { chosenExtra = mode.extraColumns }
        currentMode = resolvedMode
        showColumnsAtOnce()
        updateButtons()
        if !isFirst { delegate?.splitViewControllerDidExpand(self) }
    }

    private func separate(_ host: UIViewController) {
        if host === hosts[.compact] { return }
        if style == .unspecified { return separateClassic(host) }
        guard let navigation = host as? UINavigationController else { return }
        let stack = navigation.viewControllers
        var bounds = collapsedParts.map { part in stack.firstIndex { $0 === part.controllers.first } ?? stack.count }
        bounds.append(stack.count)
        var kept: [UIViewController] = []
        for (index, part) in collapsedParts.enumerated() {
            let end = bounds[(index + 1)...].min() ?? stack.count
            let members = bounds[index] < end ? Array(stack[bounds[index]..<end]) : part.controllers
            if index == 0 { kept = members } else { hand(members, to: part.column, from: navigation) }
        }
        navigation.setViewControllers(kept, animated: false)
        collapsedParts = []
    }

    private func hand(_ members: [UIViewController], to column: Column, from navigation: UINavigationController) {
        guard let host = hosts[column] as? UINavigationController else { return }
        let left = navigation.viewControllers.filter { mine in !members.contains { $0 === mine } }
        if left.count != navigation.viewControllers.count { navigation.setViewControllers(left, animated: false) }
        host.setViewControllers(members, animated: false)
    }

    private func separateClassic(_ host: UIViewController) {
        let primary = delegate?.primaryViewController(forExpanding: self) ?? host
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        exchangeHost(.primary, primary)
        if let secondary { exchangeHost(.secondary, secondary) }
    }

    private func exchangeHost(_ column: Column, _ host: UIViewController) {
        if let old = hosts[column], old !== host { leave(old) }
        given[column] = host
        hosts[column] = host
        if host.parentController !== self { enter(host) }
    }

    /// Shows the columns of the current mode, with the appearance calls of the moment.
    private func showColumnsAtOnce() {
        shownColumns = layout(for: currentMode).visible.filter { hosts[$0] != nil }
        for column in shownColumns {
            guard let host = hosts[column] else { continue }
            if host.parentController !== self { enter(host) }
            host.loadViewIfNeeded()
            bringInAtOnce(host) { addView(of: column) }
        }
        layOutContainer()
    }

    // MARK: While collapsed

    /// A column gets another controller while the columns are one stack: what stood for it goes, the new one stays ready,
    /// or takes its place.
    func exchangeCollapsed(_ column: Column, _ controller: UIViewController?, _ host: UIViewController?) {
        given[column] = controller
        if let old = hosts[column], old !== collapsedHost { leave(old) }
        let isShown = hosts[column] != nil && hosts[column] === collapsedHost
        hosts[column] = host
        if isShown || collapsedHost == nil {
            takeOutAtOnce(collapsedHost)
            if let old = collapsedHost { leave(old) }
            collapsedHost = nil
            collapsed = nil
            return
        }
        if let host { enter(host) }
        replacePart(column, host)
    }

    private func replacePart(_ column: Column, _ host: UIViewController?) {
        guard let navigation = collapsedHost as? UINavigationController else { return }
        let members = (host as? UINavigationController)?.viewControllers ?? [host].compactMap { $0 }
        let old = collapsedParts.first { $0.column == column }?.controllers ?? []
        let stack = navigation.viewControllers
        collapsedParts.removeAll { $0.column == column }
        collapsedParts.append((column, members))
        collapsedParts.sort { $0.column.rawValue < $1.column.rawValue }
        guard let place = stack.firstIndex(where: { $0 === old.first }), place > 0 else { return }
        (host as? UINavigationController)?.setViewControllers([], animated: false)
        navigation.setViewControllers(Array(stack[..<place]) + members, animated: false)
    }
}
