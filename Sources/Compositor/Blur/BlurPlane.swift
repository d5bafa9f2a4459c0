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
        (self.width, self.height, self.channels) = (width, height, channels)
        values = .allocate(capacity: width * height * channels)
        values.initialize(repeating: 0, count: width * height * channels)
    }

    deinit { values.deallocate() }

    /// How many pixels a blur spreads: beyond three deviations nothing is left of it.
    static func reach(_ sigma: Double) -> Int { clampedInt((sigma * 3).rounded(.up)) + 2 }

    /// How often a picture is halved before it is blurred by `sigma` pixels.
    static func halvings(_ sigma: Double) -> Int {
        var (n, s) = (0, sigma)
        while s > widestSigma && n < 8 {
            n += 1
            s /= 2
        }
        return n
    }

    /// Row `y`, `width · channels` values.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt16> { values + y * width * channels }

    /// Blurs by so many pixels of the plane.
    func blur(sigmaX: Double, sigmaY: Double, crew: Crew) {
        if let box = RunningMean(sigma: sigmaX) {
            crew.share(height, atLeast: 16) { rows in
                let line = BlurLine(count: self.width, lanes: self.channels, radius: box.radius)
                for y in rows { line.blur(self.row(y), step: self.channels, box) }
            }
        }
        if let box = RunningMean(sigma: sigmaY) {
            // Columns are blurred side by side, a strip at a time: as many as fit a few vectors.
            let stripWidth = 32
            let total = width * channels
            crew.share((total + stripWidth - 1) / stripWidth, atLeast: 1) { strips in
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
/// neighbouring columns.
private final class BlurLine {
    private let count: Int
    private let lanes: Int
    private let padding: Int
    private let sums: UnsafeMutablePointer<Int32>
    private var from: UnsafeMutablePointer<UInt16>
    private var to: UnsafeMutablePointer<UInt16>

    init(count: Int, lanes: Int, radius: Int) {
        (self.count, self.lanes, padding) = (count, lanes, radius + 1)
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
        let (sums, lanes, radius) = (self.sums, self.lanes, box.radius)
        let line = UnsafePointer(from + padding * lanes)
        let result = to + padding * lanes
        sums.update(repeating: 0, count: lanes)
        for i in 0..<min(radius, count) {
            for lane in 0..<lanes { sums[lane] &+= Int32(line[i &* lanes &+ lane]) }
        }
        for i in 0..<count {
            // Padding stands in for what lies outside; farther out nothing has to be added.
            let entering = line + min(i &+ radius, count &+ padding &- 1) &* lanes
            let leaving = line + (i &- radius) &* lanes
            let before = leaving - lanes
            let after = line + min(i &+ radius &+ 1, count &+ padding &- 1) &* lanes
            let out = result + i &* lanes
            for lane in 0..<lanes {
                let sum = sums[lane] &+ Int32(entering[lane])
                out[lane] = box.mean(sum, Int32(before[lane]) &+ Int32(after[lane]))
                sums[lane] = sum &- Int32(leaving[lane])
            }
        }
    }
}
