import CoreGraphics

/// A bitmap that lies on the pixel grid as it is: its rows are used in place.
final class CopySource: PixelSource {
    private let buffer: PixelBuffer

    /// The buffer's pixel (0, 0) lies at the frame's pixel (`x`, `y`).
    init(_ buffer: PixelBuffer, x: Int, y: Int) {
        self.buffer = buffer
        super.init(
            isOpaque: buffer.isOpaque,
            rowsInPlace: PixelRows(buffer.pixels, stride: buffer.stride, x: x, y: y))
    }
}
