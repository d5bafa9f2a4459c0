import CoreGraphics

/// The edit menu over a text's selection or caret. The text says what is in it.
@MainActor final class TextMenu {
    private unowned let text: any EditableText
    private var session: EditMenuSession?

    init(_ text: any EditableText) { self.text = text }

    var isShown: Bool { session != nil }

    func show() {
        hide()
        guard let window = text.window, let menu = menu(), let place = place() else { return }
        let session = EditMenuSession(sender: text, responder: text)
        // Touches in the text are the text's: it says itself when the menu goes.
        session.tolerated = text
        session.willOpen = { [weak text] in text?.willPresentEditMenu(animator: $0) }
        session.willClose = { [weak self, weak text, weak session] in
            if let self, self.session === session { self.session = nil }
            text?.willDismissEditMenu(animator: $0)
        }
        session.didPerform = { [weak self] action in
            // What changes the selection leaves something to do.
            if [.select, .selectAll].contains(action.name.flatMap(EditAction.init)) { self?.show() }
        }
        self.session = session
        session.open(menu, in: window, at: place, arrow: .automatic)
    }

    func hide() { session?.close() }

    private func menu() -> UIMenu? {
        let suggested = EditCommands.suggested(for: text)
        let range = TextRange(text.editor.selection)
        return (text.editMenu(for: range, suggestedActions: suggested) ?? UIMenu(children: suggested)).ifShown
    }

    /// What the menu points at, in the window.
    private func place() -> CGRect? {
        let selection = text.editor.selection
        let rects = text.selectionRects(for: TextRange(selection)).map(\.rect)
        let whole = rects.dropFirst().reduce(rects.first ?? text.caretRect(for: TextPosition(selection.location))) {
            $0.union($1)
        }
        let seen = whole.intersection(text.bounds)
        return seen.isNull ? nil : text.convert(seen, to: nil)
    }
}
