import CPixelKernels
import CoreGraphics

/// A bitmap that is turned about an axis parallel to its columns: a page that flips, the sides of a cube.
///
/// All of a column of the frame is equally deep, so it is a column of the bitmap, stretched evenly: one division a column instead of
/// one a pixel. Thirty-two rows are made at once, sixteen columns at a time.
final class TurnedColumnsSource: PixelSource {
    private let buffer: PixelBuffer
    /// The columns and the rows of the frame that may be asked for.
    private let asked: PixelRect
    private let columns: ColumnTable
    /// The bitmap's rows between which may be sampled, counted from the first pixel's center.
    private let rows: (first: Double, last: Double)
    /// Tells the sources of a frame apart.
    private let number: Int

    /// Nil where the bitmap is turned in another way, or partly behind the eye.
    ///
    /// - Parameters:
    ///   - toBitmap: From the frame's pixels to the bitmap's, counted from the first pixel's center.
    ///   - placement: From local units to the bitmap's pixels.
    init?(_ buffer: PixelBuffer, toBitmap: Homography, placement: BitmapPlacement, asked: PixelRect, number: Int) {
        guard let columns = ColumnTable(toBitmap, asked, placement.x.readable(size: buffer.width), buffer) else {
            return nil
        }
        self.buffer = buffer
        self.asked = asked
        self.columns = columns
        self.number = number
        rows = placement.y.readable(size: buffer.height)
        super.init(isOpaque: buffer.isOpaque)
    }

    override func produce(
        _ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, ahead: Int,
        _ context: RowContext
    ) {
        guard start < end else { return }
        let top = y & -SourceBlock.rows
        context.blocks.withBlock(of: number, top: top, columns: asked.width) { block in
            let first = (start - asked.left) / SourceBlock.stripWidth
            let last = (end - 1 - asked.left) / SourceBlock.stripWidth
            if first < block.filled.lowerBound || last >= block.filled.upperBound {
                fill(first..<last + 1, of: block, top: top, context.blocks)
            }
            let made = block.pixels + ((y - top) * block.stride + start - asked.left)
            RowKernels.copy(row + start, made, end - start)
        }
    }

    /// Makes the strips that are missing, and those between them and the ones that there are.
    private func fill(_ wanted: Range<Int>, of block: SourceBlock, top: Int, _ blocks: SourceBlocks) {
        let filled = block.filled
        guard !filled.isEmpty else {
            block.filled = wanted
            return make(wanted, of: block, top: top, blocks)
        }
        let all = min(wanted.lowerBound, filled.lowerBound)..<max(wanted.upperBound, filled.upperBound)
        block.filled = all
        make(all.lowerBound..<filled.lowerBound, of: block, top: top, blocks)
        make(filled.upperBound..<all.upperBound, of: block, top: top, blocks)
    }

    /// Makes the rows of some strips that lie in the frame's part that is asked for.
    private func make(_ strips: Range<Int>, of block: SourceBlock, top: Int, _ blocks: SourceBlocks) {
        guard !strips.isEmpty else { return }
        // The fastest kernel makes sixteen rows at once.
        let first = asked.top > top ? (asked.top - top) & -16 : 0
        let end = min(SourceBlock.rows, (asked.bottom - top + 15) & -16)
        let to = block.pixels + first * block.stride
        blocks.withStrips(strips.count) { list, starts in
            var (count, rows) = (0, 0)
            for strip in strips {
                let column = strip * SourceBlock.stripWidth
                let start = starts + count * SourceBlock.stripWidth
                guard
                    let need = columns.need(
                        of: column, row: top + first, rows: end - first, limits: self.rows, start: start)
                else {
                    fillSlowly(to + column, block.stride, column, top + first, end - first)
                    continue
                }
                list[count] = pk_column_strip(
                    pixels: buffer.pixels, stride: buffer.stride, height: buffer.height, first: need.first,
                    count: need.count, index: columns.index + column, share: columns.share + column, start: start,
                    step: columns.step + column, low: need.low, high: need.high, column: column)
                count += 1
                rows = max(rows, need.count)
            }
            RowKernels.columns(
                to, stride: block.stride, rows: end - first, list, count, scratch: blocks.scratch(rows: rows))
        }
    }

    /// The same pixel by pixel, where too much of the bitmap falls on a strip.
    private func fillSlowly(
        _ to: UnsafeMutablePointer<UInt32>, _ stride: Int, _ column: Int, _ top: Int, _ count: Int
    ) {
        for x in column..<column + SourceBlock.stripWidth {
            let (left, f) = (Int(columns.index[x]), columns.share[x] & 0xFFFF)
            for y in 0..<count {
                let v = columns.row(x, top + y).limited(to: rows.first...rows.last)
                let place = clampedInt((v * 256).rounded())
                let upper = buffer.row(place >> 8) + left
                let lower = buffer.row(min((place >> 8) + 1, buffer.height - 1)) + left
                to[y * stride + x - column] = interpolated(
                    interpolated(upper[0], upper[1], f), interpolated(lower[0], lower[1], f), UInt32(place & 255))
            }
        }
    }
}

