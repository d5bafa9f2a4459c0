import Foundation

/// Why a stage could not do what it was asked for.
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
            "the screen still moves after \(shortNumber(limit)) s: "
                + (moving.isEmpty
                    ? "does a display link run for ever, or is a transition never completed?"
                    : moving.joined(separator: "; ")
                        + ". What is meant to go on for ever, such as a spinner: stage.ignore(.endless)")
        case .transitionNotCompleted(let transition):
            "nothing moves any more, and \(transition) has not been completed: completeTransition(_:) was not called, so the "
                + "screen stays frozen. If an interactor holds it on purpose, let time go by with advance(by:) instead"
        case .viewNotFound(let name, let known):
            "nothing in sight has the identifier, the label or the text “\(name)”; there is: "
                + (known.isEmpty ? "nothing that has one" : known.map { "“\($0)”" }.joined(separator: ", "))
        case .ambiguous(let name, let places):
            "“\(name)” can be \(places.count == 1 ? "only this view" : "\(places.count) views"):\n"
                + places.enumerated().map { "  at: \($0)  \($1)" }.joined(separator: "\n")
                + "\nChoose one with its number, as in tap(\"\(name)\", at: 0), or by an accessibilityIdentifier of its own"
        }
    }
}
