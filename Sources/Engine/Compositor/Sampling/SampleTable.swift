/// For each column of the frame: which two neighboring bitmap columns to blend, and in what proportion.
final class SampleTable {
    /// The first column the table knows.
    let start: Int
    /// Indexed by column − `start`: the left one of the two bitmap columns.
    let index: UnsafeMutablePointer<Int32>
    /// Indexed by column − `start`: the right one's share in 256ths, in both halves of the word as the kernels want it.
    let share: UnsafeMutablePointer<UInt32>
    /// Whether the bitmap is merely copied, one to one.
    let isCopy: Bool
    /// The columns of the frame for which the bitmap is merely moved: each is blended of two neighbors in the same proportion, and
    /// the next of the next two.
    let moved: Range<Int>

    private static let slack = 16

    /// - Parameter size: The bitmap's width in pixels.
    init(_ map: AxisMap, columns: Range<Int>, size: Int, nearest: Bool) {
        start = columns.lowerBound
        let capacity = columns.count + Self.slack
        index = .allocate(capacity: capacity)
        share = .allocate(capacity: capacity)
        index.initialize(repeating: 0, count: capacity)
        share.initialize(repeating: 0, count: capacity)
        let even = nearest ? nil : map.movedPart(columns, size: size)
        moved = even?.columns ?? columns.lowerBound..<columns.lowerBound
        // The last column has no right neighbor: it is the right neighbor of the one before.
        let last = (size - 1) * 256
        let (indices, shares) = (self.index, self.share)
        for x in columns where !moved.contains(x) {
            let u = map.sample(Double(x) + 0.5, size: size)
            let position = nearest ? clampedInt((u - 1.0 / 512).rounded()) * 256 : nearestInt(u * 256)
            let (i, f) = (x - columns.lowerBound, UInt32(min(position, last) & 255))
            indices[i] = Int32(truncatingIfNeeded: min(position, last) >> 8)
            shares[i] = f | f << 16
        }
        if let even {
            let (i, f) = (even.columns.lowerBound - columns.lowerBound, UInt32(even.position & 255))
            Self.fillEvenly(indices + i, from: even.position >> 8, even.columns.count)
            (shares + i).update(repeating: f | f << 16, count: even.columns.count)
        }
        isCopy =
            (0..<columns.count).allSatisfy { shares[$0] == 0 && indices[$0] == indices[0] + Int32($0) }
            && !columns.isEmpty
    }

    private static func fillEvenly(_ index: UnsafeMutablePointer<Int32>, from first: Int, _ count: Int) {
        let first = Int32(truncatingIfNeeded: first)
        for i in 0..<count { index[i] = first &+ Int32(truncatingIfNeeded: i) }
    }

    deinit {
        index.deallocate()
        share.deallocate()
    }
}

/// `clampedInt(x.rounded())` for numbers that are not negative, without asking the C library for each of them.
@inline(__always) private func nearestInt(_ x: Double) -> Int {
    guard x >= 0, x < 1e15 else { return clampedInt(x.rounded()) }
    let whole = Int(x)
    return x - Double(whole) >= 0.5 ? whole + 1 : whole
}
