import CoreGraphics
import Foundation
import UIKit

extension Snapshot {
    /// Returns the image as lossless PNG data. Equal images have equal data. Can be called on any thread.
    public func pngData() -> Data { PNGEncoder.encode(buffer, opaque: buffer.isOpaque) }

    /// Reads an image from PNG data. Can be called on any thread.
    ///
    /// - Returns: `nil` for other data.
    public init?(pngData data: Data, scale: CGFloat = 1) {
        guard let buffer = PNGDecoder.decode(data) else { return nil }
        self.init(buffer: buffer, scale: scale)
    }

    /// The image as a `UIImage`.
    @MainActor public var image: UIImage {
        UIImage(cgImage: CGImage(buffer: buffer), scale: scale, orientation: .up)
    }
}
