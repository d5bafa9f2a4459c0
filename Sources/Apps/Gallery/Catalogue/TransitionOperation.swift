/// An operation of a transition.
public enum TransitionOperation: String, CaseIterable, Sendable {
    case push, pop, present, dismiss
    /// A switch to the next tab.
    case tab

    /// Those that lead from one screen to another and back.
    public static let screens: [TransitionOperation] = [.push, .pop, .present, .dismiss]

    /// Whether a screen leaves rather than arrives.
    public var isBackward: Bool { self == .pop || self == .dismiss }

    /// Whether it happens inside a navigation controller.
    public var isNavigation: Bool { self == .push || self == .pop }
}
