import QuartzCore
import WindowSystem

extension LiveHost {
    /// A key: Alt is part of the pinch; others go to the pane, then to the host itself.
    func handle(_ key: WindowEvent.Key, _ phase: WindowEvent.KeyPhase) {
        if key.name.hasSuffix(" Alt") { pinch.setActive(phase != .up, middle: deviceMiddle) }
        guard phase != .up else { return }
        if stage?.pane.handle(key) ?? false { return }
        press(key)
    }

    private func press(_ key: WindowEvent.Key) {
        let isCommand = !key.modifiers.isDisjoint(with: [.control, .command])
        switch key.name {
        case "Escape": goBack()
        case "Left" where isCommand: turnDevice(by: 1)
        case "Right" where isCommand: turnDevice(by: -1)
        case "W" where isCommand, "Q" where isCommand: isClosing = true
        default: break
        }
    }

    /// Turns the device by quarters, to the left if positive, as far as the application supports it.
    package func turnDevice(by quarters: Int) {
        let round: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
        let start = round.firstIndex(of: screen.orientation) ?? 0
        let step = quarters < 0 ? -1 : 1
        // What is not supported is passed over, as upside down on phones.
        for count in stride(from: quarters, through: quarters + step * 3, by: step) {
            let orientation = round[((start + count) % 4 + 4) % 4]
            if orientation == screen.orientation { return }
            if supports(orientation) { return rotate(to: orientation) }
        }
    }

    private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
        let window = scene.mainWindow
        let mask = application.supportedInterfaceOrientations(for: window)
        let controller = window?.rootViewController?.topmostPresented
        let wished = controller?.supportedInterfaceOrientations ?? .all
        return mask.intersection(wished).contains(UIInterfaceOrientationMask(orientation))
    }

    /// Goes back as far as one step goes: dismisses what is presented, or else shows the screen before. For Escape, and for
    /// the mouse's second button.
    package func goBack() {
        guard let root = scene.mainWindow?.rootViewController else { return }
        let front = root.topmostPresented
        if popInside(front) { return }
        guard front.presentingViewController != nil, !front.isBeingDismissed else { return }
        front.activePresentationController?.dismissByUser()
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

extension UIViewController {
    /// What is presented above everything from here on; itself, if nothing is.
    fileprivate var topmostPresented: UIViewController {
        var top = self
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}

extension UIInterfaceOrientationMask {
    fileprivate init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }
}
