/// The direction of a transition.
public enum TransitionDirection: Sendable {
    /// A screen arrives: push, present.
    case forward
    /// The screen leaves again: pop, dismiss.
    case backward
}
