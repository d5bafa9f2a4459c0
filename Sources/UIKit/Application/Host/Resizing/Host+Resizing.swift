import QuartzCore

extension Host {
    /// Turns the device.
    ///
    /// Controllers get `viewWillTransition(to:with:)` first, then the windows that fill the screen change their size, in
    /// an animation of 0.3 s if `animated`. Frames have the new size at once.
    package func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) {
        makeCurrent()
        guard orientation != .unknown, orientation != screen.orientation else { return }
        let turn = CGAffineTransform(rotationAngle: screen.orientation.angle - orientation.angle)
        var traits = screen.device.traits(in: orientation, style: screen.style)
        traits.userInterfaceStyle = screen.style
        resize(to: screen.device.size(in: orientation), traits: traits, animated: animated, turn: turn) {
            screen.orientation = orientation
        }
        device.announceOrientation()
    }

    /// Gives the screen another size in points, as when the user drags the edge of a desktop's window.
    package func resize(to size: CGSize, animated: Bool = false) {
        makeCurrent()
        guard size != screen.bounds.size else { return }
        var profile = screen.device
        profile.portraitSize = screen.orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
        resize(to: size, traits: screen.traitCollection.values, animated: animated, turn: .identity) {
            screen.device = profile
        }
    }

    private func resize(
        to size: CGSize, traits: TraitValues, animated: Bool, turn: CGAffineTransform, _ apply: () -> Void
    ) {
        let before = (screen.coordinateSpace, screen.orientation, screen.traitCollection)
        let windows = scene.windows.filter { $0.frame == screen.bounds }
        let transitions = windows.map {
            SizeTransition(window: $0, isAnimated: animated && !$0.isHidden, targetTransform: turn)
        }
        for transition in transitions { transition.announce(size, UITraitCollection(values: traits)) }
        apply()
        for transition in transitions { transition.run(to: screen.bounds) }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, didUpdate: before.0, interfaceOrientation: before.1, traitCollection: before.2)
    }
}

extension UIInterfaceOrientation {
    /// How far the interface is turned against portrait, clockwise.
    fileprivate var angle: CGFloat {
        switch self {
        case .portrait, .unknown: 0
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        case .landscapeRight: .pi / 2
        }
    }
}
