/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle = 0
    /// The ellipse in the item's bounds.
    case ellipse = 1
    /// The item's own path.
    case path = 2
}

/// An object that an animator can move: a view, layout attributes, or an object of an application.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    /// The center of the item, in the reference view's coordinates. The animator sets it in every
    /// step.
    var center: CGPoint { get set }
    /// The bounds, of which only the size is used.
    var bounds: CGRect { get }
    /// The transform, of which the rotation is read and set. The rest of the transform does not
    /// change.
    var transform: CGAffineTransform { get set }
    /// The shape with which the item collides. The default is the rectangle.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex path relative to the item's center, for the collision type `path`. Concave parts
    /// are filled.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// Returns the rectangle by default.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Returns a rectangle of the item's size by default.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: boxAboutMiddle) }
}

extension UIDynamicItem {
    package var boxAboutMiddle: CGRect {
        CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    }
}