/// Where the columns of the frame lie in a bitmap that is turned about an axis parallel to its columns.
package final class ColumnTable {
    /// Of each column: the left one of the two bitmap columns that are blended, and the right one's share in 256ths, in both
    /// halves of the word.
    package let index: UnsafeMutablePointer<Int32>
    package let share: UnsafeMutablePointer<UInt32>
    /// Of each column: the bitmap's row for the frame's row 0 and rows of the bitmap for one of the frame's, as fixed point numbers.
    private let offset: UnsafeMutablePointer<Int64>
    private let slope: UnsafeMutablePointer<Int64>
    /// Rows of the bitmap for one of the frame's, as the kernels take them.
    let step: UnsafeMutablePointer<Int32>

    /// Bits behind the point of the numbers above: after thousands of rows nothing is lost that a 256th of a row shows.
    private static let bits = 32
    private static let unit = Double(1 << bits)

    /// Nil where columns are not equally deep, or not before the eye.
    init?(
        _ map: Homography, _ asked: PixelRect, _ readable: (first: Double, last: Double), _ buffer: PixelBuffer
    ) {
        guard !asked.isEmpty else { return nil }
        let (y, half) = (Double(asked.top + asked.bottom) / 2, Double(asked.height) / 2)
        func depth(_ x: Int) -> Double { map.xw * (Double(x) + 0.5) + map.yw * y + map.tw }
        let depths = LineDepths(
            from: depth(asked.left), to: depth(asked.right - 1), drift: map.yx, tilt: map.yw, half: half, of: buffer)
        guard depths != nil else { return nil }
        // Strips are made whole.
        let count = (asked.width + SourceBlock.stripWidth - 1) & -SourceBlock.stripWidth
        index = .allocate(capacity: count)
        share = .allocate(capacity: count)
        offset = .allocate(capacity: count)
        slope = .allocate(capacity: count)
        step = .allocate(capacity: count)
        for i in 0..<count {
            let x = Double(asked.left + min(i, asked.width - 1)) + 0.5
            let reciprocal = 1 / (map.xw * x + map.yw * y + map.tw)
            let u = (map.xx * x + map.yx * y + map.tx) * reciprocal
            let place = min(
                clampedInt((u.limited(to: readable.first...readable.last) * 256).rounded()), (buffer.width - 1) * 256)
            index[i] = Int32(truncatingIfNeeded: place >> 8)
            share[i] = UInt32(place & 255) &* 0x1_0001
            let slope = map.yy * reciprocal
            self.slope[i] = Self.fixed(slope)
            offset[i] = Self.fixed((map.xy * x + map.ty) * reciprocal + slope / 2)
            step[i] = Int32(truncatingIfNeeded: self.slope[i] >> (Int64(Self.bits) - Int64(PK_COLUMN_BITS)))
        }
    }

    deinit {
        index.deallocate()
        share.deallocate()
        offset.deallocate()
        slope.deallocate()
        step.deallocate()
    }

    /// What is far outside of the bitmap is its edge.
    private static func fixed(_ rows: Double) -> Int64 { Int64(rows.limited(to: -100_000...100_000) * unit) }

    /// The bitmap's row that is seen in a column at row `y` of the frame, counted from the first row's center.
    func row(_ column: Int, _ y: Int) -> Double {
        Double(offset[column] &+ slope[column] &* Int64(y)) / Self.unit
    }

    /// What of the bitmap sixteen columns need, and where their places are cut off.
    struct Need {
        /// The bitmap's row from which places are counted, and how many from there on may be needed.
        var first: Int
        var count: Int
        var low: Int32
        var high: Int32
    }

    /// Writes the places of sixteen columns at a row of the frame, in steps of 2⁻²⁰ of a row of the bitmap. Nil where they need too
    /// many rows of the bitmap.
    func need(
        of column: Int, row: Int, rows: Int, limits: (first: Double, last: Double),
        start: UnsafeMutablePointer<Int32>
    ) -> Need? {
        let (offsets, slopes) = (offset + column, slope + column)
        var (low, high) = (Int64.max, Int64.min)
        for i in 0..<SourceBlock.stripWidth {
            let place = offsets[i] &+ slopes[i] &* Int64(row)
            let end = place &+ slopes[i] &* Int64(rows - 1)
            low = min(low, place, end)
            high = max(high, place, end)
        }
        let (lowest, highest) = (Double(low) / Self.unit, Double(high) / Self.unit)
        let first = clampedInt(lowest.limited(to: limits.first...limits.last).rounded(.down))
        let last = clampedInt(highest.limited(to: limits.first...limits.last).rounded(.down))
        let (farthest, most) = (Double(SourceBlocks.mostRows), SourceBlocks.mostRows - 3)
        guard lowest - Double(first) > -farthest, highest - Double(first) < farthest, last - first <= most else {
            return nil
        }
        // Half a 256th of a row, so that what is cut off behind the 256ths is rounded.
        let half = Int32(1) << (PK_COLUMN_BITS - 9)
        let shift = Int64(Self.bits) - Int64(PK_COLUMN_BITS)
        for i in 0..<SourceBlock.stripWidth {
            let place = offsets[i] &+ slopes[i] &* Int64(row) &- Int64(first) << Int64(Self.bits)
            start[i] = Int32(truncatingIfNeeded: place >> shift) &+ half
        }
        func limit(_ number: Double) -> Int32 {
            let distance = (number - Double(first)).limited(to: -farthest...farthest)
            return Int32((distance * Double(1 << PK_COLUMN_BITS)).rounded()) + half
        }
        return Need(first: first, count: last - first + 3, low: limit(limits.first), high: limit(limits.last))
    }
}
