import CoreGraphics
import UIKit

/// Pixels with 8 bits a channel: red, green, blue and alpha, row by row from the top.
struct Bitmap {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]

    /// Creates black pixels.
    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytes = Array(repeating: 0, count: width * height * 4)
    }

    /// Copies the pixels of an image; `nil` for an image without pixels.
    init?(_ image: UIImage) {
        guard let image = image.cgImage, image.width > 0, image.height > 0 else { return nil }
        self.init(width: image.width, height: image.height)
        let frame = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
        let isDrawn: Void? = withContext { context in
            context.draw(image, in: frame)
            context.flush()
        }
        guard isDrawn != nil else { return nil }
    }

    /// The color of a pixel, as `0xRRGGBB`.
    subscript(x: Int, y: Int) -> UInt32 {
        get {
            let at = (y * width + x) * 4
            return UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
        }
        set {
            let at = (y * width + x) * 4
            bytes[at] = UInt8(newValue >> 16 & 0xFF)
            bytes[at + 1] = UInt8(newValue >> 8 & 0xFF)
            bytes[at + 2] = UInt8(newValue & 0xFF)
            bytes[at + 3] = 0xFF
        }
    }

    /// The mean color of some columns and rows, as `0xRRGGBB`, rounded to the nearest.
    func mean(columns: Range<Int>, rows: Range<Int>) -> UInt32 {
        var (red, green, blue) = (0, 0, 0)
        for y in rows {
            for at in columns.map({ (y * width + $0) * 4 }) {
                red += Int(bytes[at])
                green += Int(bytes[at + 1])
                blue += Int(bytes[at + 2])
            }
        }
        let count = max(columns.count * rows.count, 1)
        func mean(_ sum: Int) -> UInt32 { UInt32((sum + count / 2) / count) }
        return mean(red) << 16 | mean(green) << 8 | mean(blue)
    }

    /// The pixels as a PNG.
    func pngData() -> Data? {
        var copy = self
        let image = copy.withContext { $0.makeImage() } ?? nil
        return image.flatMap { UIImage(cgImage: $0).pngData() }
    }

    /// Calls a function with a context that draws into the pixels.
    private mutating func withContext<Result>(_ body: (CGContext) -> Result) -> Result? {
        let (width, height) = (width, height)
        return bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            return context.map(body)
        }
    }
}
