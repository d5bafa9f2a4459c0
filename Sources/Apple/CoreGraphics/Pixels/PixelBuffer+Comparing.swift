import Foundation

extension PixelBuffer {
    /// Whether two buffers are of the same size, and every pixel is the same. What is behind a row's end does not count.
    package func hasSamePixels(as other: PixelBuffer) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return self === other || (0..<height).allSatisfy { hasSameRow($0, as: other) }
    }

    /// Whether row `y` is the same in two buffers of the same width.
    package func hasSameRow(_ y: Int, as other: PixelBuffer) -> Bool {
        memcmp(row(y), other.row(y), width * MemoryLayout<UInt32>.stride) == 0
    }
}
