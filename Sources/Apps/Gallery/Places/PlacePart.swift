/// The elements that a place's row and its page share; their views have equal accessibility identifiers.
public enum PlacePart: String, CaseIterable, Sendable {
    case picture, name, region

    /// The identifier of the part's views.
    public func identifier(of place: Place) -> String { "\(place.name) \(rawValue)" }
}
