import CoreGraphics

/// One to four channels of 16 bits, to be blurred: three passes of a running mean along each axis, which come so near to a
/// Gaussian that the eye finds no difference.
///
/// Wide blurs are done on a reduced picture, `1 << halvings` pixels to one, since nothing finer survives them.
final class BlurPlane: @unchecked Sendable {
    let width: Int
    let height: Int
    let channels: Int
    private let values: UnsafeMutablePointer<UInt16>

    /// The widest blur done in full size; beyond, the picture is halved until it fits.
    private static let widestSigma = 4.0

    /// An empty plane. Values run from 0 to 255 · 256.
    init(width: Int, height: Int, channels: Int) {
        self.width = width
        self.height = height
        self.channels = channels
        values = .allocate(capacity: width * height * channels)
        values.initialize(repeating: 0, count: width * height * channels)
    }

    deinit { values.deallocate() }

    /// The widest blur there is, in the frame's pixels. A wider one would only be slower.
    static let limit = 256.0

    /// A deviation within the limit; nothing for what is no number.
    static func limited(_ sigma: Double) -> Double { sigma > 0 ? min(sigma, limit) : 0 }

    /// How many pixels a blur spreads: beyond three deviations nothing is left of it.
    static func margin(_ sigma: Double) -> Int { clampedInt((sigma * 3).rounded(.up)) + 2 }

    /// How often a picture is halved before it is blurred by `sigma` pixels.
    static func halvings(_ sigma: Double) -> Int {
        var (n, s) = (0, sigma)
        while s > widestSigma {
            n += 1
            s /= 2
        }
        return n
    }

    /// Row `y`, `width · channels` values.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt16> { values + y * width * channels }

    /// Blurs by so many pixels of the plane.
    func blur(sigmaX: Double, sigmaY: Double, pool: WorkerPool) {
        if let box = RunningMean(sigma: sigmaX) {
            pool.share(height, atLeast: 16) { rows in
                let line = BlurLine(count: self.width, lanes: self.channels, radius: box.radius)
                for y in rows { line.blur(self.row(y), step: self.channels, box) }
            }
        }
        if let box = RunningMean(sigma: sigmaY) {
            // Columns are blurred side by side, a strip at a time: as many as fit a few vectors.
            let stripWidth = 32
            let total = width * channels
            pool.share((total + stripWidth - 1) / stripWidth, atLeast: 1) { strips in
                let line = BlurLine(count: self.height, lanes: stripWidth, radius: box.radius)
                for strip in strips {
                    let start = strip * stripWidth
                    line.blur(self.values + start, step: total, lanes: min(stripWidth, total - start), box)
                }
            }
        }
    }
}

/// The working memory for blurring a line of values, several side by side ("lanes"): all channels of a row's pixels, or
/// neighboring columns.
private final class BlurLine {
    private let count: Int
    private let lanes: Int
    private let padding: Int
    private let sums: UnsafeMutablePointer<Int32>
    private var from: UnsafeMutablePointer<UInt16>
    private var to: UnsafeMutablePointer<UInt16>

    init(count: Int, lanes: Int, radius: Int) {
        self.count = count
        self.lanes = lanes
        padding = radius + 1
        let size = (count + 2 * padding) * lanes
        sums = .allocate(capacity: lanes)
        from = .allocate(capacity: size)
        to = .allocate(capacity: size)
        from.initialize(repeating: 0, count: size)
        to.initialize(repeating: 0, count: size)
    }

    deinit {
        sums.deallocate()
        from.deallocate()
        to.deallocate()
    }

    /// Blurs `values` in place: `count` groups of `lanes` values, `step` values apart.
    func blur(_ values: UnsafeMutablePointer<UInt16>, step: Int, lanes used: Int? = nil, _ box: RunningMean) {
        let used = used ?? lanes
        for i in 0..<count {
            let group = from + (i + padding) * lanes
            group.update(from: values + i * step, count: used)
        }
        for _ in 0..<3 {
            pass(box)
            swap(&from, &to)
        }
        for i in 0..<count {
            (values + i * step).update(from: from + (i + padding) * lanes, count: used)
        }
    }

    /// One running mean from `from` to `to`. What lies before and after the line is 0.
    private func pass(_ box: RunningMean) {
        let line = UnsafePointer(from + padding * lanes)
        let result = to + padding * lanes
        var lane = 0
        while lane &+ 4 <= lanes {
            passFour(box, line + lane, result + lane)
            lane &+= 4
        }
        while lane < lanes {
            passOne(box, line + lane, result + lane)
            lane &+= 1
        }
    }

    private func passOne(_ box: RunningMean, _ line: UnsafePointer<UInt16>, _ result: UnsafeMutablePointer<UInt16>) {
        let (lanes, radius, last) = (self.lanes, box.radius, count &+ padding &- 1)
        @inline(__always) func value(_ i: Int) -> Int32 { Int32(line[min(i, last) &* lanes]) }
        var sum: Int32 = 0
        for i in 0..<min(radius, count) { sum &+= value(i) }
        for i in 0..<count {
            sum &+= value(i &+ radius)
            result[i &* lanes] = box.mean(sum, value(i &- radius &- 1) &+ value(i &+ radius &+ 1))
            sum &-= value(i &- radius)
        }
    }

    /// The same for four lanes.
    private func passFour(_ box: RunningMean, _ line: UnsafePointer<UInt16>, _ result: UnsafeMutablePointer<UInt16>) {
        let (lanes, radius, last) = (self.lanes, box.radius, count &+ padding &- 1)
        @inline(__always) func values(_ i: Int) -> SIMD4<Int32> {
            let four = UnsafeRawPointer(line + min(i, last) &* lanes).loadUnaligned(as: SIMD4<UInt16>.self)
            return SIMD4<Int32>(truncatingIfNeeded: four)
        }
        var sum = SIMD4<Int32>()
        for i in 0..<min(radius, count) { sum &+= values(i) }
        for i in 0..<count {
            sum &+= values(i &+ radius)
            let mean = box.mean(sum, values(i &- radius &- 1) &+ values(i &+ radius &+ 1))
            UnsafeMutableRawPointer(result + i &* lanes).storeBytes(of: mean, as: SIMD4<UInt16>.self)
            sum &-= values(i &- radius)
        }
    }
}
