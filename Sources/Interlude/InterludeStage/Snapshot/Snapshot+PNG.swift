import CoreGraphics
import Foundation
import UIKit

extension Snapshot {
    /// The picture as a PNG file: every pixel exact, the same bytes for the same picture. May be called on any thread.
    public func pngData() -> Data { PNGEncoder.encode(buffer, opaque: buffer.isOpaque) }

    /// Reads a picture from a PNG file's data. May be called on any thread.
    ///
    /// - Returns: `nil` for data that is no PNG file.
    public init?(pngData data: Data, scale: CGFloat = 1) {
        guard let buffer = PNGDecoder.decode(data) else { return nil }
        self.init(buffer: buffer, scale: scale)
    }

    /// The picture for UIKit.
    @MainActor public var image: UIImage {
        UIImage(cgImage: CGImage(buffer: buffer), scale: scale, orientation: .up)
    }
}
