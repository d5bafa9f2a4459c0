/// The key of a view controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a name from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is on screen when the transition begins.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is on screen when the transition has finished.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition. It is not always the controller's own view.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a name from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is removed from the window, or `nil` if none is.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that enters the window, or `nil` when none does.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
