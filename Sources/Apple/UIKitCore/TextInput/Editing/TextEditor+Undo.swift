/// Typing that is taken back in one go.
struct TypingRun {
    /// Where the next character has to be typed to belong to it.
    var end: Int
}

extension TextEditor {
    /// Notes how a change is taken back. Characters typed one after another are taken back together; composing counts as
    /// typing, once its text is there to stay.
    func prepareUndo(_ range: NSRange, _ text: StyledText, isComposing: Bool) {
        guard !isComposing, let manager = view.undoManager, manager.isUndoRegistrationEnabled else { return }
        let replaced = marked == nil ? range : NSRange(location: range.location, length: 0)
        guard replaced.length > 0 || text.length > 0 else { return }
        let isTyping = replaced.length == 0 && !TextEditor.hasLineEnd(text.string)
        let goesOn = isTyping && !manager.isUndoing && !manager.isRedoing && typingRun?.end == replaced.location
        typingRun = isTyping ? TypingRun(end: replaced.location + text.length) : nil
        if goesOn, let last = lastTyping {
            last.range.length += text.length
            return
        }
        let change = TextChange(
            range: NSRange(location: replaced.location, length: text.length), old: view.styledText.part(in: replaced))
        lastTyping = isTyping ? change : nil
        register(change, with: manager)
    }

    private func register(_ change: TextChange, with manager: UndoManager) {
        manager.registerUndo(withTarget: self) { editor in editor.take(back: change) }
    }

    private static func hasLineEnd(_ text: NSString) -> Bool { text.range(of: "\n").location != NSNotFound }

    private func take(back change: TextChange) {
        endTypingRun()
        replace(clamped(change.range), with: change.old)
        endTypingRun()
    }

    /// What is typed next is taken back on its own.
    func endTypingRun() {
        typingRun = nil
        lastTyping = nil
    }
}

/// What a change put in, and what was there before.
@MainActor final class TextChange {
    var range: NSRange
    let old: StyledText

    init(range: NSRange, old: StyledText) {
        self.range = range
        self.old = old
    }
}
