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
        case "Escape": perform(.back)
        case "Left" where isCommand: turnDevice(by: 1)
        case "Right" where isCommand: turnDevice(by: -1)
        case "W" where isCommand, "Q" where isCommand: isClosing = true
        default: break
        }
    }
}
