import QuartzCore

/// What a user does with the device itself, and not on its screen.
extension Host {
    /// Turns the device by quarters, to the left if positive, as far as the application supports it.
    package func turn(by quarters: Int) {
        guard scene.mainWindow?.rootViewController?.topmostPresented.shouldAutorotate ?? true else { return }
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
        supportedOrientations.contains(UIInterfaceOrientationMask(orientation))
    }

    /// What both the app and the topmost controller support.
    var supportedOrientations: UIInterfaceOrientationMask {
        let window = scene.mainWindow
        let mask = application.supportedInterfaceOrientations(for: window)
        let controller = window?.rootViewController?.topmostPresented
        return mask.intersection(controller?.supportedInterfaceOrientations ?? .all)
    }
}

extension UIInterfaceOrientationMask {
    init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }
}
