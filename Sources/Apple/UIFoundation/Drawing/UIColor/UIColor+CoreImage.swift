import CoreGraphics
import CoreImage

extension CIColor {
    /// Creates the color of a `UIColor`, under the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
