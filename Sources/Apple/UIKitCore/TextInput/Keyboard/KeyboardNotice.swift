import CoreGraphics

/// What is posted about a move of the keyboard.
@MainActor struct KeyboardNotice {
    enum Kind {
        case show
        case hide

        var before: [NSNotification.Name] {
            switch self {
            case .show: [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
            case .hide: [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
            }
        }
        var after: [NSNotification.Name] {
            switch self {
            case .show: [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
            case .hide: [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
            }
        }
    }

    /// On the screen.
    let begin: CGRect
    let end: CGRect
    let duration: TimeInterval
    let screen: UIScreen

    /// The number of the keyboard's curve, which has no name.
    static let curve = 7

    func post(_ names: [NSNotification.Name]) {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardNotice.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: screen, userInfo: info) }
    }
}
