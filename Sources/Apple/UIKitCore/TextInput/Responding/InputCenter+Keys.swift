// The keys of a hardware keyboard that edit: the same on an iPad's keyboard and on this desktop's, where Control stands for
// Command.
extension InputCenter {
    /// A key has been pressed. Keys that type send their text by `type(_:)` besides.
    ///
    /// - Returns: Whether it has done anything.
    @discardableResult
    package func press(_ key: KeyStroke) -> Bool {
        if performCommand(for: key, withPriority: true) { return true }
        if edit(with: key) || types(key) { return true }
        if performCommand(for: key) { return true }
        if ["Return", "Keypad Enter"].contains(key.name), host.returnPressed() { return true }
        sendPress(key)
        return false
    }

    /// Whether a key types a character into what takes text. That comes by `type(_:)`.
    private func types(_ key: KeyStroke) -> Bool {
        takesText && key.modifiers.isDisjoint(with: [.command, .control])
            && (key.name.count == 1 || key.name == "Space")
    }

    /// Does what a key does to the text that is edited.
    ///
    /// - Returns: Whether the key meant the text. Keys that type are none of those: their text comes by `type(_:)`.
    package func edit(with key: KeyStroke) -> Bool {
        guard let text = firstResponder as? any EditableText else { return simpleEdit(key) || standardAction(key) }
        if key.modifiers.isDisjoint(with: [.command, .control]) { return plain(key, text) }
        return move(key, text) || command(key, text)
    }

    /// The keys of the edit menu, for whoever in the responder chain says that it can do what they stand for.
    private func standardAction(_ key: KeyStroke) -> Bool {
        let actions: [String: EditAction] = ["A": .selectAll, "C": .copy, "X": .cut, "V": .paste]
        guard !key.modifiers.isDisjoint(with: [.command, .control]), let action = actions[key.name],
            let target = firstResponder?.target(forAction: action.selector, withSender: nil) as? UIResponder
        else { return false }
        action.perform(on: target, sender: nil)
        return true
    }

    /// For views that take characters and nothing more.
    private func simpleEdit(_ key: KeyStroke) -> Bool {
        guard let input = firstResponder as? any UIKeyInput, key.modifiers.isSubset(of: .shift) else { return false }
        switch key.name {
        case "Backspace": input.deleteBackward()
        case "Return", "Keypad Enter": input.insertText("\n")
        case "Tab": input.insertText("\t")
        default: return false
        }
        return true
    }

    private func plain(_ key: KeyStroke, _ text: any EditableText) -> Bool {
        if move(key, text) { return true }
        let step: CaretStep = key.modifiers.contains(.alternate) ? .word : .character
        switch key.name {
        case "Backspace" where step == .character: deleteBackward()
        case "Backspace": if text.allowsEditing { text.editor.delete(forward: false, step) }
        case "Delete": if text.allowsEditing { text.editor.delete(forward: true, step) }
        case "Return", "Keypad Enter": type("\n")
        case "Tab" where text.takesLineEnds: type("\t")
        default: return false
        }
        return true
    }

    private func move(_ key: KeyStroke, _ text: any EditableText) -> Bool {
        let extends = key.modifiers.contains(.shift)
        let editor = text.editor
        // Control moves by words on this desktop, Command to the line's ends on Apple's.
        let isWord = key.modifiers.contains(.alternate) || key.modifiers.contains(.control)
        let isCommand = key.modifiers.contains(.command)
        let step: CaretStep = isCommand ? .line : isWord ? .word : .character
        switch key.name {
        case "Left": editor.moveSideways(toRight: false, step, extends: extends)
        case "Right": editor.moveSideways(toRight: true, step, extends: extends)
        case "Up" where isCommand: editor.move(forward: false, .document, extends: extends)
        case "Down" where isCommand: editor.move(forward: true, .document, extends: extends)
        case "Up" where isWord: editor.move(forward: false, .paragraph, extends: extends)
        case "Down" where isWord: editor.move(forward: true, .paragraph, extends: extends)
        case "Up": editor.moveVertically(down: false, extends: extends)
        case "Down": editor.moveVertically(down: true, extends: extends)
        case "Home": editor.move(forward: false, isWord || isCommand ? .document : .line, extends: extends)
        case "End": editor.move(forward: true, isWord || isCommand ? .document : .line, extends: extends)
        default: return false
        }
        return true
    }

    private func command(_ key: KeyStroke, _ text: any EditableText) -> Bool {
        let editor = text.editor
        switch key.name {
        case "A": text.selectAll(nil)
        case "C": if text.canPerform(.copy) { text.copy(nil) }
        case "X": if text.canPerform(.cut) { text.cut(nil) }
        case "V": if text.canPerform(.paste) { text.paste(nil) }
        case "Z" where key.modifiers.contains(.shift): redo(text)
        case "Z": undo(text)
        case "Y": redo(text)
        case "Backspace" where text.allowsEditing:
            editor.delete(forward: false, key.modifiers.contains(.command) ? .line : .word)
        case "Delete" where text.allowsEditing: editor.delete(forward: true, .word)
        default: return false
        }
        return true
    }

    private func undo(_ text: any EditableText) {
        guard text.allowsEditing, let manager = text.undoManager, manager.canUndo else { return }
        text.editor.endComposing()
        manager.undo()
    }

    private func redo(_ text: any EditableText) {
        guard text.allowsEditing, let manager = text.undoManager, manager.canRedo else { return }
        manager.redo()
    }
}
