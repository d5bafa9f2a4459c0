extension UITabBarController {
    /// Takes over tabs of iOS 18.
    final func adopt(_ tabs: [UITab], animated: Bool) {
        demand(
            Set(tabs.map(\.identifier)).count == tabs.count,
            "The tabs of a tab bar controller must have unique identifiers.")
        for tab in givenTabs where !tabs.contains(tab) { tab.owner = nil }
        givenTabs = tabs
        for tab in tabs { tab.owner = self }
        reloadTabs(animated: animated)
    }

    /// Brings the controllers in line with the tabs.
    final func reloadTabs(animated: Bool = false) {
        guard !givenTabs.isEmpty || !tabControllers.isEmpty else { return }
        let tabs = tabsInBar
        let pairs = tabs.compactMap { tab in tab.viewController.map { (tab: tab, controller: $0) } }
        let controllers = pairs.map(\.controller)
        for tab in tabs { tab.showInBar() }
        // What a group shows may be another child now: the group stays selected.
        let selected = tabsInPlace.first { $0.controller === chosen }?.tab
        if let controller = selected?.viewController, controllers.contains(controller) { chosen = controller }
        tabsInPlace = pairs
        setViewControllers(controllers, animated: animated)
    }

    /// The tabs that the bar has.
    private var tabsInBar: [UITab] {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        let named = isCompact ? compactTabIdentifiers?.compactMap { tab(forIdentifier: $0) } : nil
        return (named ?? givenTabs).filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
    }

    private func tab(of controller: UIViewController) -> UITab? {
        tabsInBar.first { $0.viewControllerIfMade === controller }
    }

    /// The innermost tab that is seen.
    final var tabInSight: UITab? { chosen.flatMap { tab(of: $0) }?.innermost }

    /// Selects a tab, and in the groups around it.
    final func select(_ tab: UITab) {
        demand(
            tab.tabBarController === self,
            "-[UITabBarController setSelectedTab:] only a tab in the tab bar controller's list of tabs can be selected."
        )
        var top = tab
        while let group = top.parent {
            group.selectedChild = top
            top = group
        }
        if let controller = top.viewController, holds(controller) { selectedViewController = controller }
    }

    /// Whether the delegate agrees with what the user has touched. For tabs of iOS 18 it is asked by tab.
    final func delegateLetsSelect(_ controller: UIViewController) -> Bool {
        guard let delegate else { return true }
        guard let tab = tab(of: controller) else {
            return delegate.tabBarController(self, shouldSelect: controller)
        }
        return delegate.tabBarController(self, shouldSelectTab: tab)
    }

    /// Tells the delegate which tab of iOS 18 the user has selected.
    final func tellOfTab(_ controller: UIViewController, previous: UITab?) {
        guard let tab = tab(of: controller) else { return }
        delegate?.tabBarController(self, didSelectTab: tab.innermost, previousTab: previous)
    }
}
