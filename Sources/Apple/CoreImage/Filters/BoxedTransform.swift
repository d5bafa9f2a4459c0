import QuartzCore

/// Transforms in Foundation's boxes: an affine one is kept as the transform in space that does the same.
enum BoxedTransform {
    static func read(_ box: NSValue) -> CGAffineTransform? {
        if box is NSNumber { return nil }
        let transform = box.caTransform3DValue
        return CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : nil
    }
}
