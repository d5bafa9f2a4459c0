// What UIKit adds to Foundation's boxes. An affine transform is kept as the transform in space that does the same.

extension NSValue {
    /// Boxes a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Boxes a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Boxes a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value from a transform, as a three-dimensional one.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
    }
    /// Boxes insets, as a rectangle of the four numbers.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
    }

    /// The point in the box.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the box.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle in the box.
    public var cgRectValue: CGRect { rectValue }
    /// The part in the plane of the transform in the box.
    public var cgAffineTransformValue: CGAffineTransform { CATransform3DGetAffineTransform(caTransform3DValue) }
    /// The insets in the box.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let numbers = rectValue
        return UIEdgeInsets(
            top: numbers.origin.y, left: numbers.origin.x, bottom: numbers.size.height, right: numbers.size.width)
    }
}
