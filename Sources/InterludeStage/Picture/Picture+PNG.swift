import CoreGraphics
import Foundation
import UIKit

extension Picture {
    /// The picture as a PNG file: every pixel exact, the same bytes for the same picture. May be called on any thread.
    public func pngData() -> Data { PNGEncoder.encode(buffer, opaque: buffer.isOpaque) }

    /// Reads a picture from a PNG file's data.
    ///
    /// - Returns: `nil` for data that is no picture.
    @MainActor public init?(pngData data: Data, scale: CGFloat = 1) {
        guard let buffer = UIImage(data: data)?.cgImage?.buffer else { return nil }
        self.init(buffer: buffer, scale: scale)
    }

    /// The picture for UIKit.
    @MainActor public var image: UIImage {
        UIImage(cgImage: CGImage(buffer: buffer), scale: scale, orientation: .up)
    }
}
