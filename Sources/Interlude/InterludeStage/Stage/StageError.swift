import Foundation

/// The reason for which a stage could not perform an action.
public enum StageError: Error, Hashable, CustomStringConvertible {
    /// Something still moved after the limit; the strings name it.
    case didNotSettle(limit: TimeInterval, moving: [String])
    /// Nothing moves any more, and a transition has not been completed; the string says which.
    case transitionNotCompleted(String)
    /// No visible view has the name or the text; the strings list the visible ones.
    case viewNotFound(String, known: [String])
    /// Several visible views have the name or the text; the strings describe each of them, in reading order.
    case ambiguous(String, places: [String])

    /// A description with a suggestion.
    public var description: String {
        switch self {
        case .didNotSettle(let limit, let moving):
            "the screen has not settled after \(shortNumber(limit)) s: "
                + (moving.isEmpty
                    ? "perhaps a display link runs forever, or a transition is never completed"
                    : moving.joined(separator: "; ")
                        + ". For activity that never ends, such as a spinner, call stage.ignore(.endless)")
        case .transitionNotCompleted(let transition):
            "nothing moves any more, but \(transition) was not completed: completeTransition(_:) was not called, so the "
                + "screen stays frozen. If an interaction controller holds it intentionally, call advance(by:) instead"
        case .viewNotFound(let name, let known):
            "no visible view has the identifier, label or text “\(name)”. Visible: "
                + (known.isEmpty ? "none" : known.map { "“\($0)”" }.joined(separator: ", "))
        case .ambiguous(let name, let places):
            "“\(name)” matches \(places.count == 1 ? "only this view" : "\(places.count) views"):\n"
                + places.enumerated().map { "  at: \($0)  \($1)" }.joined(separator: "\n")
                + "\nSelect one by its number, as in tap(\"\(name)\", at: 0), or by a unique accessibilityIdentifier"
        }
    }
}
