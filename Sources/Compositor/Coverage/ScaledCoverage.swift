import CoreGraphics

/// A coverage bitmap stretched along the axes, in one piece or nine, or moved by parts of a pixel.
final class ScaledCoverage: CoverageShape {
    private let buffer: CoverageBuffer
    private let table: SampleTable
    private let rows: AxisMap

    /// - Parameters:
    ///   - placement: from the frame's pixels to the bitmap's.
    ///   - bounds: where the bitmap is seen.
    init(_ buffer: CoverageBuffer, placement: BitmapPlacement, bounds: PixelRect) {
        self.buffer = buffer
        table = SampleTable(placement.x, columns: bounds.left..<bounds.right, size: buffer.width, nearest: false)
        rows = placement.y
        super.init(bounds: bounds)
    }

    override func rowCoverage(_ y: Int) -> RowCoverage {
        guard y >= bounds.top, y < bounds.bottom else { return .empty }
        return RowCoverage(start: bounds.left, fullStart: 0, fullEnd: 0, end: bounds.right)
    }

    override func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let position = clampedInt((rows.sample(Double(y) + 0.5, size: buffer.height) * 256).rounded())
        let upper = UnsafePointer(buffer.row(position >> 8))
        let f = UInt32(position & 255)
        // The last row has no lower neighbour; its share is 0 then.
        let lower = f == 0 ? upper : upper + buffer.stride
        let (indices, shares) = (table.index - table.start, table.share - table.start)
        for x in start..<end {
            let i = Int(indices[x])
            let g = shares[x] & 0xFFFF
            let left = UInt32(upper[i]) &* (256 &- f) &+ UInt32(lower[i]) &* f
            let right = UInt32(upper[i &+ 1]) &* (256 &- f) &+ UInt32(lower[i &+ 1]) &* f
            bytes[x] = multiplyCoverage(bytes[x], (left &* (256 &- g) &+ right &* g &+ 32768) &>> 16)
        }
    }
}
