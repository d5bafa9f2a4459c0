extension UIResponder {
    /// Whether this one, or one that it passes events on to, brings something to be typed into or to stand there.
    var hasInputViews: Bool {
        sequence(first: self, next: \.next).contains { $0.inputAccessoryView != nil || $0.inputView != nil }
    }
}
