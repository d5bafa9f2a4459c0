/// For each column of the frame: which two neighbouring bitmap columns to blend, and in what proportion.
final class SampleTable {
    /// The first column the table knows.
    let start: Int
    /// Indexed by column − `start`: the left one of the two bitmap columns.
    let index: UnsafeMutablePointer<Int32>
    /// Indexed by column − `start`: the right one's share in 256ths, in both halves of the word as the kernels want it.
    let share: UnsafeMutablePointer<UInt32>
    /// The columns of the frame for which the bitmap is merely copied, one to one.
    let isCopy: Bool

    private static let slack = 16

    /// - Parameter size: the bitmap's width in pixels.
    init(_ map: AxisMap, columns: Range<Int>, size: Int, nearest: Bool) {
        start = columns.lowerBound
        let capacity = columns.count + Self.slack
        index = .allocate(capacity: capacity)
        share = .allocate(capacity: capacity)
        index.initialize(repeating: 0, count: capacity)
        share.initialize(repeating: 0, count: capacity)
        var copies = true
        for (i, x) in columns.enumerated() {
            let u = map.sample(Double(x) + 0.5, size: size)
            var position = nearest ? clampedInt((u - 1.0 / 512).rounded()) * 256 : clampedInt((u * 256).rounded())
            // The last column has no right neighbour: it is the right neighbour of the one before.
            position = min(position, (size - 1) * 256)
            index[i] = Int32(truncatingIfNeeded: position >> 8)
            let f = UInt32(position & 255)
            share[i] = f | f << 16
            copies = copies && f == 0 && (i == 0 || index[i] == index[i - 1] + 1)
        }
        isCopy = copies && !columns.isEmpty
    }

    deinit {
        index.deallocate()
        share.deallocate()
    }
}
