import CoreGraphics

extension UIImage {
    /// The upright picture packed as PNG.
    public func pngData() -> Data? {
        guard let buffer = uprightImage?.buffer else { return nil }
        return PNGEncoder.encode(buffer, opaque: buffer.isOpaque)
    }

    /// The upright picture packed as JPEG; quality from 0 to 1. Transparent parts become white.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let buffer = uprightImage?.buffer else { return nil }
        return ImageDecoder.jpeg(buffer, quality: compressionQuality)
    }

    /// The image with its pixels made ready: showing it then costs no more work.
    public func preparingForDisplay() -> UIImage? {
        guard uprightImage != nil else { return nil }
        return self
    }

    /// Makes the pixels ready and calls back at once.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// The image drawn small, with its proportions, to fill a size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Makes the thumbnail and calls back at once.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
}
