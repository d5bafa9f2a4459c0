/// A distance to move something by, in points.
public struct UIOffset: Hashable, Sendable, Codable {
    /// The horizontal offset, to the right.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// Creates an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset of the two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
