/// What one shape covers and another inside it does not: a frame line.
final class BorderCoverage: CoverageShape {
    private let outer: CoverageShape
    private let inner: CoverageShape

    init(outer: CoverageShape, inner: CoverageShape) {
        self.outer = outer
        self.inner = inner
        super.init(bounds: outer.bounds)
    }

    override func rowCoverage(_ y: Int) -> RowCoverage {
        let (o, i) = (outer.rowCoverage(y), inner.rowCoverage(y))
        if i.isEmpty { return o }
        // The wider one of the two sides counts as whole; the other is left to the bytes.
        let (left, right) = (min(i.start, o.fullEnd) - o.fullStart, o.fullEnd - max(i.end, o.fullStart))
        if left >= right {
            return RowCoverage(start: o.start, fullStart: o.fullStart, fullEnd: min(i.start, o.fullEnd), end: o.end)
        }
        return RowCoverage(start: o.start, fullStart: max(i.end, o.fullStart), fullEnd: o.fullEnd, end: o.end)
    }

    override func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let count = end - start
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count * 2) { scratch in
            guard let base = scratch.baseAddress else { return }
            Self.coverage(of: outer, y, start, end, into: base)
            Self.coverage(of: inner, y, start, end, into: base + count)
            for x in 0..<count {
                let difference = base[x] > base[count + x] ? base[x] - base[count + x] : 0
                bytes[start + x] = multiplyCoverage(bytes[start + x], UInt32(difference))
            }
        }
    }

    /// Writes the coverage of the columns `start..<end` to `to[0...]`.
    private static func coverage(
        of shape: CoverageShape, _ y: Int, _ start: Int, _ end: Int, into to: UnsafeMutablePointer<UInt8>
    ) {
        to.update(repeating: 0, count: end - start)
        var row = RowCoverage(full: start, end)
        let bytes = to - start
        shape.intersect(y, &row, bytes: bytes)
        // Outside of what is covered, bytes may have been touched; inside of what is whole they may not.
        if row.isEmpty { return to.update(repeating: 0, count: end - start) }
        to.update(repeating: 0, count: row.start - start)
        (bytes + row.end).update(repeating: 0, count: end - row.end)
        (bytes + row.fullStart).update(repeating: 255, count: row.fullEnd - row.fullStart)
    }
}
