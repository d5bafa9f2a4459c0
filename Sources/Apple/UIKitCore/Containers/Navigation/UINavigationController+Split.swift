extension UINavigationController {
    /// Puts another controller on the stack without animation; of a navigation controller, what that holds, since one
    /// cannot stand in another.
    func takeIn(_ controller: UIViewController) {
        var members = [controller]
        if let navigation = controller as? UINavigationController {
            members = navigation.viewControllers
            navigation.setViewControllers([], animated: false)
        }
        takenIn = (controller, members)
        if controller.parentController is UISplitViewController { controller.removeFromParent() }
        setViewControllers(viewControllers + members, animated: false)
    }

    /// Takes the top off the stack, or all that came from another navigation controller, which gets it back.
    ///
    /// - Returns: What was taken off; `nil` when there is only one controller.
    func giveAway() -> UIViewController? {
        let stack = viewControllers
        guard stack.count > 1, let top = stack.last else { return nil }
        defer { takenIn = nil }
        if let taken = takenIn, let first = taken.members.first,
            let index = stack.firstIndex(where: { $0 === first }), index > 0
        {
            setViewControllers(Array(stack[..<index]), animated: false)
            guard let navigation = taken.controller as? UINavigationController else { return taken.controller }
            navigation.setViewControllers(Array(stack[index...]), animated: false)
            return navigation
        }
        setViewControllers(Array(stack.dropLast()), animated: false)
        return top
    }
}
