extension UIViewController {
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
