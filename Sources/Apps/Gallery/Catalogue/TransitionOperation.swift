/// An operation of a transition.
public enum TransitionOperation: String, CaseIterable, Sendable {
    case push, pop, present, dismiss
    /// A switch to the next tab.
    case tab

    /// Those that lead from one screen to another and back.
    public static let screens: [TransitionOperation] = [.push, .pop, .present, .dismiss]

    /// Whether a screen leaves rather than arrives.
    public var isBackward: Bool { self == .pop || self == .dismiss }

    /// The reverse of a push or a presentation; `nil` for all others.
    public var reverse: TransitionOperation? {
        switch self {
        case .push: .pop
        case .present: .dismiss
        case .pop, .dismiss, .tab: nil
        }
    }

    /// Whether it happens inside a navigation controller.
    public var isNavigation: Bool { self == .push || self == .pop }
}
