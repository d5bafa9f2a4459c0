import CoreGraphics
import CoreImage

extension UIImage.Storage {
    /// How many pixels filters make; `nil` for none, or without end.
    var filteredSize: CGSize? {
        guard let extent = ciImage?.extent, !extent.isNull, !extent.isInfinite else { return nil }
        return extent.size
    }

    /// What filters make, worked out.
    var filteredPixels: CGImage? { ciImage.flatMap { CIContext().createCGImage($0, from: $0.extent) } }
}

extension CIImage {
    /// Creates a Core Image image from the stored pixels of an image; `nil` if that has none.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// Creates a Core Image image from the stored pixels of an image; `nil` if that has none.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
        if let filtered = image.ciImage {
            self.init(copying: filtered)
        } else if let pixels = image.cgImage {
            self.init(cgImage: pixels, options: options)
        } else {
            return nil
        }
    }
}
