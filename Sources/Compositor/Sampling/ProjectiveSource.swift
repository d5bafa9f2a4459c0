import CoreGraphics

/// A bitmap seen through any projective map, sampled bilinearly. Beyond its edges the outermost pixels continue.
final class ProjectiveSource: PixelSource {
    private let buffer: PixelBuffer
    private let toLocal: Homography
    private let placement: BitmapPlacement
    private let isNearest: Bool

    /// - Parameters:
    ///   - toLocal: from the frame's pixels to local units.
    ///   - placement: from local units to the bitmap's pixels.
    init(_ buffer: PixelBuffer, toLocal: Homography, placement: BitmapPlacement, filter: ImageItem.Filter) {
        self.buffer = buffer
        self.toLocal = toLocal
        self.placement = placement
        isNearest = filter == .nearest
        super.init(isOpaque: buffer.isOpaque)
    }

    override func produce(
        _ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, _ context: RowContext
    ) {
        for x in start..<end {
            let p = toLocal.homogeneous(Double(x) + 0.5, Double(y) + 0.5)
            row[x] = sample(
                placement.x.sample(p.x / p.z, size: buffer.width), placement.y.sample(p.y / p.z, size: buffer.height))
        }
    }

    private func sample(_ u: Double, _ v: Double) -> UInt32 {
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
