extension Host {
    /// Who gets keys, and what comes in by them.
    package var input: InputCenter { part() }
}

/// What a user does with a keyboard.
extension Host {
    /// Types on a hardware keyboard: text as an input method has made it.
    package func type(_ text: String) {
        makeCurrent()
        input.type(text)
    }

    /// Shows text that an input method is still at.
    package func compose(_ text: String, selected: NSRange) {
        makeCurrent()
        input.compose(text, selected: selected)
    }

    /// Pastes text that has been copied elsewhere.
    package func paste(_ text: String) {
        makeCurrent()
        UIPasteboard.general.string = text
        input.press(KeyStroke("V", .command))
    }

    /// Presses a key that does something else than typing.
    @discardableResult
    package func press(_ key: KeyStroke) -> Bool {
        makeCurrent()
        return input.press(key)
    }
}
