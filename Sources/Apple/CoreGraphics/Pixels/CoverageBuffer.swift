import Foundation

/// A rectangle of coverage, one byte a pixel: 0 is outside, 255 is inside. Paths are rasterized into it.
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
    private let memory: ZeroedMemory

    /// Creates a buffer without any coverage.
    package init(width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "A coverage buffer cannot have a negative size")
        self.width = width
        self.height = height
        self.stride = max(64, (width + 63) & ~63)
        let count = stride * max(height, 1) + 64
        memory = ZeroedMemory(byteCount: count)
        bytes = memory.start.bindMemory(to: UInt8.self, capacity: count)
    }

    deinit {
        memory.deallocate()
    }

    /// The first byte of row `y`.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * stride }
}
