import QuartzCore

extension UIWindow {
    /// Puts the window in front of the others of its level.
    func bringToFront() {
        let highest = windowScene?.windows.map(\.showOrder).max() ?? 0
        showOrder = highest + 1
    }

    func didShow() {
        if showOrder == 0 { bringToFront() }
        screen.renderServer.attach(layer)
        installRoot()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }

    func didHide() {
        if isKeyWindow { giveUpKey() }
        if let root = rootViewController, showsRoot {
            root.beginAppearanceTransition(false, animated: false)
            root.endAppearanceTransition()
            showsRoot = false
        }
        RenderServer.showing(layer).detach(layer)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    // MARK: The root controller

    /// Puts the root controller's view in and tells it that it appears.
    func installRoot() {
        guard let root = rootViewController, let view = root.view, !showsRoot else { return }
        showsRoot = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // It fills the window also where its mask is given up: iOS has rules of its own for it then.
        view.viewState.isPlacedByOwner = true
        view.frame = bounds
        rootSize = bounds.size
        root.beginAppearanceTransition(true, animated: false)
        // One that is another window's root is taken over.
        if view.superviewBehindCard !== self { insertSubview(view, at: 0) }
        layoutIfNeeded()
        root.endAppearanceTransition()
    }

    /// Lets the root controller's view fill the window again when that has another size. At all other times the view is
    /// where the app has put it: card presentations inset it.
    func placeRootIfResized() {
        guard rootSize != bounds.size else { return }
        rootSize = bounds.size
        guard let view = rootViewController?.viewIfLoaded, view.superviewBehindCard === self else { return }
        view.setUntransformedFrame(bounds)
    }

    /// Takes the root controller's view out and tells it that it disappears.
    func removeRoot() {
        guard let root = rootViewController else { return }
        if showsRoot { root.beginAppearanceTransition(false, animated: false) }
        root.viewIfLoaded?.viewState.isPlacedByOwner = false
        if root.viewIfLoaded?.superviewBehindCard === self { root.viewIfLoaded?.removeFromSuperview() }
        if showsRoot { root.endAppearanceTransition() }
        showsRoot = false
    }

    // MARK: The key window

    func takeKey() {
        let application = UIApplication.shared
        guard canBecomeKey, application.designatedKeyWindow !== self else { return }
        application.designatedKeyWindow?.giveUpKey()
        application.designatedKeyWindow = self
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    private func giveUpKey() {
        UIApplication.shared.designatedKeyWindow = nil
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }
}
