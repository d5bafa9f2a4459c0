import CoreGraphics
import CoreImage

extension UIImage {
    /// Returns the image as PNG, in upright orientation.
    public func pngData() -> Data? {
        guard let buffer = uprightImage?.buffer, buffer.width > 0, buffer.height > 0 else { return nil }
        return PNGEncoder.encode(buffer, opaque: buffer.isOpaque)
    }

    /// Returns the image as JPEG, in upright orientation. Transparent areas become white.
    ///
    /// - Parameter compressionQuality: The quality from 0 to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let buffer = uprightImage?.buffer, buffer.width > 0, buffer.height > 0 else { return nil }
        return ImageDecoder.jpeg(buffer, quality: compressionQuality)
    }
}
