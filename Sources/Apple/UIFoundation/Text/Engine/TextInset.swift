import CoreGraphics

/// What is in a text in a character's place: text attachments, whose pictures the engine knows nothing of.
package protocol TextInset: AnyObject {
    /// Room before and after it on its line, in points.
    var lineLayoutPadding: CGFloat { get }
    /// The place that it takes, from the baseline where the character stands; y points upwards.
    func place(beside font: UIFont, width: CGFloat, index: Int) -> CGRect
    /// Draws it at a place of a context whose y axis points downwards.
    func draw(in rect: CGRect, _ context: CGContext, beside font: UIFont, color: UIColor, index: Int)
}
