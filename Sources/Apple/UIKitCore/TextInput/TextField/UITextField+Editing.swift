extension UITextField: EditableText {
    var styledText: StyledText { content.text }
    var takesLineEnds: Bool { false }
    var allowsEditing: Bool { isEnabled }
    var allowsSelection: Bool { isEnabled }
    var keepsPastedAttributes: Bool { allowsEditingTextAttributes }

    func replaceStyledText(in range: NSRange, with text: StyledText) {
        content.text = content.text.replacing(range, with: text)
        contentDidChange()
    }

    var attributesForTyping: [NSAttributedString.Key: Any] {
        if let typing = content.typing { return typing }
        let place = editor.selection.location
        let text = content.text
        guard text.length > 0, text.parts.count > 1 else {
            return text.parts.first?.attributes ?? content.attributes
        }
        return text.attributes(at: max(0, min(place, text.length) - 1))
    }

    func forgetTypingAttributes() { content.typing = nil }

    // MARK: Typing

    func userInsert(_ text: String) {
        if replacesAll { emptyForNewText() }
        editor.insert(text)
    }

    func userDeleteBackward() {
        if replacesAll, content.text.length > 0 {
            replacesAll = false
            return editor.replace(NSRange(location: 0, length: content.text.length), with: StyledText("", [:]))
        }
        editor.deleteBackward()
    }

    /// All goes before what is typed now: a password that is edited again begins again.
    private func emptyForNewText() {
        replacesAll = false
        replaceStyledText(in: NSRange(location: 0, length: content.text.length), with: StyledText("", [:]))
        editor.moveToEnd()
    }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    /// A range of the text in UTF-16 units.
    func characters(in range: UITextRange) -> NSRange {
        let start = offset(from: beginningOfDocument, to: range.start)
        return NSRange(location: start, length: offset(from: range.start, to: range.end))
    }

    func userDidEdit() {
        send(.editingChanged, with: nil)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    func selectionDidMove() {
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }

    func refreshSelection(reveals: Bool) {
        if isSecureTextEntry { contentDidChange() }
        if reveals { revealCaret() }
        parts.selection.refresh()
    }

    func returnKeyWasPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let leaves = allControlEvents.contains(.editingDidEndOnExit)
        send(.editingDidEndOnExit, with: nil)
        send(.primaryActionTriggered, with: nil)
        // Whoever listens for the end gets one; the target need not do it (documented for Interface Builder's event).
        if leaves { resignFirstResponder() }
    }

    func clearByButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        willBeCleared()
        editor.endComposing()
        editor.replace(NSRange(location: 0, length: content.text.length), with: StyledText("", [:]))
        if !isFirstResponder { becomeFirstResponder() }
    }

    // MARK: First responder

    /// Whether editing may begin. A field that is in no window begins once it is in one.
    var mayBegin: Bool {
        guard canBecomeFirstResponder else { return false }
        guard window != nil else {
            beginsInWindow = true
            return false
        }
        return delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    func beginIfAskedFor() {
        guard window != nil, beginsInWindow else { return }
        beginsInWindow = false
        becomeFirstResponder()
    }

    /// Editing has begun: what happens between becoming first responder and the keyboard's coming, as published logs have it.
    func didBegin() {
        isInEditing = true
        replacesAll = isSecureTextEntry && content.text.length > 0
        if clearsOnBeginEditing, content.text.length > 0, delegate?.textFieldShouldClear(self) ?? true {
            editor.replace(NSRange(location: 0, length: content.text.length), with: StyledText("", [:]))
        }
        parts.selection.isActive = true
        contentDidChange()
        editor.moveToEnd()
        revealCaret()
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, with: nil)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    }

    var mayEnd: Bool {
        let agrees = delegate?.textFieldShouldEndEditing(self) ?? true
        return agrees || Host.current.input.isForced
    }

    func editingHasEnded() {
        editor.endComposing()
        editor.hideRevealed()
        isInEditing = false
        replacesAll = false
        content.typing = nil
        parts.selection.isActive = false
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        send(.editingDidEnd, with: nil)
        NotificationCenter.default.post(
            name: UITextField.textDidEndEditingNotification, object: self,
            userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }
}
