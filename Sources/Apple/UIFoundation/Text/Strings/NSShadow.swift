import CoreGraphics

/// The shadow of a piece of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    /// The offset of the shadow in points; positive to the right and downwards.
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow in points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor` or `CGColor`; default: black at one third.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3.0)

    public override init() { super.init() }

    /// Returns a shadow with the same offset, blur and color.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
