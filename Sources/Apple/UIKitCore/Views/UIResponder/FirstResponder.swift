/// Who gets key events first, on the current host.
@MainActor package enum FirstResponder {
    package static var current: UIResponder? { Host.current.input.firstResponder }

    /// Whether the first responder is `view` or one in it.
    static func isInside(_ view: UIView) -> Bool {
        (current as? UIView)?.isDescendant(of: view) ?? false
    }
}
