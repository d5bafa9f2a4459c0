// Tabs that the user arranges anew, by Edit in the list of those that have no room in the bar.
extension UITabBarController {
    /// The tabs that can be arranged, in the order of all.
    final var arrangeableTabs: [UIViewController] {
        tabControllers.filter { tab in customizableViewControllers?.contains { $0 === tab } ?? false }
    }

    final func customize() { bar.beginCustomizingItems(arrangeableTabs.compactMap { $0.tabBarItem }) }

    final func willCustomize(_ items: [UITabBarItem]) {
        let controllers = tabControllers.filter { tab in items.contains { $0 === tab.tabBarItem } }
        delegate?.tabBarController(self, willBeginCustomizing: controllers)
    }

    /// All tabs as the bar has been arranged: a tab that was put in another's place has left its own to that one.
    final var arrangedTabs: [UIViewController] {
        let inBar = (bar.items ?? []).compactMap { item in tabControllers.first { $0.tabBarItem === item } }
        var displaced = tabControllers.prefix(inBar.count).filter { old in !inBar.contains { $0 === old } }[...]
        let others = tabControllers.dropFirst(inBar.count).map { old in
            inBar.contains { $0 === old } ? displaced.popFirst() ?? old : old
        }
        return inBar + others
    }

    final func hasCustomized(changed: Bool) {
        if changed {
            tabControllers = arrangedTabs
            showItems(animated: false)
        }
        delegate?.tabBarController(self, didEndCustomizing: tabControllers, changed: changed)
    }
}
