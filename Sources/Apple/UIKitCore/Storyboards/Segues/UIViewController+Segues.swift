import NibDocument

// What the class's methods of these names do; see UIViewController.swift.
extension UIViewController {
    func performStoryboardSegue(_ identifier: String, sender: Any?) {
        guard let template = storage.scene?.segue(identifier) else {
            fatalError("Receiver (\(MemberAccess.description(of: self))) has no segue with identifier '\(identifier)'")
        }
        template.perform(sender: sender)
    }

    func takesUnwindAction(_ action: Selector, from source: UIViewController) -> Bool {
        source !== self && action.isImplemented(by: self)
    }

    /// All children but the one that the segue comes from, as they were asked already.
    func childrenToUnwindTo(from origin: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let last = childContaining(origin)
        return childControllers.filter { $0 !== last }
    }

    func childThatContains(_ origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var current = origin.source
        while true {
            if current.parent === self { return current }
            guard let next = current.parent ?? current.modal.presenting else { return nil }
            current = next
        }
    }
}
