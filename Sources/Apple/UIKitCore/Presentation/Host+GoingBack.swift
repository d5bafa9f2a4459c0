/// What Escape, Return and a mouse's second button do where nothing is typed.
extension Host {
    /// Goes back as far as one step goes: dismisses what is presented, or else shows the screen before. For Escape, and for
    /// the mouse's second button.
    package func goBack() {
        guard let window = scene.mainWindow, let root = window.rootViewController else { return }
        if let menu = MenuContainerView.session(in: window) { return menu.touchedBeside() }
        let front = root.topmostPresented
        if popInside(front) { return }
        guard front.presentingViewController != nil, !front.isBeingDismissed else { return }
        if let alert = front as? UIAlertController, alert.cancelByUser() { return }
        front.activePresentationController?.dismissByUser()
    }

    /// The Return key, where nothing is typed: it chooses an alert's preferred action.
    ///
    /// - Returns: Whether it has done anything.
    func returnPressed() -> Bool {
        guard let root = scene.mainWindow?.rootViewController else { return false }
        return (root.topmostPresented as? UIAlertController)?.returnByUser() ?? false
    }

    /// Shows the screen before in the navigation controller that the user looks at, if it has one.
    private func popInside(_ controller: UIViewController) -> Bool {
        let children = (controller as? UITabBarController)?.selectedViewController.map { [$0] } ?? controller.children
        for child in children.reversed() where child.viewIfLoaded?.window != nil {
            if popInside(child) { return true }
        }
        guard let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 else {
            return false
        }
        navigation.popViewController(animated: true)
        return true
    }
}
