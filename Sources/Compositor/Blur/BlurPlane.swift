import CoreGraphics

/// One to four channels of 16 bits, to be blurred: three passes of a running mean along each axis, which come so near to a
/// Gaussian that the eye finds no difference.
///
/// Wide blurs are done on a reduced picture, `1 << halvings` pixels to one, since nothing finer survives them.
final class BlurPlane {
    let width: Int
    let height: Int
    let channels: Int
    private var values: UnsafeMutablePointer<UInt16>
    private var spare: UnsafeMutablePointer<UInt16>

    /// The widest blur done in full size; beyond, the picture is halved until it fits.
    private static let widestSigma = 8.0

    /// An empty plane. Values run from 0 to 255 · 256.
    init(width: Int, height: Int, channels: Int) {
        (self.width, self.height, self.channels) = (width, height, channels)
        let count = width * height * channels
        values = .allocate(capacity: count)
        spare = .allocate(capacity: count)
        values.initialize(repeating: 0, count: count)
        spare.initialize(repeating: 0, count: count)
    }

    deinit {
        values.deallocate()
        spare.deallocate()
    }

    /// How many pixels a blur spreads: beyond three deviations nothing is left of it.
    static func reach(_ sigma: Double) -> Int { clampedInt((sigma * 3).rounded(.up)) + 2 }

    /// How often a picture is halved before it is blurred by `sigma` pixels.
    static func halvings(_ sigma: Double) -> Int {
        var (n, s) = (0, sigma)
        while s > widestSigma && n < 10 {
            n += 1
            s /= 2
        }
        return n
    }

    /// Row `y`, `width · channels` values.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt16> { values + y * width * channels }

    /// Blurs by so many pixels of the plane.
    func blur(sigmaX: Double, sigmaY: Double) {
        if let box = RunningMean(sigma: sigmaX) {
            for _ in 0..<3 {
                for y in 0..<height { blurRow(y, box) }
                swap(&values, &spare)
            }
        }
        if let box = RunningMean(sigma: sigmaY) {
            for _ in 0..<3 {
                blurColumns(box)
                swap(&values, &spare)
            }
        }
    }

    private func blurRow(_ y: Int, _ box: RunningMean) {
        let offset = y * width * channels
        for c in 0..<channels {
            let (from, to) = (values + offset + c, spare + offset + c)
            @inline(__always) func value(_ x: Int) -> Int32 {
                x >= 0 && x < width ? Int32(from[x &* channels]) : 0
            }
            var sum: Int32 = 0
            for x in 0..<min(box.radius, width) { sum &+= value(x) }
            for x in 0..<width {
                sum &+= value(x &+ box.radius)
                let edges = value(x &- box.radius &- 1) &+ value(x &+ box.radius &+ 1)
                to[x &* channels] = box.mean(sum, edges)
                sum &-= value(x &- box.radius)
            }
        }
    }

    private func blurColumns(_ box: RunningMean) {
        let n = width * channels
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: n * 2) { memory in
            guard let sums = memory.baseAddress else { return }
            let edges = sums + n
            sums.update(repeating: 0, count: n)
            for y in 0..<min(box.radius, height) { add(y, to: sums, n) }
            for y in 0..<height {
                add(y + box.radius, to: sums, n)
                edges.update(repeating: 0, count: n)
                add(y - box.radius - 1, to: edges, n)
                add(y + box.radius + 1, to: edges, n)
                let to = spare + y * n
                for i in 0..<n { to[i] = box.mean(sums[i], edges[i]) }
                subtract(y - box.radius, from: sums, n)
            }
        }
    }

    private func add(_ y: Int, to sums: UnsafeMutablePointer<Int32>, _ n: Int) {
        guard y >= 0, y < height else { return }
        let from = values + y * n
        for i in 0..<n { sums[i] &+= Int32(from[i]) }
    }

    private func subtract(_ y: Int, from sums: UnsafeMutablePointer<Int32>, _ n: Int) {
        guard y >= 0, y < height else { return }
        let from = values + y * n
        for i in 0..<n { sums[i] &-= Int32(from[i]) }
    }
}

/// The mean of `2 · radius + 1` neighbours and a share of the two beyond them: three of it in a row have exactly the wanted
/// deviation, so a blur that grows does so without steps (Gwosdek and others, "Theoretical foundations of Gaussian
/// convolution by extended box filtering").
struct RunningMean {
    let radius: Int
    /// The share of the two outermost neighbours, in 256ths.
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

    @inline(__always) func mean(_ sum: Int32, _ edges: Int32) -> UInt16 {
        UInt16(truncatingIfNeeded: Int32(Float(sum &* 256 &+ edges &* edgeShare) * factor + 0.5))
    }
}
