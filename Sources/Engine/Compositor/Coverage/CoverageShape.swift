import CoreGraphics

/// A region of the frame, asked row by row how much of each pixel it covers.
///
/// Shapes are immutable, so all threads ask the same one.
class CoverageShape {
    /// No pixel outside is covered.
    let bounds: PixelRect

    /// No point outside is covered.
    var extent: PreciseRect { bounds.edges }

    init(bounds: PixelRect) { self.bounds = bounds }

    /// Which columns of row `y` are covered, and which wholly.
    func rowCoverage(_ y: Int) -> RowCoverage {
        fatalError("\(Self.self) has to say which columns it covers")
    }

    /// The row up to which, from row `y` on, `rowCoverage` gives the same; the next row where that is not known.
    func sameRows(from y: Int, upTo limit: Int) -> Int { min(y + 1, limit) }

    /// Multiplies the coverage of the columns `start..<end` into `bytes[start..<end]`. The columns lie within what
    /// `rowCoverage` calls covered.
    func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        fatalError("\(Self.self) has to say how much it covers")
    }

    /// Narrows `row` to what this shape covers too; `bytes` are brought up to date for the columns partly covered.
    final func intersect(_ y: Int, _ row: inout RowCoverage, bytes: UnsafeMutablePointer<UInt8>) {
        let own = rowCoverage(y)
        let start = max(row.start, own.start)
        let end = min(row.end, own.end)
        guard start < end else {
            row = .empty
            return
        }
        let narrowed = RowCoverage(
            start: start, fullStart: max(row.fullStart, own.fullStart), fullEnd: min(row.fullEnd, own.fullEnd), end: end
        )
        // Columns that were whole until now have no bytes yet.
        Self.setWhole(bytes, max(start, row.fullStart), min(narrowed.fullStart, row.fullEnd))
        Self.setWhole(bytes, max(narrowed.fullEnd, row.fullStart), min(end, row.fullEnd))
        if start < narrowed.fullStart { multiply(y, start, narrowed.fullStart, into: bytes) }
        if narrowed.fullEnd < end { multiply(y, narrowed.fullEnd, end, into: bytes) }
        row = narrowed
    }

    @inline(__always)
    private static func setWhole(_ bytes: UnsafeMutablePointer<UInt8>, _ start: Int, _ end: Int) {
        if start < end { (bytes + start).update(repeating: 255, count: end - start) }
    }
}

/// `a · b / 255` of coverage bytes.
@inline(__always) func multiplyCoverage(_ a: UInt8, _ b: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: multiply255(UInt32(a), b))
}
