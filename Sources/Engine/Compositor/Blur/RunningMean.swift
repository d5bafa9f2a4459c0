/// The mean of `2 · radius + 1` neighbors and a share of the two beyond them: three of it in a row have exactly the wanted
/// deviation, so a blur that grows does so without steps (Gwosdek and others, "Theoretical foundations of Gaussian
/// convolution by extended box filtering").
struct RunningMean {
    let radius: Int
    /// The share of the two outermost neighbors, in 256ths.
    private let edgeShare: Int32
    private let factor: Float

    /// Nil where there is nothing to blur.
    init?(sigma: Double) {
        guard sigma > 0.1 else { return nil }
        let variance = sigma * sigma / 3
        let r = max(0, (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down))
        let share = (2 * r + 1) * (variance - r * (r + 1) / 3) / (2 * ((r + 1) * (r + 1) - variance))
        radius = Int(r)
        edgeShare = Int32((min(max(share, 0), 1) * 256).rounded())
        factor = 1 / Float((2 * Int32(r) + 1) * 256 + 2 * edgeShare)
    }

    /// - Parameters:
    ///   - sum: Of the neighbors within the radius.
    ///   - edges: Of the two beyond.
    @inline(__always) func mean(_ sum: Int32, _ edges: Int32) -> UInt16 {
        let mean = Float(sum &* 256 &+ edges &* edgeShare) * factor
        return UInt16(truncatingIfNeeded: (mean + Self.magic).bitPattern)
    }

    /// Four of it.
    @inline(__always) func mean(_ sum: SIMD4<Int32>, _ edges: SIMD4<Int32>) -> SIMD4<UInt16> {
        let weighted = sum &* SIMD4(repeating: 256) &+ edges &* SIMD4(repeating: edgeShare)
        let mean = SIMD4<Float>(weighted) * SIMD4(repeating: factor) + SIMD4(repeating: Self.magic)
        return SIMD4<UInt16>(truncatingIfNeeded: unsafeBitCast(mean, to: SIMD4<UInt32>.self))
    }

    /// 1.5 · 2²³: added to a number below 2²², it leaves the number, rounded, in the low bits.
    private static let magic: Float = 12_582_912
}
