import CoreGraphics

/// A coverage bitmap stretched along the axes, in one piece or nine, or moved by parts of a pixel.
final class ScaledCoverage: CoverageShape {
    private let buffer: CoverageBuffer
    private let table: SampleTable
    private let rows: AxisMap

    /// - Parameters:
    ///   - placement: From the frame's pixels to the bitmap's.
    ///   - bounds: Where the bitmap is seen.
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
        // The last row has no lower neighbor; its share is 0 then.
        let lower = f == 0 ? upper : upper + buffer.stride
        let moved = table.moved.clamped(to: start..<end)
        multiply(start, moved.isEmpty ? end : moved.lowerBound, upper, lower, f, into: bytes)
        guard !moved.isEmpty else { return }
        multiply(moved, upper, lower, f, into: bytes)
        multiply(moved.upperBound, end, upper, lower, f, into: bytes)
    }

    private func multiply(
        _ start: Int, _ end: Int, _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, _ f: UInt32,
        into bytes: UnsafeMutablePointer<UInt8>
    ) {
        let (indices, shares) = (table.index - table.start, table.share - table.start)
        var x = start
        while x < end {
            let i = Int(indices[x])
            bytes[x] = Self.multiplied(bytes[x], upper + i, lower + i, f, shares[x] & 0xFFFF)
            x &+= 1
        }
    }

    /// The same where the bitmap is merely moved: its columns are read one after the other.
    private func multiply(
        _ moved: Range<Int>, _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, _ f: UInt32,
        into bytes: UnsafeMutablePointer<UInt8>
    ) {
        let place = moved.lowerBound - table.start
        let (first, g) = (Int(table.index[place]), table.share[place] & 0xFFFF)
        let (to, a, b) = (bytes + moved.lowerBound, upper + first, lower + first)
        for i in 0..<moved.count { to[i] = Self.multiplied(to[i], a + i, b + i, f, g) }
    }

    @inline(__always) private static func multiplied(
        _ byte: UInt8, _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, _ f: UInt32, _ g: UInt32
    ) -> UInt8 {
        let left = UInt32(upper[0]) &* (256 &- f) &+ UInt32(lower[0]) &* f
        let right = UInt32(upper[1]) &* (256 &- f) &+ UInt32(lower[1]) &* f
        return multiplyCoverage(byte, (left &* (256 &- g) &+ right &* g &+ 32768) &>> 16)
    }
}
