import CoreGraphics
import CoreImage

extension CIColor {
    /// The colour of UIKit, under the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
