import NibDocument

/// The controllers that a container has from the start.
@MainActor enum RelationshipSegues {
    static func connect(_ controller: UIViewController, _ element: NibElement, _ context: NibContext) {
        let segues = element.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
        guard !segues.isEmpty else { return }
        let children = segues.compactMap { segue in
            child(of: segue, context).map { (relation: segue["relationship"] ?? "", controller: $0) }
        }
        switch controller {
        case let navigation as UINavigationController:
            // One in another one would stop the program.
            let roots = children.map(\.controller).filter { !($0 is UINavigationController) }
            if let root = roots.first { navigation.setViewControllers([root], animated: false) }
        case let tabs as UITabBarController:
            tabs.setViewControllers(children.map(\.controller), animated: false)
            if let index = element.int("selectedIndex") { tabs.selectedIndex = index }
        case let split as UISplitViewController: fill(split, children)
        default: context.note(.reference, "relationship of \(element.name)", element)
        }
    }

    private static func child(of segue: NibElement, _ context: NibContext) -> UIViewController? {
        guard let storyboard = context.storyboard, let scene = storyboard.scene(of: segue) else {
            context.note(.reference, "relationship \(segue["relationship"] ?? "")", segue)
            return nil
        }
        return storyboard.instantiate(scene, nesting: context.nesting)
    }

    private static func fill(
        _ split: UISplitViewController, _ children: [(relation: String, controller: UIViewController)]
    ) {
        func first(_ names: String...) -> UIViewController? {
            children.first { names.contains($0.relation) }?.controller
        }
        let primary = first("masterViewController", "primaryViewController")
        let secondary = first("detailViewController", "secondaryViewController")
        guard split.style != .unspecified else {
            split.viewControllers = [primary, secondary].compactMap { $0 }
            return
        }
        if let primary { split.setViewController(primary, for: .primary) }
        if let secondary { split.setViewController(secondary, for: .secondary) }
        if split.style == .tripleColumn, let middle = first("supplementaryViewController") {
            split.setViewController(middle, for: .supplementary)
        }
        if let compact = first("compactViewController") { split.setViewController(compact, for: .compact) }
    }
}
