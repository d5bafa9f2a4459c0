import QuartzCore
import UIKit
import WindowSystem

extension LiveHost {
    /// A key: Alt is part of the pinch; others go to the pane, then to the host itself.
    func handle(_ key: WindowEvent.Key, _ phase: WindowEvent.KeyPhase) {
        if key.name.hasSuffix(" Alt") { pinch.setActive(phase != .up, middle: deviceMiddle) }
        guard phase != .up else { return }
        if host.input.takesText, edit(with: key) { return }
        if host.input.hasCommand(for: KeyStroke(key)) { return perform(.key(KeyStroke(key))) }
        if stage?.pane.handle(key) ?? false { return }
        press(key)
    }

    /// What a key does while text is typed: letters are the text's, which comes by itself; Escape ends it; the desktop's own
    /// keys and those of a screen's tools go on.
    private func edit(with key: WindowEvent.Key) -> Bool {
        if key.name == "Escape" { return endTyping() }
        let isCommand = !key.modifiers.isDisjoint(with: [.control, .command])
        if isCommand, ["W", "Q"].contains(key.name) { return false }
        if key.name.count > 1, key.name.hasPrefix("F"), Int(key.name.dropFirst()) != nil { return false }
        perform(.key(KeyStroke(key)))
        return true
    }

    private func endTyping() -> Bool { scene.mainWindow?.endEditing(false) ?? false }

    /// Has the outlet send text as long as something takes it.
    func tellTextInput() {
        guard host.input.takesText, let view = host.input.firstResponder as? UIView, let window = view.window else {
            return outlet.setTextInput(nil)
        }
        let place = window.convert(view.convert(view.bounds, to: nil), to: nil)
        outlet.setTextInput(layout.rect(of: place))
    }

    private func press(_ key: WindowEvent.Key) {
        let isCommand = !key.modifiers.isDisjoint(with: [.control, .command])
        switch key.name {
        case "Escape": perform(.back)
        case "Return", "Keypad Enter": perform(.key(KeyStroke(key)))
        case "Left" where isCommand: turnDevice(by: 1)
        case "Right" where isCommand: turnDevice(by: -1)
        case "Up" where isCommand: perform(.shake)
        case "W" where isCommand, "Q" where isCommand: isClosing = true
        default: perform(.key(KeyStroke(key)))
        }
    }
}

extension KeyStroke {
    init(_ key: WindowEvent.Key) {
        let flags: [(WindowEvent.Modifiers, UIKeyModifierFlags)] = [
            (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
        ]
        self.init(key.name, flags.reduce(into: []) { if key.modifiers.contains($1.0) { $0.formUnion($1.1) } })
    }
}
