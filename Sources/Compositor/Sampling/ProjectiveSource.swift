import CoreGraphics

/// A bitmap seen through any projective map, sampled bilinearly. Beyond its edges the outermost pixels continue.
final class ProjectiveSource: PixelSource {
    private let buffer: PixelBuffer
    private let toSource: Homography
    private let columns: ClosedRange<Double>
    private let rows: ClosedRange<Double>
    private let isNearest: Bool

    /// - Parameters:
    ///   - toSource: from the frame's pixels to the buffer's.
    ///   - part: the part of the buffer that may be read, in its pixels.
    init(_ buffer: PixelBuffer, toSource: Homography, part: CGRect, filter: ImageItem.Filter) {
        self.buffer = buffer
        self.toSource = toSource
        columns = Self.readable(part.minX, part.maxX, buffer.width)
        rows = Self.readable(part.minY, part.maxY, buffer.height)
        isNearest = filter == .nearest
        super.init(isOpaque: buffer.isOpaque)
    }

    /// The pixel positions (0 is the first pixel's centre) between which may be sampled.
    private static func readable(_ low: CGFloat, _ high: CGFloat, _ size: Int) -> ClosedRange<Double> {
        let first = min(max(Double(low), 0), Double(size - 1))
        return first...min(max(Double(high) - 1, first), Double(size - 1))
    }

    override func produce(
        _ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, _ context: RowContext
    ) {
        for x in start..<end {
            let p = toSource.homogeneous(Double(x) + 0.5, Double(y) + 0.5)
            row[x] = sample(p.x / p.z - 0.5, p.y / p.z - 0.5)
        }
    }

    private func sample(_ u: Double, _ v: Double) -> UInt32 {
        let u = min(max(u, columns.lowerBound), columns.upperBound)
        let v = min(max(v, rows.lowerBound), rows.upperBound)
        if isNearest { return buffer.row(clampedInt(v.rounded()))[clampedInt(u.rounded())] }
        let (fu, fv) = (clampedInt(u * 256), clampedInt(v * 256))
        let (x0, y0) = (fu >> 8, fv >> 8)
        let x1 = min(x0 + 1, buffer.width - 1)
        let (upper, lower) = (buffer.row(y0), buffer.row(min(y0 + 1, buffer.height - 1)))
        let f = UInt32(fv & 255)
        return interpolated(
            interpolated(upper[x0], lower[x0], f), interpolated(upper[x1], lower[x1], f), UInt32(fu & 255))
    }
}
