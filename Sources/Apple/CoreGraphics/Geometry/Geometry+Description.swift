import Foundation

// As Apple's systems print them: `(20.0, 40.0)`, `(20.0, 40.0, 120.0, 80.0)`. Foundation on Linux prints the names of all fields.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The two coordinates, in points.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height, in points.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The upper left corner, width and height, in points.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
