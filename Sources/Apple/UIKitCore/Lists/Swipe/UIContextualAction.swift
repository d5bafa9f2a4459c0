/// An action of a row: a button that a swipe reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The style of the action.
    public enum Style: Int, Sendable {
        /// It changes or shows something. The button is gray unless it has another color.
        case normal = 0
        /// It deletes data. The button is red.
        case destructive = 1
    }

    /// Does what the action is for.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - sourceView: The button.
    ///   - completionHandler: To be called when it is done, with whether it was; then the row closes.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// Creates an action. Without a title it needs an image.
    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The style of the action.
    open private(set) var style: UIContextualAction.Style
    /// Does what the action is for.
    open private(set) var handler: UIContextualAction.Handler
    /// The button's text; `nil` for an image alone.
    open var title: String?
    /// The image above the title.
    open var image: UIImage?
    /// Red for destructive actions, gray for others, unless set.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?
}

/// The actions on one side of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The first one is at the list's edge.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe across the row does the first action. The default is `true`.
    open var performsFirstActionWithFullSwipe = true

    /// Creates the actions of one side; none of them, and the row does not open.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action of a row, before `UIContextualAction` existed.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, NSCopying {
    /// The style of the action.
    public enum Style: Int, Sendable {
        /// It deletes. The button is red.
        case `default` = 0
        /// It changes or shows something. The button is gray.
        case normal = 1
        /// Equals `default`.
        public static var destructive: Style { .default }
    }

    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action whose handler gets the action and the row; the row closes after it.
    public init(
        style: UITableViewRowAction.Style, title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The style of the action.
    open private(set) var style: UITableViewRowAction.Style
    /// The button's text.
    open var title: String?
    /// The button's color; `nil`, the default, is the style's.
    open var backgroundColor: UIColor?
    /// Kept, but not shown: the color is.
    open var backgroundEffect: UIVisualEffect?

    /// Another action with the same title, color and handler.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated {
            let copy = UITableViewRowAction(style: style, title: title, handler: handler)
            copy.backgroundColor = backgroundColor
            copy.backgroundEffect = backgroundEffect
            result = copy
        }
        return result
    }

    /// The same for the row of a table.
    final func contextual(for path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            [handler] _, _, done in
            handler(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
