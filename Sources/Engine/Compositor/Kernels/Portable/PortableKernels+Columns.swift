import CPixelKernels

extension PortableKernels {
    /// Columns of a bitmap that is turned about an axis parallel to its columns, in strips of sixteen: the bitmap's rows are blended
    /// across, then the columns are stretched.
    ///
    /// - Parameters:
    ///   - d: The first row's column 0.
    ///   - strips: `n` of one bitmap.
    ///   - scratch: Room for `PK_COLUMN_SCRATCH` · (`count` + 64) pixels for the largest `count`.
    package static func columns(
        _ d: MutablePixels, stride: Int, rows: Int, _ strips: UnsafePointer<pk_column_strip>, _ n: Int,
        scratch: MutablePixels
    ) {
        for i in 0..<n { columns(d + strips[i].column, stride: stride, rows: rows, strips[i], scratch: scratch) }
    }

    private static func columns(
        _ d: MutablePixels, stride: Int, rows: Int, _ strip: pk_column_strip, scratch: MutablePixels
    ) {
        for r in 0..<strip.count {
            let row = min(strip.first + r, strip.height - 1)
            resample(scratch + 16 * r, strip.pixels + row * strip.stride, strip.index, strip.share, 16)
        }
        let bits = Int32(PK_COLUMN_BITS)
        for y in 0..<rows {
            let to = d + y * stride
            for x in 0..<16 {
                let place = min(max(strip.start[x] &+ strip.step[x] &* Int32(y), strip.low), strip.high)
                let p = scratch + (Int(place >> bits) * 16 + x)
                to[x] = interpolated(p[0], p[16], UInt32(truncatingIfNeeded: place >> (bits - 8)) & 255)
            }
        }
    }
}
