import Inspector
import Testing
import UIKit
import WindowSystem

@MainActor @Suite struct CommandTests {
    private func key(_ chord: KeyChord) -> WindowEvent.Key {
        WindowEvent.Key(name: chord.name, modifiers: chord.shift ? .shift : [])
    }

    @Test func `no key stands for two commands`() {
        let chords = InspectorCommand.all.flatMap(\.keys)
        #expect(Set(chords.map { "\($0.name.lowercased()) \($0.shift)" }).count == chords.count)
        #expect(InspectorCommand.all.allSatisfy { !$0.keys.isEmpty && !$0.title.isEmpty })
        #expect(InspectorCommand.Group.allCases.flatMap(InspectorCommand.all(in:)).count == InspectorCommand.all.count)
    }

    /// What each key of the help changes; nothing but the table says which command that is.
    private func state(_ stage: InspectorStage) -> [String: String] {
        let model = stage.model
        return [
            "Pause and continue": "\(model.isPaused)",
            "Full speed": "\(model.rate)", "Half speed": "\(model.rate)", "A fifth of the speed": "\(model.rate)",
            "A tenth of the speed": "\(model.rate)",
            "Step one frame": "\(stage.host.now)",
            "Step one frame back": "\(model.record?.elapsed ?? 0)",
            "Scrub 5 % on": "\(model.record?.elapsed ?? 0)", "Scrub 5 % back": "\(model.record?.elapsed ?? 0)",
            "Layers exploded in 3D": "\(model.isOpen(.layers))", "Time line": "\(model.isOpen(.timeline))",
            "Replay": "\(model.isReplaying)",
            "Previous transition": model.record?.operation.rawValue ?? "",
            "Next transition": model.record?.operation.rawValue ?? "",
            "History": "\(model.isOpen(.history))", "Events": "\(model.isOpen(.events))",
            "Show touches": "\(stage.host.showsTouches)",
            "Hide the inspector": "\(model.isHidden)", "Help": "\(model.showsHelp)",
            "Dark mode": "\(stage.host.preferences.style)",
            "Right to left": "\(stage.host.preferences.layoutDirection)",
            "Reduce motion": "\(stage.host.preferences.reducesMotion)",
            "Larger text": stage.host.preferences.contentSizeCategory.rawValue,
            "Smaller text": stage.host.preferences.contentSizeCategory.rawValue,
            "Next device": stage.host.screen.device.name,
            "Rotate left": "\(stage.host.screen.orientation)", "Rotate right": "\(stage.host.screen.orientation)",
        ]
    }

    @Test func `every key does what the help says, and it alone`() {
        for command in InspectorCommand.all {
            let stage = InspectorStage()
            stage.model.rate = command.title == "Half speed" ? .full : .half
            prepare(stage, for: command)
            for chord in command.keys {
                stage.turn()
                let before = state(stage)
                stage.press(chord.name, shift: chord.shift)
                stage.turn()
                let after = state(stage)
                let changed = InspectorCommand.all(in: command.group).map(\.title).filter { before[$0] != after[$0] }
                #expect(changed.contains(command.title), "\(chord.label) should change: \(command.title)")
                let value = after[command.title]
                #expect(
                    changed.allSatisfy { after[$0] == value || command.group == .time }, "\(command.title): \(changed)")
            }
        }
    }

    /// A push on its way that is held, or for what looks back a push and a pop that are over.
    private func prepare(_ stage: InspectorStage, for command: InspectorCommand) {
        stage.push(ProbeAnimator(.block))
        if ["Replay", "Previous transition", "Next transition"].contains(command.title) {
            stage.turn(60)
            stage.navigation.popViewController(animated: true)
            stage.turn(60)
            if command.title == "Next transition" { stage.model.chooseNeighbour(-1) }
        } else {
            stage.turn(8)
            stage.model.togglePause()
        }
    }

    @Test func `the help has each command, and what hands do on the device`() {
        let lines = HelpSection.all.flatMap(\.lines)
        #expect(lines.map(\.meaning).starts(with: InspectorCommand.all.map(\.title)))
        #expect(lines.allSatisfy { !$0.key.isEmpty })
        #expect(lines.contains { $0.key == "Esc" } && lines.contains { $0.key == "Alt drag" })
    }

    @Test func `turned, a phone passes over what its application does not support`() {
        let stage = InspectorStage()
        let held = (0..<4).map { _ in
            stage.press("[")
            stage.turn(40)
            return stage.host.screen.orientation
        }
        #expect(held == [.landscapeRight, .landscapeLeft, .portrait, .landscapeRight])
    }

    @Test func `keys that are no commands go on to the application`() {
        let stage = InspectorStage()
        #expect(!stage.inspector.handle(key(KeyChord("Escape"))))
        let withControl = WindowEvent.Key(name: "d", modifiers: .control)
        #expect(!stage.inspector.handle(withControl))
        #expect(stage.inspector.handle(key(KeyChord("d"))), "case does not matter")
    }
}
