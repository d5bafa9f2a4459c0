extension UITextView: EditableText {
    var styledText: StyledText { storage.shown }
    var takesLineEnds: Bool { true }
    var allowsEditing: Bool { isEditable }
    var allowsSelection: Bool { isSelectable }
    var keepsPastedAttributes: Bool { allowsEditingTextAttributes }

    func replaceStyledText(in range: NSRange, with text: StyledText) {
        storage.replace(range, with: text)
        storage.attributesIfEmpty = content.attributes
    }

    var attributesForTyping: [NSAttributedString.Key: Any] {
        if let typing = content.typing { return typing }
        let text = storage.shown
        guard text.length > 0 else { return content.attributes }
        let place = editor.selection.length > 0 ? editor.selection.location : editor.selection.location - 1
        var attributes = text.attributes(at: max(0, min(place, text.length - 1)))
        // What is typed after a link doesn't belong to it.
        attributes[.link] = nil
        return attributes
    }

    func forgetTypingAttributes() { content.typing = nil }

    func userInsert(_ text: String) {
        if clearsOnInsertion, storage.length > 0 {
            clearsOnInsertion = false
            editor.select(NSRange(location: 0, length: storage.length))
        }
        editor.insert(text)
    }

    func userDeleteBackward() { editor.deleteBackward() }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func userDidEdit() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func selectionDidMove() { delegate?.textViewDidChangeSelection(self) }

    func refreshSelection(reveals: Bool) {
        if reveals, isInEditing { reveal(editor.selection, animated: false) }
        parts.selection.refresh()
    }

    func returnKeyWasPressed() {}

    // MARK: First responder

    /// Whether editing may begin. A view that is in no window begins once it is in one.
    var mayBegin: Bool {
        guard canBecomeFirstResponder else { return false }
        guard window != nil else {
            content.beginsInWindow = true
            return false
        }
        return !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true
    }

    func beginIfAskedFor() {
        guard window != nil, content.beginsInWindow else { return }
        content.beginsInWindow = false
        becomeFirstResponder()
    }

    /// The view is first responder; nobody has been told.
    func willBegin() {
        isInEditing = true
        parts.selection.isActive = true
    }

    /// Editing has begun; the keyboard has been announced before, as published logs of text views have it.
    func didBegin() {
        guard isEditable else { return }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    var mayEnd: Bool {
        let agrees = !isEditable || delegate?.textViewShouldEndEditing(self) ?? true
        return agrees || Host.current.input.isForced
    }

    func didEnd() {
        editor.endComposing()
        isInEditing = false
        content.typing = nil
        parts.selection.isActive = false
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }
}
