import CoreGraphics

/// A bitmap stretched along the axes, in one piece or nine, or moved by parts of a pixel: first two bitmap rows are
/// blended into one, then that row's columns.
final class ScaledSource: PixelSource {
    private let buffer: PixelBuffer
    private let table: SampleTable
    private let rows: AxisMap
    private let isNearest: Bool

    /// Of the frame: the bitmap's row for that one is asked for in advance. Measured.
    private static let rowsAhead = 2

    /// - Parameters:
    ///   - placement: From the frame's pixels to the bitmap's.
    ///   - columns: The columns of the frame that may be asked for.
    init(_ buffer: PixelBuffer, placement: BitmapPlacement, columns: Range<Int>, filter: ImageItem.Filter) {
        self.buffer = buffer
        isNearest = filter == .nearest
        table = SampleTable(placement.x, columns: columns, size: buffer.width, nearest: isNearest)
        rows = placement.y
        super.init(isOpaque: buffer.isOpaque)
    }

    override func produce(
        _ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, ahead: Int,
        _ context: RowContext
    ) {
        let v = rows.sample(Double(y) + 0.5, size: buffer.height)
        let position = isNearest ? clampedInt((v - 1.0 / 512).rounded()) * 256 : clampedInt((v * 256).rounded())
        let upper = buffer.row(position >> 8)
        let share = UInt32(position & 255)
        let indices = table.index - table.start
        let (first, last) = bitmapColumns(indices[start], indices[end - 1])
        guard share != 0 else {
            return sampleAcross(upper, from: Self.rowsAhead * buffer.stride, start, end, into: row, ahead: ahead)
        }
        let lower = upper + buffer.stride
        let lowerAhead =
            (clampedInt(rows.sample(Double(y + Self.rowsAhead) + 0.5, size: buffer.height)) - position >> 8)
            * buffer.stride
        if table.isCopy {
            return RowKernels.interpolate(
                row + start, upper + first, lower + first, share, ahead: lowerAhead, end - start)
        }
        guard last - first <= context.pixelCapacity else {
            return blend(upper, lower, share, start, end, into: row)
        }
        let blended = context.takePixels() + context.origin
        RowKernels.interpolate(blended, upper + first, lower + first, share, ahead: lowerAhead, last - first)
        sampleAcross(blended - first, from: 0, start, end, into: row, ahead: ahead)
        context.returnPixels()
    }

    /// Blends columns of one row of the bitmap, or of two that have been blended.
    ///
    /// - Parameters:
    ///   - from: From this row of the bitmap to the one that is going to be read soon; 0 where it is not the bitmap's memory.
    ///   - ahead: From `row` to the row that is going to be written next.
    private func sampleAcross(
        _ pixels: UnsafePointer<UInt32>, from: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>,
        ahead: Int
    ) {
        let (indices, shares) = (table.index - table.start, table.share - table.start)
        func resample(_ start: Int, _ end: Int) {
            guard start < end else { return }
            RowKernels.resample(row + start, pixels, indices + start, shares + start, ahead: ahead, end - start)
        }
        let moved = table.moved.clamped(to: start..<end)
        guard !moved.isEmpty else { return resample(start, end) }
        resample(start, moved.lowerBound)
        let left = pixels + Int(indices[moved.lowerBound])
        RowKernels.interpolate(
            row + moved.lowerBound, left, left + 1, shares[moved.lowerBound] & 0xFFFF, ahead: from, moved.count)
        resample(moved.upperBound, end)
    }

    /// The same, pixel by pixel, where more of the bitmap lies between two columns of the frame than there is room for: in
    /// nine-part bitmaps of which a part is left out.
    private func blend(
        _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, _ share: UInt32, _ start: Int, _ end: Int,
        into row: UnsafeMutablePointer<UInt32>
    ) {
        for x in start..<end {
            let i = Int(table.index[x - table.start])
            row[x] = interpolated(
                interpolated(upper[i], lower[i], share), interpolated(upper[i + 1], lower[i + 1], share),
                table.share[x - table.start] & 0xFFFF)
        }
    }

    /// The bitmap columns needed between two table entries, which may run backwards; one more for the right neighbor.
    @inline(__always) private func bitmapColumns(_ a: Int32, _ b: Int32) -> (first: Int, last: Int) {
        (Int(min(a, b)), Int(max(a, b)) + 2)
    }
}
