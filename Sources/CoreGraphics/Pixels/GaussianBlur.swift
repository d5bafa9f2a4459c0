import Foundation

/// A Gaussian blur of coverage, in integers: the same bytes on every machine.
package enum GaussianBlur {
    /// The weights of a Gaussian of standard deviation `sigma` pixels, the middle one first, then outwards to three
    /// deviations; both sides together make 65536.
    package static func weights(sigma: Double) -> [UInt32] {
        guard sigma > 0 else { return [65536] }
        let radius = Int((sigma * 3).rounded(.up))
        let raw = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var result = raw.map { UInt32(($0 / sum * 65536).rounded()) }
        let others = result.dropFirst().reduce(0, +)
        result[0] = 65536 - 2 * others
        return result
    }

    /// Blurs in place. Outside the buffer there is no coverage.
    package static func blur(_ buffer: CoverageBuffer, sigma: Double) {
        let weights = weights(sigma: sigma)
        guard weights.count > 1, let box = buffer.coveredBox else { return }
        let reach = weights.count - 1
        let columns = max(0, box.minX - reach)..<min(buffer.width, box.maxX + 1 + reach)
        let rows = max(0, box.minY - reach)..<min(buffer.height, box.maxY + 1 + reach)
        var line = [UInt8](repeating: 0, count: max(columns.count, rows.count) + 2 * reach)
        for y in box.minY...box.maxY {
            let row = buffer.row(y)
            for x in columns { line[x - columns.lowerBound + reach] = row[x] }
            convolve(line, count: columns.count, weights) { row[columns.lowerBound + $0] = $1 }
        }
        line = [UInt8](repeating: 0, count: line.count)
        for x in columns {
            let column = buffer.bytes + x
            for y in rows { line[y - rows.lowerBound + reach] = column[y * buffer.stride] }
            convolve(line, count: rows.count, weights) { column[(rows.lowerBound + $0) * buffer.stride] = $1 }
        }
    }

    /// Writes the weighted sums of `line`, whose first sample lies `weights.count - 1` places in.
    private static func convolve(
        _ line: [UInt8], count: Int, _ weights: [UInt32], write: (Int, UInt8) -> Void
    ) {
        let reach = weights.count - 1
        line.withUnsafeBufferPointer { samples in
            weights.withUnsafeBufferPointer { weights in
                for index in 0..<count {
                    let middle = index + reach
                    var sum = UInt32(samples[middle]) * weights[0] + 32768
                    for distance in 1...reach {
                        let pair = UInt32(samples[middle - distance]) + UInt32(samples[middle + distance])
                        sum += pair * weights[distance]
                    }
                    write(index, UInt8(sum >> 16))
                }
            }
        }
    }
}

extension CoverageBuffer {
    /// The columns and rows, ends included, outside of which all is 0; nil when everything is.
    package var coveredBox: (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
        var (minX, minY, maxX, maxY) = (width, height, -1, -1)
        for y in 0..<height {
            let row = UnsafeBufferPointer(start: row(y), count: width)
            guard let first = row.firstIndex(where: { $0 != 0 }), let last = row.lastIndex(where: { $0 != 0 })
            else { continue }
            (minX, maxX) = (min(minX, first), max(maxX, last))
            (minY, maxY) = (min(minY, y), y)
        }
        return maxX < 0 ? nil : (minX, minY, maxX, maxY)
    }
}
