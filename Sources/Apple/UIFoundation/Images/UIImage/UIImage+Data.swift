import CoreGraphics
import CoreImage

extension UIImage {
    /// The upright picture packed as PNG.
    public func pngData() -> Data? {
        guard let buffer = uprightImage?.buffer, buffer.width > 0, buffer.height > 0 else { return nil }
        return PNGEncoder.encode(buffer, opaque: buffer.isOpaque)
    }

    /// The upright picture packed as JPEG; quality from 0 to 1. Transparent parts become white.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let buffer = uprightImage?.buffer, buffer.width > 0, buffer.height > 0 else { return nil }
        return ImageDecoder.jpeg(buffer, quality: compressionQuality)
    }
}
