// What comes from a keyboard: the stage's, the window's, the browser's or the one on the screen.
extension InputCenter {
    /// Text that has been typed, as the system's input method has made it.
    package func type(_ text: String) {
        guard let responder = firstResponder else { return }
        if text == "\n" || text == "\r" { return pressReturn(responder) }
        guard let input = responder as? any UIKeyInput else { return }
        guard let editable = responder as? any EditableText else { return input.insertText(text) }
        guard editable.allowsEditing else { return }
        let (set, place) = punctuated(text, in: editable)
        guard editable.mayChange(place, to: set) else { return }
        if place != editable.editor.target { editable.editor.select(place) }
        editable.insertText(set)
    }

    /// What is put in for typed text, and in whose place: the selection, or a hyphen before it that becomes a dash with this one.
    private func punctuated(_ text: String, in editable: any EditableText) -> (String, NSRange) {
        let place = editable.editor.target
        let before = editable.editor.text.substring(to: place.location)
        let (set, count) = SmartPunctuation(editable).set(text, after: before[...])
        return (set, NSRange(location: place.location - count, length: place.length + count))
    }

    /// Text that an input method is still at; it takes the place of what it gave before. Empty text ends it.
    package func compose(_ text: String, selected: NSRange) {
        guard let input = firstResponder as? any UITextInput else { return }
        if let editable = input as? any EditableText, !editable.allowsEditing { return }
        input.setMarkedText(text, selectedRange: selected)
    }

    /// The text that was composed stays.
    package func endComposing() { (firstResponder as? any UITextInput)?.unmarkText() }

    private func pressReturn(_ responder: UIResponder) {
        guard let editable = responder as? any EditableText else {
            (responder as? any UIKeyInput)?.insertText("\n")
            return
        }
        guard editable.takesLineEnds else { return editable.returnKeyWasPressed() }
        guard editable.allowsEditing, editable.mayChange(editable.editor.target, to: "\n") else { return }
        editable.insertText("\n")
    }

    /// The key that deletes. Its method is called also where there is nothing to delete, as on iOS.
    package func deleteBackward() {
        guard let input = firstResponder as? any UIKeyInput else { return }
        guard let editable = input as? any EditableText else { return input.deleteBackward() }
        guard editable.allowsEditing else { return }
        let range = editable.editor.rangeToDelete
        guard range.length == 0 || editable.mayChange(range, to: "") else { return }
        editable.deleteBackward()
    }
}
