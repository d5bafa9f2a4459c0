import CoreGraphics

/// A coverage bitmap that lies on the pixel grid as it is.
final class BitmapCoverage: CoverageShape {
    private let buffer: CoverageBuffer
    private let dx: Int
    private let dy: Int

    /// The buffer's pixel (0, 0) lies at the frame's pixel (`x`, `y`).
    init(_ buffer: CoverageBuffer, x: Int, y: Int) {
        self.buffer = buffer
        dx = x
        dy = y
        super.init(bounds: PixelRect(left: x, top: y, right: x + buffer.width, bottom: y + buffer.height))
    }

    override func rowCoverage(_ y: Int) -> RowCoverage {
        guard y >= bounds.top, y < bounds.bottom else { return .empty }
        let row = UnsafePointer(buffer.row(y - dy))
        let width = buffer.width
        let start = Self.firstColumn(row, 0, width, otherThan: 0)
        guard start < width else { return .empty }
        var end = width
        while row[end - 1] == 0 { end -= 1 }
        // The first long run of whole coverage; what comes after it is treated as partial.
        var full = start
        while full < end && row[full] != 255 { full += 1 }
        let fullEnd = Self.firstColumn(row, full, end, otherThan: 255)
        return RowCoverage(start: start + dx, fullStart: full + dx, fullEnd: fullEnd + dx, end: end + dx)
    }

    /// The first column from `start` on that is not `value`, eight at a time where possible.
    @inline(__always)
    private static func firstColumn(_ row: UnsafePointer<UInt8>, _ start: Int, _ end: Int, otherThan value: UInt8)
        -> Int
    {
        let eight = UInt64(value) &* 0x0101_0101_0101_0101
        var x = start
        while x &+ 8 <= end && UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self) == eight { x &+= 8 }
        while x < end && row[x] == value { x &+= 1 }
        return x
    }

    override func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let row = buffer.row(y - dy) - dx
        for x in start..<end { bytes[x] = multiplyCoverage(bytes[x], UInt32(row[x])) }
    }
}
