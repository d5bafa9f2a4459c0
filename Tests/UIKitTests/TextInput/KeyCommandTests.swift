import Testing
import UIKit

/// Keys that do something beside typing.
@MainActor @Suite struct KeyCommandTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        var commands: [UIKeyCommand] = []
        override var keyCommands: [UIKeyCommand]? { commands }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            [Self.search, Self.back].contains(action) || super.canPerformAction(action, withSender: sender)
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses {
                guard let key = press.key else { continue }
                log.append("began \(key.characters) \(key.keyCode.rawValue)")
            }
            super.pressesBegan(presses, with: event)
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log += presses.map { "ended \($0.phase == .ended)" }
        }

        static let search = Selector(Screen.search(_:), named: "search:")
        static let back = Selector(Screen.back(_:), named: "back:")
        func search(_ command: UIKeyCommand) { log.append("search \(command.input ?? "")") }
        func back(_ command: UIKeyCommand) { log.append("back") }
    }

    @MainActor private struct Page {
        let host = HeadlessHost()
        let window = UIWindow()
        let screen = Screen()

        init() {
            window.rootViewController = UINavigationController(rootViewController: screen)
            window.makeKeyAndVisible()
            host.step()
        }
    }

    @Test func `a command of the screen in front is performed by its key, with Control for Command`() {
        let page = Page()
        let (host, screen) = (page.host, page.screen)
        screen.commands = [
            UIKeyCommand(input: "f", modifierFlags: .command, action: Screen.search),
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [.command, .shift], action: Screen.back),
        ]
        #expect(host.press(KeyStroke("F", .command)) && host.press(KeyStroke("F", .control)))
        #expect(!host.press(KeyStroke("F", [.command, .shift])))
        #expect(host.press(KeyStroke("Left", [.command, .shift])))
        #expect(
            screen.log.filter { !$0.hasPrefix("began") && !$0.hasPrefix("ended") } == ["search f", "search f", "back"])
    }

    @Test func `commands are added to a controller and taken away, and disabled ones do nothing`() {
        let page = Page()
        let (host, screen) = (page.host, page.screen)
        let command = UIKeyCommand(input: "\r", modifierFlags: [], action: Screen.search)
        screen.addKeyCommand(command)
        #expect(host.press(KeyStroke("Return")))
        command.attributes = .disabled
        #expect(!host.press(KeyStroke("Return")))
        command.attributes = []
        screen.removeKeyCommand(command)
        #expect(!host.press(KeyStroke("Return")))
    }

    @Test func `while text is edited keys are the text's, unless a command wants to come first`() {
        let page = Page()
        let (host, screen) = (page.host, page.screen)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        screen.view.addSubview(field)
        field.text = "ab"
        field.becomeFirstResponder()
        let letter = UIKeyCommand(input: "a", modifierFlags: [], action: Screen.search)
        let arrow = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Screen.back)
        screen.commands = [letter, arrow]
        host.press(KeyStroke("A"))
        host.press(KeyStroke("Left"))
        #expect(screen.log.isEmpty)
        #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 1)
        arrow.wantsPriorityOverSystemBehavior = true
        host.press(KeyStroke("Left"))
        #expect(screen.log == ["back"])
        #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 1)
    }

    @Test func `a key without a command is pressed and let go, up the chain from the screen in front`() {
        let page = Page()
        let (host, screen) = (page.host, page.screen)
        host.press(KeyStroke("B", .shift))
        #expect(screen.log == ["began B 5", "ended true"])
        screen.log = []
        host.press(KeyStroke("Escape"))
        #expect(screen.log == ["began UIKeyInputEscape 41", "ended true"])
    }

    @Test func `recognisers hear of keys where their delegate agrees`() {
        let page = Page()
        let (host, screen) = (page.host, page.screen)
        final class Listener: UIGestureRecognizer {
            var heard: [UIPress.Phase] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                heard += presses.map(\.phase)
                for press in presses where press.type == .menu { ignore(press, for: event) }
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
                heard += presses.map(\.phase)
            }
        }
        let listener = Listener(target: nil, action: nil)
        screen.view.addGestureRecognizer(listener)
        host.press(KeyStroke("Space"))
        #expect(listener.heard == [.began, .ended])
        host.press(KeyStroke("Escape"))
        #expect(listener.heard == [.began, .ended, .began])
    }
}
