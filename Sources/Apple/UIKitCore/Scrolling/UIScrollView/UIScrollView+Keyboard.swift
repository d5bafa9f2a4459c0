// What scrolling does to the keyboard.
extension UIScrollView {
    /// Modes that send the keyboard away do so as soon as a drag begins, whoever is typed into.
    final func endEditingAsDragBegins() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else { return }
        Host.current.input.firstResponder?.resignFirstResponder()
    }

    private var letsKeyboardBePulled: Bool {
        keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    }

    /// A finger that has come down to the keyboard takes it along.
    final func pullKeyboard(by pan: UIPanGestureRecognizer) {
        guard letsKeyboardBePulled, Host.current.input.hasPanel, let window else { return }
        let finger = window.convert(pan.location(in: window), to: nil)
        Host.current.input.panel.pull(to: finger.y + keyboardLayoutGuide.keyboardDismissPadding)
    }

    final func endKeyboardPull(by pan: UIPanGestureRecognizer) {
        guard letsKeyboardBePulled, Host.current.input.hasPanel else { return }
        Host.current.input.panel.endPull(speed: pan.velocity(in: nil).y)
    }
}
