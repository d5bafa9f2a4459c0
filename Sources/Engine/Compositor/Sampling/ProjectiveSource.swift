import CoreGraphics

/// A bitmap seen through any projective map, sampled bilinearly. Beyond its edges the outermost pixels continue.
final class ProjectiveSource: PixelSource {
    private let buffer: PixelBuffer
    private let toLocal: Homography
    private let placement: BitmapPlacement
    private let isNearest: Bool
    /// From the frame's pixels to the bitmap's where one map does for the whole bitmap.
    private let toBitmap: Homography?
    /// The bitmap's columns and rows between which may be sampled, counted from the first pixel's center.
    private let columns: (first: Double, last: Double)
    private let rows: (first: Double, last: Double)

    /// What single precision can address to 1/256 pixel.
    private static let largestSide = 16_000

    /// Positions are computed in full precision for every so many columns of the frame, at the same ones always.
    private static let block = 256
    /// The columns of the frame that may be asked for.
    private let asked: Range<Int>

    /// - Parameters:
    ///   - toLocal: From the frame's pixels to local units.
    ///   - placement: From local units to the bitmap's pixels.
    ///   - columns: The columns of the frame that may be asked for.
    init(
        _ buffer: PixelBuffer, toLocal: Homography, placement: BitmapPlacement, columns asked: Range<Int>,
        filter: ImageItem.Filter
    ) {
        self.buffer = buffer
        self.asked = asked
        self.toLocal = toLocal
        self.placement = placement
        isNearest = filter == .nearest
        columns = placement.x.readable(size: buffer.width)
        rows = placement.y.readable(size: buffer.height)
        if let x = placement.x.straight, let y = placement.y.straight, filter == .linear,
            max(buffer.width, buffer.height) <= Self.largestSide
        {
            toBitmap = toLocal.followed(
                by: Homography(scaleX: x.scale, scaleY: y.scale, translateX: x.offset - 0.5, translateY: y.offset - 0.5)
            )
        } else {
            toBitmap = nil
        }
        super.init(isOpaque: buffer.isOpaque)
    }

    override func produce(
        _ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, ahead: Int,
        _ context: RowContext
    ) {
        guard let map = toBitmap else { return produceSlowly(y, start, end, into: row) }
        // What is sampled in which way does not depend on the columns that are wanted this time.
        let whole = innerColumns(map, y, asked.lowerBound, asked.upperBound)
        let first = min(max(whole.start, start), end)
        let inner = (start: first, end: max(first, min(whole.end, end)))
        produceSlowly(y, start, inner.start, into: row)
        var x = inner.start
        while x < inner.end {
            let block = x & -Self.block
            let count = min(block + Self.block, inner.end) - x
            let p = map.homogeneous(Double(block) + 0.5, Double(y) + 0.5)
            let run = ProjectedRun(
                u: Float(p.x), v: Float(p.y), w: Float(p.z),
                stepU: Float(map.xx), stepV: Float(map.xy), stepW: Float(map.xw), first: Float(x - block))
            RowKernels.project(
                row + x, buffer.pixels, stride: buffer.stride, rows: buffer.height, run, count)
            x += count
        }
        produceSlowly(y, inner.end, end, into: row)
    }

    /// The columns whose samples need no pixel beyond the edge.
    private func innerColumns(_ map: Homography, _ y: Int, _ start: Int, _ end: Int) -> (start: Int, end: Int) {
        // More than single precision can be off after a block of steps, in the largest bitmap.
        let margin = 1.0 / 16
        let p = map.homogeneous(0.5, Double(y) + 0.5)
        var (low, high) = (Double(start), Double(end - 1))
        /// Keeps the columns x where `a + b x` is not negative.
        func keep(_ a: Double, _ b: Double) {
            if b > 0 {
                low = max(low, -a / b)
            } else if b < 0 {
                high = min(high, -a / b)
            } else if a < 0 {
                high = low - 1
            }
        }
        keep(p.z - 1e-7, map.xw)
        keep(p.x - (columns.first + margin) * p.z, map.xx - (columns.first + margin) * map.xw)
        keep((columns.last - margin) * p.z - p.x, (columns.last - margin) * map.xw - map.xx)
        keep(p.y - (rows.first + margin) * p.z, map.xy - (rows.first + margin) * map.xw)
        keep((rows.last - margin) * p.z - p.y, (rows.last - margin) * map.xw - map.xy)
        let first = clampedInt(low.rounded(.up))
        let last = clampedInt(high.rounded(.down))
        guard first <= last, isInner(map, first, y), isInner(map, last, y), isExact(map, first...last, y) else {
            return (end, end)
        }
        return (first, last + 1)
    }

    /// Whether single precision finds every sample of a run within half of the margin. Each sum of a place and some steps is
    /// off by at most 2⁻²² of the largest number in it: a block's beginning may lie that many steps beyond the run.
    private func isExact(_ map: Homography, _ columns: ClosedRange<Int>, _ y: Int) -> Bool {
        let a = map.homogeneous(Double(columns.lowerBound) + 0.5, Double(y) + 0.5)
        let b = map.homogeneous(Double(columns.upperBound) + 0.5, Double(y) + 0.5)
        let steps = 2 * Double(Self.block)
        let u = max(abs(a.x), abs(b.x)) + steps * abs(map.xx)
        let v = max(abs(a.y), abs(b.y)) + steps * abs(map.xy)
        let w = max(a.z, b.z) + steps * abs(map.xw)
        let largest = Double(max(buffer.width, buffer.height))
        return (max(u, v) + w * largest) / 4_194_304 <= min(a.z, b.z) / 32
    }

    /// Whether a sample lies within the bitmap and single precision can find it. If both ends of a run do, all between do.
    private func isInner(_ map: Homography, _ x: Int, _ y: Int) -> Bool {
        let p = map.homogeneous(Double(x) + 0.5, Double(y) + 0.5)
        guard p.z > 1e-6, p.z < 1e6 else { return false }
        let (u, v) = (p.x / p.z, p.y / p.z)
        return u >= columns.first && u <= columns.last && v >= rows.first && v <= rows.last
    }

    private func produceSlowly(_ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>) {
        guard start < end else { return }
        for x in start..<end {
            let p = toLocal.homogeneous(Double(x) + 0.5, Double(y) + 0.5)
            row[x] = sample(
                placement.x.sample(p.x / p.z, size: buffer.width), placement.y.sample(p.y / p.z, size: buffer.height))
        }
    }

    private func sample(_ u: Double, _ v: Double) -> UInt32 {
        if isNearest { return buffer.row(clampedInt(v.rounded()))[clampedInt(u.rounded())] }
        let (fu, fv) = (clampedInt((u * 256).rounded()), clampedInt((v * 256).rounded()))
        let (x0, y0) = (fu >> 8, fv >> 8)
        let x1 = min(x0 + 1, buffer.width - 1)
        let (upper, lower) = (buffer.row(y0), buffer.row(min(y0 + 1, buffer.height - 1)))
        let f = UInt32(fv & 255)
        return interpolated(
            interpolated(upper[x0], lower[x0], f), interpolated(upper[x1], lower[x1], f), UInt32(fu & 255))
    }
}
