/// An action of a row: a button that a swipe reveals.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The style of the action.
    public enum Style: Int, Sendable {
        /// The action changes or shows something. The default color is gray.
        case normal = 0
        /// The action deletes data. The default color is red.
        case destructive = 1
    }

    /// Performs the action.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - sourceView: The button.
    ///   - completionHandler: To be called when the action has ended, with whether it was
    ///     performed. The row closes then.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// Creates an action with a title, or an image that is set afterwards.
    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The style of the action.
    open private(set) var style: UIContextualAction.Style
    /// The closure that performs the action.
    open private(set) var handler: UIContextualAction.Handler
    /// The button's title; `nil` for an image alone.
    open var title: String?
    /// The image above the title.
    open var image: UIImage?
    /// The button's color. The default is red for destructive actions, and gray for others.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?
}

/// The actions at one edge of a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions. The first one is at the list's edge.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe across the whole row performs the first action. The default is `true`.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration. Without actions, the row does not open.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action of a row, before `UIContextualAction` existed.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject, NSCopying {
    /// The style of the action.
    public enum Style: Int, Sendable {
        /// The action deletes data. The button is red.
        case `default` = 0
        /// The action changes or shows something. The button is gray.
        case normal = 1
        /// Equals `default`.
        public static var destructive: Style { .default }
    }

    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action. Its handler receives the action and the row, which closes afterwards.
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
    /// The button's color. With `nil`, the default, it is the style's color.
    open var backgroundColor: UIColor?
    /// An effect behind the title. Has no effect here: the color is shown.
    open var backgroundEffect: UIVisualEffect?

    /// Returns an action with the same title, color and handler.
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
