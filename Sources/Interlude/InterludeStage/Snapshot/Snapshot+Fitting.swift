import CoreGraphics
import Foundation

extension Snapshot {
    /// The picture as large as fits into a size in pixels, in the middle, with black around it.
    ///
    /// Films have one size: of a screen that is turned meanwhile the frames are fitted into that of the first. Each pixel is the mean of
    /// the pixels that it covers.
    package func fitted(width: Int, height: Int) -> Snapshot {
        guard width != pixelWidth || height != pixelHeight, pixelWidth > 0, pixelHeight > 0 else { return self }
        let factor = min(Double(width) / Double(pixelWidth), Double(height) / Double(pixelHeight))
        let columns = Snapshot.spans(
            of: pixelWidth, in: max(1, min(width, Int((Double(pixelWidth) * factor).rounded()))))
        let rows = Snapshot.spans(
            of: pixelHeight, in: max(1, min(height, Int((Double(pixelHeight) * factor).rounded()))))
        let result = PixelBuffer(width: width, height: height, isOpaque: true)
        let (left, top) = ((width - columns.count) / 2, (height - rows.count) / 2)
        for y in 0..<height {
            let to = result.row(y)
            let span = rows.indices.contains(y - top) ? rows[y - top] : nil
            for x in 0..<width {
                let column = columns.indices.contains(x - left) ? columns[x - left] : nil
                to[x] = 0xFF00_0000
                if let span, let column { to[x] |= mean(columns: column, rows: span) }
            }
        }
        return Snapshot(buffer: result, scale: scale * CGFloat(factor))
    }

    /// Which pixels of a side each pixel of a shorter or longer side covers.
    private static func spans(of length: Int, in count: Int) -> [Range<Int>] {
        (0..<count).map { index in
            let start = index * length / count
            return start..<min(length, max(start + 1, (index + 1) * length / count))
        }
    }

    private func mean(columns: Range<Int>, rows: Range<Int>) -> UInt32 {
        var sums: (UInt64, UInt64, UInt64) = (0, 0, 0)
        for y in rows {
            let row = buffer.row(y)
            for x in columns {
                let pixel = UInt64(row[x])
                sums.0 += pixel & 0xFF
                sums.1 += pixel >> 8 & 0xFF
                sums.2 += pixel >> 16 & 0xFF
            }
        }
        let count = UInt64(columns.count * rows.count)
        return UInt32(sums.0 / count | (sums.1 / count) << 8 | (sums.2 / count) << 16)
    }
}
