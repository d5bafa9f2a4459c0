/// A button of an alert or an action sheet, with its action.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, UIAccessibilityIdentification, NSCopying {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// An ordinary choice.
        case `default` = 0
        /// Cancels without a change. Its button is the last, or the first of two side by side; an alert has at most
        /// one.
        case cancel = 1
        /// Deletes or changes something for good.
        case destructive = 2
    }

    /// - Parameter handler: Called when the user has selected the action and the alert was dismissed.
    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        shownTitle = title
        meaning = style
        self.handler = handler
    }

    private var shownTitle: String?
    private var meaning = Style.default
    private var handler: ((UIAlertAction) -> Void)?
    /// The alert that shows the action.
    weak var alert: UIAlertController?

    /// The text's color in place of the tint, which apps set by name.
    final var titleTextColor: UIColor? { didSet { alert?.actionChanged(self) } }

    /// The title of the button.
    open var title: String? { shownTitle }
    /// The style of the action.
    open var style: UIAlertAction.Style { meaning }
    /// Whether the user can select the action. The default is `true`.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.actionChanged(self) } }
    }
    /// The identifier that tests use to find the button. The default is `nil`.
    open var accessibilityIdentifier: String?

    /// Returns another action with the same title, style and handler.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated {
            let copy = UIAlertAction(title: title, style: style, handler: handler)
            copy.isEnabled = isEnabled
            result = copy
        }
        return result
    }

    /// The user has chosen the action and the alert is gone.
    func run() { handler?(self) }
}
