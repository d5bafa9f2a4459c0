// What UIKit adds to Foundation's boxes. An affine transform is kept as the transform in space that does the same.

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
    }
    /// Boxes insets, as a rectangle of the four numbers.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
    }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
    public var cgAffineTransformValue: CGAffineTransform { CATransform3DGetAffineTransform(caTransform3DValue) }
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let numbers = rectValue
        return UIEdgeInsets(
            top: numbers.origin.y, left: numbers.origin.x, bottom: numbers.size.height, right: numbers.size.width)
    }
}
