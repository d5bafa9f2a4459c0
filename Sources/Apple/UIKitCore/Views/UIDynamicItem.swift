/// The outline with which an item collides.
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
    /// Where the item is, in the reference view's coordinates. The animator sets it with every step.
    var center: CGPoint { get set }
    /// Only the size counts.
    var bounds: CGRect { get }
    /// Only the turn counts; what else there is stays.
    var transform: CGAffineTransform { get set }
    /// The outline with which the item collides: the rectangle, if it says nothing.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex path about the item's middle, which is its zero point. Where it is hollow, it is filled up.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// By default the rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// By default a rectangle of the item's size.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: boxAboutMiddle) }
}

extension UIDynamicItem {
    package var boxAboutMiddle: CGRect {
        CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    }
}
