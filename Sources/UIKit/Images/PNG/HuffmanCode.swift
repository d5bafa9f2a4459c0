/// Codes of few bits for frequent symbols, as deflate wants them: at most 15 bits, in canonical order, lowest bit first.
struct HuffmanCode {
    /// How many bits each symbol takes; zero: the symbol does not occur.
    let lengths: [UInt8]
    /// Each symbol's bits, reversed for writing lowest bit first.
    let codes: [UInt32]

    private static let longest = 15

    /// Makes codes for symbols that occur so many times.
    init(counts: [UInt32]) {
        var counts = counts
        // A code needs two symbols to be complete.
        if counts.filter({ $0 > 0 }).count < 2 { counts[counts[0] > 0 ? 1 : 0] = 1 }
        var lengths = Self.lengths(counts)
        // Rarely a code gets too long; levelling the counts shortens it.
        while lengths.contains(where: { $0 > Self.longest }) {
            counts = counts.map { $0 == 0 ? 0 : ($0 >> 2) + 1 }
            lengths = Self.lengths(counts)
        }
        self.lengths = lengths.map { UInt8($0) }
        codes = Self.canonical(lengths)
    }

    /// Huffman's construction with two queues: sorted leaves and, growing, the pairs made of them.
    private static func lengths(_ counts: [UInt32]) -> [Int] {
        let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        var weights = leaves.map { UInt64(counts[$0]) }
        var parents = [Int](repeating: -1, count: leaves.count * 2 - 1)
        var leaf = 0
        var pair = leaves.count
        func next() -> Int {
            let takesLeaf = leaf < leaves.count && (pair >= weights.count || weights[leaf] <= weights[pair])
            if takesLeaf {
                leaf += 1
                return leaf - 1
            }
            pair += 1
            return pair - 1
        }
        while weights.count < parents.count {
            let (first, second) = (next(), next())
            parents[first] = weights.count
            parents[second] = weights.count
            weights.append(weights[first] + weights[second])
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for node in parents.indices.reversed() where parents[node] >= 0 { depths[node] = depths[parents[node]] + 1 }
        var lengths = [Int](repeating: 0, count: counts.count)
        for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
        return lengths
    }

    /// The codes that follow from the lengths (RFC 1951, section 3.2.2).
    private static func canonical(_ lengths: [Int]) -> [UInt32] {
        var counts = [UInt32](repeating: 0, count: longest + 1)
        for length in lengths where length > 0 { counts[length] += 1 }
        var next = [UInt32](repeating: 0, count: longest + 1)
        for length in 1...longest { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[length] += 1 }
            return reversed(next[length], bits: length)
        }
    }

    /// The lowest bits in the opposite order.
    static func reversed(_ value: UInt32, bits: Int) -> UInt32 {
        var result: UInt32 = 0
        for bit in 0..<bits where value >> UInt32(bit) & 1 == 1 { result |= 1 << UInt32(bits - 1 - bit) }
        return result
    }
}
