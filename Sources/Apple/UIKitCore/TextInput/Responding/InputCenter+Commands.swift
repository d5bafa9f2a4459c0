import QuartzCore

// What a key does beside editing: key commands, and presses that responders handle themselves.
extension InputCenter {
    /// Who is asked about a key first: the first responder, or else the screen in front.
    var firstToAsk: UIResponder? { firstResponder ?? host.frontmostResponder }

    /// The responders that are asked about a key, in order.
    private var asked: [UIResponder] { firstToAsk.map { Array(sequence(first: $0, next: \.next)) } ?? [] }

    /// Does what a key command says.
    ///
    /// - Parameter withPriority: Only commands that come before the editing of text.
    /// - Returns: Whether there was one.
    func performCommand(for key: KeyStroke, withPriority: Bool = false) -> Bool {
        for command in asked.lazy.flatMap(\.allKeyCommands) where command.means(key) {
            if withPriority, !command.wantsPriorityOverSystemBehavior { continue }
            guard let target = firstToAsk?.target(forAction: command.action, withSender: command) else { continue }
            return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
        }
        return false
    }

    /// Whether a key has a command; the desktop's own meaning of it then gives way.
    package func hasCommand(for key: KeyStroke) -> Bool {
        asked.contains { $0.allKeyCommands.contains { $0.means(key) } }
    }

    /// Gives a key to the responders: pressed and let go.
    func sendPress(_ key: KeyStroke) {
        guard let responder = firstToAsk else { return }
        let press = UIPress(key, responder: responder, at: RenderServer.current.now)
        let event = UIPressesEvent(press)
        let recognizers = asked.compactMap { ($0 as? UIView)?.gestureRecognizers }.flatMap(\.self)
        press.gestureRecognizers = recognizers.filter {
            $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: press) ?? true
        }
        for recognizer in press.gestureRecognizers ?? [] { recognizer.pressesBegan([press], with: event) }
        responder.pressesBegan([press], with: event)
        press.phase = .ended
        for recognizer in press.gestureRecognizers ?? [] { recognizer.pressesEnded([press], with: event) }
        responder.pressesEnded([press], with: event)
    }
}

extension UIResponder {
    fileprivate final var allKeyCommands: [UIKeyCommand] {
        (keyCommands ?? []) + ((self as? UIViewController)?.storage.keyCommands ?? [])
    }
}

extension Host {
    /// The view of the screen that the user looks at.
    fileprivate var frontmostResponder: UIResponder? {
        frontmostController.map { $0.viewIfLoaded ?? $0 }
    }

    private var frontmostController: UIViewController? {
        var front = scene.mainWindow?.rootViewController?.topmostPresented
        while let here = front {
            guard let inner = here.childInFront else { return here }
            front = inner
        }
        return front
    }
}
