/// The edges of a rectangle in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from raw bits. Unknown bits are preserved.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }
    /// The edge at which reading starts: the left one, but the right one from right to left.
    public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }
    /// The bottom edge.
    public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }
    /// The edge at which reading ends: the right one, but the left one from right to left.
    public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
    /// All four edges.
    public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
