import CoreGraphics

/// A bitmap that lies on the pixel grid as it is: its rows are used in place.
final class CopySource: PixelSource {
    private let buffer: PixelBuffer
    private let dx: Int
    private let dy: Int

    /// The buffer's pixel (0, 0) lies at the frame's pixel (`x`, `y`).
    init(_ buffer: PixelBuffer, x: Int, y: Int) {
        self.buffer = buffer
        (dx, dy) = (x, y)
        super.init(isOpaque: buffer.isOpaque)
    }

    override func row(_ y: Int) -> UnsafePointer<UInt32>? {
        UnsafePointer(buffer.pixels + ((y &- dy) &* buffer.stride &- dx))
    }
}
