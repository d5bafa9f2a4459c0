extension Host {
    /// Turns the device: the windows take the new size, their controllers are told and animate along.
    ///
    /// - Parameter animated: `false` makes the change at once, with the same calls.
    package func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) {
        makeCurrent()
        guard orientation != screen.orientation else { return }
        let turn = ScreenRotation(from: screen.orientation, to: orientation)
        let size = screen.device.size(in: orientation)
        let traits = screen.preferences.traits(of: screen.device, in: orientation)
        NotificationCenter.default.post(
            name: UIApplication.willChangeStatusBarOrientationNotification, object: UIApplication.shared,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
        changeScreen(size: size, traits: traits, transform: turn.transform, animated: animated) { screen in
            screen.orientation = orientation
        }
    }
}

/// A turn of the screen.
struct ScreenRotation {
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation

    /// The turn that brings what stood upright before to where it stands upright afterwards.
    var transform: CGAffineTransform {
        let quarters = (Self.quarters(to) - Self.quarters(from) + 4) % 4
        switch quarters {
        case 1: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case 2: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case 3: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        default: return .identity
        }
    }

    private static func quarters(_ orientation: UIInterfaceOrientation) -> Int {
        switch orientation {
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        default: 0
        }
    }
}
