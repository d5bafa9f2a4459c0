/// What a place's row and its page have in common; views of the same part and place have the same accessibility identifier.
public enum PlacePart: String, CaseIterable, Sendable {
    case picture, name, region

    /// The identifier of the part's views.
    public func identifier(of place: Place) -> String { "\(place.name) \(rawValue)" }
}
