import CoreGraphics
import InterludeStage

extension Snapshot {
    /// How many pixels differ by more than is tolerated, and the largest difference in any channel.
    ///
    /// - Returns: `nil` for pictures of different sizes.
    func difference(from other: Snapshot, beyond tolerance: FilmTolerance) -> (pixels: Int, largest: Int)? {
        guard let precision = tolerance.perceptualPrecision else {
            return difference(from: other, above: tolerance.channel)
        }
        guard pixelWidth == other.pixelWidth, pixelHeight == other.pixelHeight else { return nil }
        var (count, largest) = (0, 0)
        // Few colors meet few others, and what people see of a pair takes long to find out.
        var known: [UInt64: Bool] = [:]
        forEachDifference(from: other) { x, y, difference in
            largest = max(largest, difference)
            let (one, two) = (buffer[x, y], other.buffer[x, y])
            let pair = UInt64(one) << 32 | UInt64(two)
            let isSeen =
                known[pair]
                ?? (PerceivedColor(one).distance(to: PerceivedColor(two)) > (1 - precision) * 100)
            known[pair] = isSeen
            if isSeen { count += 1 }
        }
        return (count, largest)
    }
}
