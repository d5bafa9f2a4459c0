/// A view instead of the keyboard or above it, with its appearance.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// The background of the view.
    public enum Style: Int, Sendable {
        /// Without a background.
        case `default` = 0
        /// With the keyboard's background.
        case keyboard = 1
    }

    /// The style that the view was made with.
    open private(set) var inputViewStyle: UIInputView.Style
    /// Whether the height follows the content.
    open var allowsSelfSizing = false

    /// Creates a view with a style.
    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = KeyboardLook.background }
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// An object that can play the keyboard's click. There is no sound here.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether clicks are wanted. The default is `false`; nothing is heard here.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
