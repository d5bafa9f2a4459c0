import Foundation
import Synchronization

/// A rectangle of premultiplied BGRA pixels, eight bits a channel: what cairo draws into, what the compositor reads and
/// writes, and what is behind every `CGImage`.
///
/// In memory a pixel is the bytes B, G, R, A; as a little-endian `UInt32` it is `0xAARRGGBB`.
///
/// A buffer has an identity and its pixels can be written, so it is not a value. Whoever hands one to a `CGImage` or to a
/// display list promises not to write to it any more; that promise is what makes it safe to share between threads.
package final class PixelBuffer: @unchecked Sendable {
    /// Width in pixels.
    package let width: Int
    /// Height in pixels.
    package let height: Int
    /// The distance between the starts of two rows, in pixels. At least `width`.
    package let stride: Int
    /// The first pixel of the first row. 64-byte aligned where the buffer's memory is its own.
    package let pixels: UnsafeMutablePointer<UInt32>
    /// Whether every pixel is known to have alpha 255. The compositor copies such pixels instead of blending them.
    package var isOpaque: Bool
    /// What the pixels are in; `nil` where the memory is somebody else's.
    private let memory: ZeroedMemory?
    /// What ``ink`` has found.
    let knownInk = Atomic<UInt64>(0)

    /// Creates a buffer of transparent black pixels.
    ///
    /// - Complexity: O(width × height).
    package init(width: Int, height: Int, isOpaque: Bool = false) {
        precondition(width >= 0 && height >= 0, "A pixel buffer cannot have a negative size")
        self.width = width
        self.height = height
        // Rows start on 64-byte boundaries, which cairo asks for (16 bytes) and SIMD likes.
        self.stride = max(16, (width + 15) & ~15)
        self.isOpaque = isOpaque
        // The slack lets kernels read one vector past the last pixel.
        let memory = ZeroedMemory(byteCount: stride * max(height, 1) * 4 + 256)
        self.memory = memory
        pixels = memory.start.bindMemory(to: UInt32.self, capacity: stride * max(height, 1))
    }

    /// Creates a buffer of memory that belongs to somebody else, such as a window's: to be drawn into, not to be read as a
    /// picture, since nothing may be read behind its last pixel.
    ///
    /// The memory has to outlive the buffer's use.
    package init(borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
        precondition(width >= 0 && height >= 0 && stride >= width, "Rows of a pixel buffer cannot overlap")
        self.width = width
        self.height = height
        self.stride = stride
        self.pixels = pixels
        isOpaque = true
        memory = nil
    }

    deinit {
        memory?.deallocate()
    }

    /// The length of a row in bytes, as cairo and libpng want it.
    package var bytesPerRow: Int { stride * 4 }

    /// The first pixel of row `y`.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

    /// The pixel at column `x` of row `y`, as `0xAARRGGBB`. Meant for tests; kernels use `row(_:)`.
    package subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "Pixel (\(x), \(y)) is outside the buffer")
            return pixels[y * stride + x]
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "Pixel (\(x), \(y)) is outside the buffer")
            pixels[y * stride + x] = newValue
        }
    }
}
