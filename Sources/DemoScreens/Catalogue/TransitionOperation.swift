/// What a transition is used for.
public enum TransitionOperation: String, CaseIterable, Sendable {
    case push, pop, present, dismiss

    /// Whether a screen leaves rather than arrives.
    public var isBackward: Bool { self == .pop || self == .dismiss }

    /// Whether it happens inside a navigation controller.
    public var isNavigation: Bool { self == .push || self == .pop }
}
