import CoreGraphics
import Testing

/// Whether two numbers differ by no more than a tolerance.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }

func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}

func near(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    near(a.origin, b.origin, tolerance) && near(a.width, b.width, tolerance) && near(a.height, b.height, tolerance)
}

func near(_ a: CGAffineTransform, _ b: CGAffineTransform, _ tolerance: CGFloat = 1e-9) -> Bool {
    near(a.a, b.a, tolerance) && near(a.b, b.b, tolerance) && near(a.c, b.c, tolerance) && near(a.d, b.d, tolerance)
        && near(a.tx, b.tx, tolerance) && near(a.ty, b.ty, tolerance)
}

/// A buffer's pixels as rows of `0xAARRGGBB`.
func rows(_ buffer: PixelBuffer) -> [[UInt32]] {
    (0..<buffer.height).map { y in (0..<buffer.width).map { x in buffer[x, y] } }
}

/// A coverage buffer's bytes as rows.
func rows(_ buffer: CoverageBuffer) -> [[UInt8]] {
    (0..<buffer.height).map { y in (0..<buffer.width).map { x in buffer.row(y)[x] } }
}

/// A buffer of these pixels.
func buffer(_ pixels: [[UInt32]]) -> PixelBuffer {
    let result = PixelBuffer(width: pixels[0].count, height: pixels.count)
    for (y, row) in pixels.enumerated() { for (x, pixel) in row.enumerated() { result[x, y] = pixel } }
    return result
}
