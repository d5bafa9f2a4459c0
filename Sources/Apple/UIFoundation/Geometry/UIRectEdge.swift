/// Some of a rectangle's edges.
public struct UIRectEdge: OptionSet, Sendable {
    /// The edges as bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates edges from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// One direction of the plane, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The directions as bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates axes from UIKit's raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}
