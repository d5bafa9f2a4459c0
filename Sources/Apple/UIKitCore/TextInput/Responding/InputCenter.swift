import CoreGraphics
import QuartzCore

/// Who gets keys on a host's screen, and what comes in by them. Each host has one.
@MainActor package final class InputCenter: HostPart {
    unowned let host: Host
    /// Who gets key events first.
    package fileprivate(set) weak var firstResponder: UIResponder?
    /// How many changes of the first responder are under way, one inside another.
    private var changes = 0
    /// Whether the first responder has to give up, whatever it says.
    private(set) var isForced = false
    /// Brings the keyboard up and away.
    package private(set) lazy var panel = InputPanel(host: host)
    /// Whether a keyboard has ever been asked for: screens without text make none.
    private(set) var hasPanel = false
    /// Who was typed into when something was presented, in order.
    var suspended: [SuspendedInput] = []
    /// The edit menu that is shown; there is one at a time.
    weak var editMenu: EditMenuSession?
    /// Called when the window or browser should begin or end to send text.
    package var onTextInputChange: (() -> Void)?

    package init(host: Host) { self.host = host }

    /// Whether the first responder takes text.
    package var takesText: Bool {
        guard let text = firstResponder as? any EditableText else { return firstResponder is any UIKeyInput }
        return text.allowsEditing
    }

    // MARK: First responder

    /// Makes a responder the first one, if the present one lets go.
    func begin(_ responder: UIResponder) -> Bool {
        changes += 1
        defer {
            changes -= 1
            inputViewsMayHaveChanged()
        }
        // What the one before does when it gives up may make somebody else first.
        while let present = firstResponder, present !== responder {
            if !present.resignFirstResponder() { return false }
        }
        firstResponder = responder
        responder.didBecomeFirst()
        return true
    }

    /// Takes a responder's turn away.
    func end(_ responder: UIResponder) {
        guard firstResponder === responder else { return }
        firstResponder = nil
        inputViewsMayHaveChanged()
    }

    /// Has the first responder give up, whatever its delegate says.
    func forceEnd() {
        guard let present = firstResponder else { return }
        isForced = true
        present.resignFirstResponder()
        isForced = false
        if firstResponder === present { end(present) }
    }

    /// Brings what the first responder is typed into with up or away.
    func inputViewsMayHaveChanged() {
        guard changes == 0 else { return }
        onTextInputChange?()
        if let firstResponder, takesText || firstResponder.hasInputViews { hasPanel = true }
        if hasPanel { panel.update(for: firstResponder) }
    }

    /// A guide wants to be where the keyboard is.
    func follow(_ guide: UIKeyboardLayoutGuide) { panel.follow(guide) }

    /// Where the keyboard is on the screen; `nil` while it is away.
    var keyboardPlace: CGRect? { hasPanel ? panel.place : nil }

    /// Where a key of the keyboard on the screen is, by what is on it; for tests.
    package func placeOfKey(_ label: String) -> CGRect? {
        guard hasPanel, let board = panel.keyboard.window else { return nil }
        return panel.keyboard.place(ofKey: label).map { board.convert(panel.keyboard.convert($0, to: nil), to: nil) }
    }

    /// The text or the caret has changed.
    func textDidChange() {
        if hasPanel { panel.keyboard.textDidChange() }
    }

    /// A finger has pulled the keyboard away: editing ends, if the delegate agrees.
    func endEditingByPull() {
        firstResponder?.resignFirstResponder()
    }

    /// The screen has been turned, or has another size.
    func screenDidChange() {
        if hasPanel { panel.screenDidChange() }
    }
}
