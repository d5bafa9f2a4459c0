/// Pixels in memory, addressed by the frame's rows and columns: `row(y)[x]` is the pixel at column x of row y, wherever
/// the buffer lies in the frame.
struct PixelRows {
    /// Where row 0 would begin.
    private let origin: UnsafeMutablePointer<UInt32>
    /// From one row to the next, in pixels.
    let stride: Int

    /// - Parameter pixels: The pixel that lies at column `x` of row `y`.
    init(_ pixels: UnsafeMutablePointer<UInt32>, stride: Int, x: Int, y: Int) {
        origin = pixels - (y &* stride &+ x)
        self.stride = stride
    }

    /// One row that serves as every row.
    init(everyRow row: UnsafeMutablePointer<UInt32>) {
        origin = row
        stride = 0
    }

    @inline(__always) func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { origin + y &* stride }
}
