import Foundation

/// A direction with a length.
public struct CGVector: Equatable, Hashable, Codable, Sendable, BitwiseCopyable {
    /// The part along x.
    public var dx: CGFloat
    /// The part along y.
    public var dy: CGFloat

    /// The vector of no length.
    public static var zero: CGVector { CGVector(dx: 0.0 as CGFloat, dy: 0.0 as CGFloat) }

    /// Creates a zero vector.
    public init() {
        dx = 0
        dy = 0
    }

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from its parts.
    public init(dx: Double, dy: Double) {
        self.dx = CGFloat(dx)
        self.dy = CGFloat(dy)
    }

    /// Creates a vector from its parts.
    public init(dx: Int, dy: Int) {
        self.dx = CGFloat(dx)
        self.dy = CGFloat(dy)
    }

    /// Reads the parts from an unkeyed list, the form in which Apple's overlay writes them.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        dx = try list.decode(CGFloat.self)
        dy = try list.decode(CGFloat.self)
    }

    /// Writes the parts as an unkeyed list.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(dx)
        try list.encode(dy)
    }
}
