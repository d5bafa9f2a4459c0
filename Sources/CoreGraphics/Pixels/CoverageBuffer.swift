import Foundation

/// A rectangle of coverage, one byte a pixel: 0 is outside, 255 is inside. Paths are rasterised into it.
///
/// The same promise as `PixelBuffer`'s holds: once it is shared, nobody writes to it.
package final class CoverageBuffer: @unchecked Sendable {
    /// Width in pixels.
    package let width: Int
    /// Height in pixels.
    package let height: Int
    /// The distance between the starts of two rows, in bytes.
    package let stride: Int
    /// The first byte of the first row.
    package let bytes: UnsafeMutablePointer<UInt8>

    /// Makes a buffer without any coverage.
    package init(width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "A coverage buffer cannot have a negative size")
        self.width = width
        self.height = height
        self.stride = max(64, (width + 63) & ~63)
        let count = stride * max(height, 1) + 64
        let raw = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
        raw.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        self.bytes = raw.assumingMemoryBound(to: UInt8.self)
    }

    deinit {
        UnsafeMutableRawPointer(bytes).deallocate()
    }

    /// The first byte of row `y`.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * stride }
}
