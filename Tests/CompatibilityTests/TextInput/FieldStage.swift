import UIKit

/// A screen with a text field, a delegate that writes down what it is asked and told, and a hand.
@MainActor final class FieldStage {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 34))
    let log = FieldLog()
    private let stage = CompatibilityStage()
    private var watch: [NSObjectProtocol] = []

    init() {
        for text in [field, other] {
            text.borderStyle = .roundedRect
            text.delegate = log
            stage.root.addSubview(text)
        }
        field.accessibilityIdentifier = "field"
        other.accessibilityIdentifier = "other"
        stage.step()
    }

    /// The selection of a field.
    func selection(_ field: UITextField? = nil) -> NSRange? {
        let field = field ?? self.field
        guard let range = field.selectedTextRange else { return nil }
        return NSRange(
            location: field.offset(from: field.beginningOfDocument, to: range.start),
            length: field.offset(from: range.start, to: range.end))
    }

    /// Notes notifications and control events as well.
    func watchAll() {
        for (name, word) in [
            (UITextField.textDidBeginEditingNotification, "note begin"),
            (UITextField.textDidEndEditingNotification, "note end"),
            (UITextField.textDidChangeNotification, "note change"),
            (UIResponder.keyboardWillShowNotification, "keyboard will show"),
            (UIResponder.keyboardWillHideNotification, "keyboard will hide"),
        ] {
            watch.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] _ in
                    MainActor.assumeIsolated { log.calls.append(word) }
                })
        }
        for (event, word) in [
            (UIControl.Event.editingDidBegin, "event begin"), (.editingDidEnd, "event end"),
            (.editingChanged, "event change"),
        ] {
            field.addAction(UIAction { [log] _ in log.calls.append(word) }, for: event)
        }
    }

    isolated deinit { for token in watch { NotificationCenter.default.removeObserver(token) } }
}

/// A delegate that writes down what it is asked and told.
final class FieldLog: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    /// What it says no to.
    var refusals: Set<String> = []

    private func note(_ word: String, _ field: UITextField) -> Bool {
        calls.append(field.accessibilityIdentifier == "other" ? "other \(word)" : word)
        return !refusals.contains(word)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("should begin", textField) }
    func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("did begin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("should end", textField) }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        _ = note("did end", textField)
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { note("change \(range.location),\(range.length) “\(string)”", textField) && !refusals.contains(string) }
    func textFieldDidChangeSelection(_ textField: UITextField) { _ = note("selection", textField) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { note("should clear", textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("should return", textField) }
}
