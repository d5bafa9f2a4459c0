import CoreGraphics

/// A convex polygon of which each pixel is covered wholly or not at all, as its center says: turned rectangles whose edges are
/// not smoothed. Two that share an edge share it without a seam.
final class SharpPolygonCoverage: TableCoverage {

    /// Nil where the points enclose no pixel's center.
    init?(_ points: [SIMD2<Double>]) {
        guard let first = points.first else { return nil }
        let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
        let rows = Self.firstCentre(from: top)..<max(Self.firstCentre(from: top), Self.firstCentre(from: bottom))
        guard !rows.isEmpty else { return nil }
        let table = UnsafeMutablePointer<RowCoverage>.allocate(capacity: rows.count)
        table.initialize(repeating: RowCoverage(full: .max, .min), count: rows.count)
        for (i, point) in points.enumerated() {
            Self.note(points[i == 0 ? points.count - 1 : i - 1], point, rows, in: table)
        }
        var (left, right) = (Int.max, Int.min)
        for y in 0..<rows.count {
            let row = table[y]
            table[y] = row.start < row.end ? row : .empty
            if row.start < row.end {
                left = min(left, row.start)
                right = max(right, row.end)
            }
        }
        super.init(
            table,
            bounds: left < right
                ? PixelRect(left: left, top: rows.lowerBound, right: right, bottom: rows.upperBound) : .empty)
        if bounds.isEmpty { return nil }
    }

    /// The first pixel whose center is not before `x`.
    private static func firstCentre(from x: Double) -> Int { clampedInt((x - 0.5).rounded(.up)) }

    /// Widens the rows that an edge crosses up to there. An edge is computed from its upper end, so that it comes out the same for
    /// both polygons that it belongs to.
    private static func note(
        _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ rows: Range<Int>, in table: UnsafeMutablePointer<RowCoverage>
    ) {
        let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
        let (first, end) = (firstCentre(from: upper.y), firstCentre(from: lower.y))
        guard first < end else { return }
        for y in max(first, rows.lowerBound)..<min(end, rows.upperBound) {
            let t = (Double(y) + 0.5 - upper.y) / (lower.y - upper.y)
            let column = firstCentre(from: upper.x + (lower.x - upper.x) * t)
            let row = table[y - rows.lowerBound]
            table[y - rows.lowerBound] = RowCoverage(full: min(row.start, column), max(row.end, column))
        }
    }

    /// What is covered is covered wholly.
    override func multiply(_ y: Int, _ start: Int, _ end: Int, into bytes: UnsafeMutablePointer<UInt8>) {}
}
