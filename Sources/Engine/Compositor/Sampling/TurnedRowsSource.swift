import CoreGraphics

/// A bitmap that is turned about an axis parallel to its rows: a page that tips over.
///
/// All of a row of the frame is equally deep, so it is a row of the bitmap (two neighbors blended) stretched evenly: one division a
/// row instead of one a pixel.
final class TurnedRowsSource: PixelSource {
    private let buffer: PixelBuffer
    private let map: Homography
    /// The middle of the columns that may be asked for.
    private let middle: Double
    private let columns: (first: Double, last: Double)
    private let rows: (first: Double, last: Double)

    /// Positions are counted from the beginning of every so many columns of the frame, at the same ones always.
    private static let block = 256
    /// Bits behind the point of a position.
    private static let bits: Int32 = 20
    /// More of the bitmap's pixels do not fall on one of the frame's: with a block of them positions stay within 31 bits.
    private static let largestStep = 3.0

    /// Nil where the bitmap is turned in another way, or partly behind the eye; as `TurnedColumnsSource`.
    init?(_ buffer: PixelBuffer, toBitmap map: Homography, placement: BitmapPlacement, asked: PixelRect) {
        guard !asked.isEmpty else { return nil }
        let (x, half) = (Double(asked.left + asked.right) / 2, Double(asked.width) / 2)
        func depth(_ y: Int) -> Double { map.xw * x + map.yw * (Double(y) + 0.5) + map.tw }
        let depths = LineDepths(
            from: depth(asked.top), to: depth(asked.bottom - 1), drift: map.xy, tilt: map.xw, half: half, of: buffer)
        guard let depths, abs(map.xx) <= Self.largestStep * depths.nearest else { return nil }
        self.buffer = buffer
        self.map = map
        middle = x
        columns = placement.x.readable(size: buffer.width)
        rows = placement.y.readable(size: buffer.height)
        super.init(isOpaque: buffer.isOpaque)
    }

    override func produce(
        _ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, ahead: Int,
        _ context: RowContext
    ) {
        guard start < end else { return }
        let height = Double(y) + 0.5
        let reciprocal = 1 / (map.xw * middle + map.yw * height + map.tw)
        let v = ((map.xy * middle + map.yy * height + map.ty) * reciprocal).limited(to: rows.first...rows.last)
        let place = clampedInt((v * 256).rounded())
        let (upper, share) = (buffer.row(place >> 8), UInt32(place & 255))
        let (indexRow, shareRow, blended) = (context.takePixels(), context.takePixels(), context.takePixels())
        defer {
            context.returnPixels()
            context.returnPixels()
            context.returnPixels()
        }
        let index = UnsafeMutableRawPointer(indexRow).assumingMemoryBound(to: Int32.self)
        let origin = (map.yx * height + map.tx) * reciprocal
        fillTable(start, end, origin, map.xx * reciprocal, index, shareRow)
        guard share != 0 else {
            return RowKernels.resample(row + start, upper, index + start, shareRow + start, ahead: ahead, end - start)
        }
        let lower = upper + buffer.stride
        let first = Int(min(index[start], index[end - 1]))
        let count = Int(max(index[start], index[end - 1])) + 2 - first
        let to = blended + context.origin
        guard count <= context.pixelCapacity else {
            for x in start..<end {
                let i = Int(index[x])
                row[x] = interpolated(
                    interpolated(upper[i], lower[i], share), interpolated(upper[i + 1], lower[i + 1], share),
                    shareRow[x] & 0xFFFF)
            }
            return
        }
        RowKernels.interpolate(to, upper + first, lower + first, share, count)
        RowKernels.resample(row + start, to - first, index + start, shareRow + start, ahead: ahead, end - start)
    }

    /// For each column: the left one of the two bitmap columns, and the right one's share.
    private func fillTable(
        _ start: Int, _ end: Int, _ origin: Double, _ step: Double, _ index: UnsafeMutablePointer<Int32>,
        _ share: UnsafeMutablePointer<UInt32>
    ) {
        let unit = Double(1 << Self.bits)
        let fixedStep = Int32((step * unit).rounded())
        let half = Int32(1) << (Self.bits - 9)
        var x = start
        while x < end {
            let block = x & -Self.block
            let last = min(block + Self.block, end)
            let u = origin + step * (Double(block) + 0.5)
            // What is far outside of the bitmap is its edge.
            let base = u.limited(to: -1_000_000...1_000_000).rounded(.down)
            func limit(_ number: Double) -> Int32 {
                Int32((number - base).limited(to: -1023...1023) * unit) + half
            }
            let (low, high) = (limit(columns.first), limit(columns.last))
            let from = Int32(((u - base).limited(to: 0...1) * unit).rounded()) + half
            let left = Int32(base)
            for x in x..<last {
                let place = min(max(from &+ fixedStep &* Int32(truncatingIfNeeded: x &- block), low), high)
                index[x] = left &+ place >> Self.bits
                share[x] = (UInt32(bitPattern: place) >> UInt32(Self.bits - 8) & 255) &* 0x1_0001
            }
            x = last
        }
    }
}
