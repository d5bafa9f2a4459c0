import QuartzCore

extension Host {
    /// Gives the screen another size in points, as when the user drags the edge of a desktop's window. Controllers hear of
    /// it as for a rotation.
    package func resize(to size: CGSize, animated: Bool = false) {
        var profile = screen.device
        profile.portraitSize = screen.orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
        change(to: profile, animated: animated)
    }

    /// Makes the screen that of another device, in its present orientation. Controllers are told as for a rotation.
    package func change(to profile: DeviceProfile, animated: Bool = false) {
        makeCurrent()
        guard profile != screen.device else { return }
        let size = profile.size(in: screen.orientation)
        let traits = screen.preferences.traits(of: profile, in: screen.orientation)
        changeScreen(size: size, traits: traits, transform: .identity, animated: animated) { screen in
            screen.device = profile
        }
    }

    /// Changes the screen by `change`, and with it the windows that fill it; their controllers are told of the size and the
    /// traits to come.
    func changeScreen(
        size: CGSize, traits: UITraitCollection, transform: CGAffineTransform, animated: Bool,
        _ change: @escaping (UIScreen) -> Void
    ) {
        let windows = scene.windows.filter { $0.frame.size == screen.bounds.size }
        let new = WindowSize(size: size, traits: traits, transform: transform)
        for window in windows {
            SizeChange.start(of: window, to: new, animated: animated) { [screen] in change(screen) }
        }
        guard windows.isEmpty else { return }
        change(screen)
        input.screenDidChange()
    }

    /// Tells those who listen that the screen was turned or has another size.
    func screenDidChange(
        from space: ScreenSpace, _ orientation: UIInterfaceOrientation, _ traits: UITraitCollection
    ) {
        if orientation != screen.orientation {
            device.announceOrientation()
            NotificationCenter.default.post(
                name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared,
                userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
        }
        let delegate = scene.delegate as? any UIWindowSceneDelegate
        delegate?.windowScene(
            scene, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
        delegate?.windowScene(
            scene, didUpdateEffectiveGeometry: UIWindowScene.Geometry(orientation: orientation, space: space))
    }
}
