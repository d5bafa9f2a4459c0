import QuartzCore

extension Host {
    /// Gives the screen another size in points, as when the user drags the edge of a desktop's window. Controllers hear of
    /// it as of a rotation.
    package func resize(to size: CGSize, animated: Bool = false) {
        var profile = screen.device
        profile.portraitSize = screen.orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
        change(to: profile, animated: animated)
    }

    /// Makes the screen that of another device, the way up it is held. Controllers hear of it as of a rotation.
    package func change(to profile: DeviceProfile, animated: Bool = false) {
        makeCurrent()
        guard profile != screen.device else { return }
        let size = profile.size(in: screen.orientation)
        let windows = scene.windows.filter { $0.frame.size == screen.bounds.size }
        for window in windows {
            let change = SizeChange(window: window, size: size, traits: screen.traitCollection, transform: .identity)
            change.start(animated: animated) { [screen] in screen.device = profile }
        }
        if windows.isEmpty { screen.device = profile }
    }

    /// Tells those who listen that the screen was turned or has another size.
    func screenDidChange(from orientation: UIInterfaceOrientation, _ traits: UITraitCollection) {
        if orientation != screen.orientation { device.announceOrientation() }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, didUpdate: screen.coordinateSpace, interfaceOrientation: orientation, traitCollection: traits)
    }
}
