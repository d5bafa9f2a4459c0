/// What a navigation item has at its ends: buttons, or groups of buttons in their place. What was set last counts.
@MainActor
struct NavigationItemEnds {
    /// Buttons in the order of older code: outermost first.
    private var items: (left: [UIBarButtonItem]?, right: [UIBarButtonItem]?)
    private var leading: [UIBarButtonItemGroup]?
    private var trailing: [UIBarButtonItemGroup]?
    var center: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?
    /// What the overflow menu has at its end.
    var additionalOverflow: UIDeferredMenuElement?

    var left: [UIBarButtonItem]? {
        get { leading.map { $0.flatMap(\.barButtonItems) } ?? items.left }
        set {
            items.left = newValue
            leading = nil
        }
    }

    var right: [UIBarButtonItem]? {
        get { trailing.map { $0.flatMap(\.barButtonItems).reversed() } ?? items.right }
        set {
            items.right = newValue
            trailing = nil
        }
    }

    var leadingGroups: [UIBarButtonItemGroup] {
        mutating get {
            if let leading { return leading }
            guard let left = items.left, !left.isEmpty else { return [] }
            let made = [UIBarButtonItemGroup.fixedGroup(items: left)]
            leading = made
            return made
        }
        set {
            items.left = nil
            leading = newValue
        }
    }

    var trailingGroups: [UIBarButtonItemGroup] {
        mutating get {
            if let trailing { return trailing }
            guard let right = items.right, !right.isEmpty else { return [] }
            let made = [UIBarButtonItemGroup.fixedGroup(items: right.reversed())]
            trailing = made
            return made
        }
        set {
            items.right = nil
            trailing = newValue
        }
    }

    /// All groups that were set.
    var groups: [UIBarButtonItemGroup] {
        (leading ?? []) + center + (trailing ?? []) + (pinned.map { [$0] } ?? [])
    }

    /// Groups that can do with less room, those first that do so first: from the trailing end.
    var collapsible: [UIBarButtonItemGroup] {
        let order = ((leading ?? []) + (trailing ?? [])).reversed() + (pinned.map { [$0] } ?? [])
        return order.filter { $0.representativeItem != nil && $0.isShown && $0.barButtonItems.count > 1 }
    }

    /// What is in the bar, outermost first.
    func shownLeading(collapsing collapsed: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        leading.map { shown($0, collapsed) } ?? items.left ?? []
    }

    func shownTrailing(collapsing collapsed: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        let pinned = pinned.map { shown([$0], collapsed).reversed() } ?? []
        return pinned + (trailing.map { shown($0, collapsed).reversed() } ?? items.right ?? [])
    }

    func shownCenter(dropping dropped: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        shown(center.filter { group in !dropped.contains { $0 === group } }, [])
    }

    /// The groups in the middle that can go into the overflow menu, those first that do so first: from the trailing end.
    var droppable: [UIBarButtonItemGroup] { center.filter(\.isShown).reversed() }

    /// The menu of what has no room, of what is not in the bar and yet available, and of what the application adds.
    func overflowMenu(dropping dropped: [UIBarButtonItemGroup]) -> UIMenu? {
        let waiting = groups.filter { group in group.waitsInOverflow || dropped.contains { $0 === group } }
        let elements = waiting.map(\.overflowElement) + (additionalOverflow.map { [$0] } ?? [])
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }

    /// How many buttons the pinned group shows.
    func pinnedCount(collapsing collapsed: [UIBarButtonItemGroup]) -> Int {
        pinned.map { shown([$0], collapsed).filter { !$0.isHidden }.count } ?? 0
    }

    private func shown(_ groups: [UIBarButtonItemGroup], _ collapsed: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        groups.flatMap { group in group.shownItems(collapsed: collapsed.contains { $0 === group }) }
    }
}
