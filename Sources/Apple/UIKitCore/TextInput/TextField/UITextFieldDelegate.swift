/// Called before a text field does something, and told afterwards. Every requirement is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether the field may be edited. The default is `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing has begun, before the control's event is sent.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end. The default is `true`; where the system forces the end, the answer does not count.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in place of `textFieldDidEndEditing(_:)` where a delegate has it.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether text can replace a range, for each typed, deleted or pasted text. The default is `true`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selection has moved while the text is edited.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the button may empty the field. The default is `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether Return does what it does: sends its events. The default is `true`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The edit menu for a part of the text; `nil` for the suggested actions alone.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called before the edit menu appears.
    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu disappears.
    func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}
