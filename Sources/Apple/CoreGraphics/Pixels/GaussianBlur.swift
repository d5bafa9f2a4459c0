import Foundation

/// A Gaussian blur of coverage, in integers: the same bytes on every machine.
///
/// Small blurs are true Gaussians. Large ones are three running averages, whose widths are chosen so that the variance is
/// the Gaussian's (P. Kovesi, "Fast Almost-Gaussian Filtering", 2010); their cost does not grow with the blur.
package enum GaussianBlur {
    /// The widest blur there is, in pixels, as the compositor has it.
    static let widest = 256.0

    /// A narrower one cannot be seen: the next pixel's share is less than one part in 65,536.
    private static let narrowest = 0.2

    /// From this deviation on, in pixels, running averages take over: below it they are visibly no Gaussian.
    static let averagesFrom = 3.0

    /// The weights of a Gaussian of standard deviation `sigma` pixels, the middle one first, then outwards to three
    /// deviations; both sides together make 65536.
    package static func weights(sigma: Double) -> [UInt32] {
        guard sigma > narrowest else { return [65536] }
        let radius = Int((sigma * 3).rounded(.up))
        let raw = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var result = raw.map { UInt32(($0 / sum * 65536).rounded()) }
        let others = result.dropFirst().reduce(0, +)
        result[0] = 65536 - 2 * others
        return result
    }

    /// Half the widths, rounded down, of the three averages that stand for a Gaussian.
    package static func averageRadii(sigma: Double) -> [Int] {
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        let narrow = (Int(ideal) - 1) / 2 * 2 + 1
        let width = Double(narrow)
        let count = Int(((12 * sigma * sigma - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded())
        return (0..<3).map { ($0 < count ? narrow : narrow + 2) / 2 }
    }

    /// How far, in pixels, a blur carries coverage.
    package static func spread(sigma: Double) -> Int {
        if sigma <= narrowest { return 0 }
        return sigma < averagesFrom ? Int((sigma * 3).rounded(.up)) : averageRadii(sigma: sigma).reduce(0, +)
    }

    /// Blurs in place. Outside the buffer there is no coverage.
    ///
    /// - Returns: The columns and rows outside of which there is still none; `nil` when there is none at all.
    @discardableResult
    package static func blur(_ buffer: CoverageBuffer, sigma: Double) -> (columns: Range<Int>, rows: Range<Int>)? {
        guard let box = buffer.coveredBox else { return nil }
        let spread = spread(sigma: sigma)
        let columns = max(0, box.minX - spread)..<min(buffer.width, box.maxX + 1 + spread)
        let rows = max(0, box.minY - spread)..<min(buffer.height, box.maxY + 1 + spread)
        guard spread > 0 else { return (columns, rows) }
        let filter = LineFilter(sigma: sigma, spread: spread, length: max(columns.count, rows.count))
        for y in box.minY...box.maxY {
            filter.apply(to: buffer.row(y) + columns.lowerBound, count: columns.count)
        }
        // Columns become rows of a small buffer, a few at a time, so that memory is walked along its rows.
        let band = CoverageBuffer(width: rows.count, height: 64)
        for start in stride(from: columns.lowerBound, to: columns.upperBound, by: 64) {
            let count = min(64, columns.upperBound - start)
            for y in rows {
                let row = buffer.row(y) + start
                for x in 0..<count { band.row(x)[y - rows.lowerBound] = row[x] }
            }
            for x in 0..<count { filter.apply(to: band.row(x), count: rows.count) }
            for y in rows {
                let row = buffer.row(y) + start
                for x in 0..<count { row[x] = band.row(x)[y - rows.lowerBound] }
            }
        }
        return (columns, rows)
    }
}

/// Blurs one line of bytes after another, with scratch memory of its own.
private final class LineFilter {
    private let sigma: Double
    private let spread: Int
    private let weights: [UInt32]
    private let radii: [Int]
    private let length: Int
    /// Two lines of 8.8 fixed-point numbers with room for the blur's spread on both sides.
    private let lines: UnsafeMutablePointer<UInt32>

    init(sigma: Double, spread: Int, length: Int) {
        self.sigma = sigma
        self.spread = spread
        self.length = length + 2 * spread + 2
        let isSmall = sigma < GaussianBlur.averagesFrom
        weights = isSmall ? GaussianBlur.weights(sigma: sigma) : []
        radii = isSmall ? [] : GaussianBlur.averageRadii(sigma: sigma)
        lines = .allocate(capacity: 2 * self.length)
        lines.initialize(repeating: 0, count: 2 * self.length)
    }

    deinit {
        lines.deallocate()
    }

    func apply(to bytes: UnsafeMutablePointer<UInt8>, count: Int) {
        let padded = count + 2 * spread
        lines.update(repeating: 0, count: padded)
        for x in 0..<count { lines[spread + x] = UInt32(bytes[x]) << 8 }
        if weights.isEmpty {
            average(padded)
            for x in 0..<count { bytes[x] = UInt8((lines[spread + x] + 128) >> 8) }
        } else {
            convolve(bytes, count)
        }
    }

    private func convolve(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
        weights.withUnsafeBufferPointer { weights in
            for x in 0..<count {
                let middle = lines + spread + x
                var sum = (middle[0] >> 8) * weights[0] + 32768
                for distance in 1...spread {
                    sum += ((middle[-distance] >> 8) + (middle[distance] >> 8)) * weights[distance]
                }
                bytes[x] = UInt8(sum >> 16)
            }
        }
    }

    /// Three running averages of the padded line, which end up in its own place.
    private func average(_ padded: Int) {
        let other = lines + length
        for radius in radii {
            let width = UInt32(2 * radius + 1)
            // One multiplication instead of a division: exact enough for 16-bit results.
            let factor = (UInt64(1) << 32) / UInt64(width) + 1
            var sum: UInt32 = 0
            for x in 0..<min(radius, padded) { sum += lines[x] }
            for x in 0..<padded {
                if x + radius < padded { sum += lines[x + radius] }
                other[x] = UInt32(((UInt64(sum) + UInt64(width / 2)) * factor) >> 32)
                if x >= radius { sum -= lines[x - radius] }
            }
            lines.update(from: other, count: padded)
        }
    }
}

extension CoverageBuffer {
    /// The columns and rows, ends included, outside of which all is 0; `nil` when everything is.
    package var coveredBox: (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
        var (minX, minY, maxX, maxY) = (width, height, -1, -1)
        for y in 0..<height {
            guard let (first, last) = coveredColumns(of: y) else { continue }
            minX = min(minX, first)
            maxX = max(maxX, last)
            minY = min(minY, y)
            maxY = y
        }
        return maxX < 0 ? nil : (minX, minY, maxX, maxY)
    }

    /// The first and the last column of a row with any coverage. Eight bytes are looked at together: rows begin aligned
    /// and their padding is 0.
    private func coveredColumns(of y: Int) -> (Int, Int)? {
        let row = row(y)
        let words = (width + 7) / 8
        return UnsafeRawPointer(row).withMemoryRebound(to: UInt64.self, capacity: words) { quads in
            var first = 0
            while first < words, quads[first] == 0 { first += 1 }
            guard first < words else { return nil }
            var last = words - 1
            while quads[last] == 0 { last -= 1 }
            var (low, high) = (first * 8, min(last * 8 + 7, width - 1))
            while low < width - 1, row[low] == 0 { low += 1 }
            while high > low, row[high] == 0 { high -= 1 }
            return (low, high)
        }
    }
}
