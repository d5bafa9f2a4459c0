import Foundation

/// A shape of lines and curves that never changes once it is made.
///
/// Two paths are equal when they consist of the same elements with the same points.
public class CGPath: Hashable, @unchecked Sendable {
    /// The elements. Only `CGMutablePath` ever changes them.
    package internal(set) var storage: PathStorage

    init(storage: PathStorage) {
        self.storage = storage
    }

    /// Creates a path of one rectangle, transformed unless `transform` is `nil`.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// Creates a path of the ellipse that touches the rectangle's four sides, transformed unless `transform` is `nil`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// Creates a path of a rectangle whose corners are quarters of an ellipse, transformed unless `transform` is `nil`.
    ///
    /// - Precondition: Twice a corner's width fits into the rectangle's width, likewise its height.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(storage: path.storage)
    }

    /// Whether both are the same by value.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.storage == rhs.storage
    }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage)
    }
}

extension CGPath {
    /// Returns an equal path.
    public func copy() -> CGPath? { CGPath(storage: storage) }

    /// Returns the transformed path, or an equal one if `transform` is `nil`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// Returns an equal mutable path.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    /// Returns the transformed path as a mutable path; an equal one if `transform` is `nil`.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// The path transformed.
    package func applying(_ transform: CGAffineTransform) -> CGPath {
        transform.isIdentity ? CGPath(storage: storage) : CGPath(storage: storage.applying(transform))
    }

    /// Whether the path has no elements at all.
    public var isEmpty: Bool { storage.verbs.isEmpty }

    /// The current point, at which the next line would begin; zero for an empty path.
    public var currentPoint: CGPoint { storage.current }
}
