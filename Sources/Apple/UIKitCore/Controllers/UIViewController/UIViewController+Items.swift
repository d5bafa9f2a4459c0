extension UIViewController {
    /// What a navigation bar shows for the controller, made when it is first asked for.
    final var itemOfNavigationBar: UINavigationItem {
        if let item = storage.navigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        storage.navigationItem = item
        return item
    }

    /// The button that turns editing on and off, made when it is first asked for.
    final var itemForEditing: UIBarButtonItem {
        if let item = storage.editButtonItem { return item }
        let item = UIBarButtonItem(
            systemItem: isEditing ? .done : .edit,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        storage.editButtonItem = item
        return item
    }

    final func showToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        storage.toolbarItems = items
        navigationController?.toolbarItemsChanged(of: self, animated: animated)
    }

    final var itemOfTabBar: UITabBarItem! {
        get {
            if let item = storage.tabBarItem ?? tabBarItemOfContent { return item }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storage.tabBarItem = item
            return item
        }
        set {
            storage.tabBarItem = newValue
            let shown = parentController as? UINavigationController ?? self
            (shown.parentController as? UITabBarController)?.tabBarItemChanged(of: shown)
        }
    }

    func titleChanged() {
        if storage.navigationItem != nil { navigationItem.title = title }
        if let item = storage.tabBarItem {
            item.title = title
        } else if let item = tabBarItemOfContent, item.title == nil {
            item.title = title
        }
        if let container = parentController, container.topmostTitleFollows(self) { container.title = title }
    }

    /// Whether this container shows the child's title as its own; none does so by itself.
    func topmostTitleFollows(_ child: UIViewController) -> Bool { false }

    func showThroughAncestors(_ controller: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.show(controller, sender: sender)
        } else if let split = splitViewController {
            split.show(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }

    func showDetailThroughAncestors(_ controller: UIViewController, sender: Any?) {
        if let split = splitViewController { return split.showDetailViewController(controller, sender: sender) }
        present(controller, animated: true)
    }
}
