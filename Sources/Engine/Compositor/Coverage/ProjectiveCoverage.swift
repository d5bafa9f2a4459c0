import CoreGraphics

/// A coverage bitmap seen through any projective map, sampled bilinearly.
final class ProjectiveCoverage: CoverageShape {
    private let buffer: CoverageBuffer
    private let toLocal: Homography
    private let placement: BitmapPlacement

    /// - Parameters:
    ///   - toLocal: From the frame's pixels to local units.
    ///   - placement: From local units to the bitmap's pixels.
    ///   - bounds: Where the bitmap is seen.
    init(_ buffer: CoverageBuffer, toLocal: Homography, placement: BitmapPlacement, bounds: PixelRect) {
        self.buffer = buffer
        self.toLocal = toLocal
        self.placement = placement
        super.init(bounds: bounds)
    }

    override func rowCoverage(_ y: Int) -> RowCoverage {
        guard y >= bounds.top, y < bounds.bottom else { return .empty }
        return RowCoverage(start: bounds.left, fullStart: 0, fullEnd: 0, end: bounds.right)
    }

    override func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        for x in start..<end where bytes[x] != 0 {
            let p = toLocal.homogeneous(Double(x) + 0.5, Double(y) + 0.5)
            bytes[x] = multiplyCoverage(bytes[x], sample(p.x / p.z, p.y / p.z))
        }
    }

    private func sample(_ x: Double, _ y: Double) -> UInt32 {
        let fu = clampedInt(placement.x.sample(x, size: buffer.width) * 256)
        let fv = clampedInt(placement.y.sample(y, size: buffer.height) * 256)
        let (x0, x1) = (fu >> 8, min((fu >> 8) + 1, buffer.width - 1))
        let (upper, lower) = (buffer.row(fv >> 8), buffer.row(min((fv >> 8) + 1, buffer.height - 1)))
        let (f, g) = (UInt32(fv & 255), UInt32(fu & 255))
        let left = UInt32(upper[x0]) * (256 - f) + UInt32(lower[x0]) * f
        let right = UInt32(upper[x1]) * (256 - f) + UInt32(lower[x1]) * f
        return (left * (256 - g) + right * g + 32768) >> 16
    }
}
