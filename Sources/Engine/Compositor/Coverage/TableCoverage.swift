import CoreGraphics

/// A shape whose rows are worked out when it is made.
class TableCoverage: CoverageShape {
    /// What is covered of each row of `bounds`.
    final let table: UnsafeMutablePointer<RowCoverage>

    /// - Parameter table: A row for each of `bounds`; the shape frees it.
    init(_ table: UnsafeMutablePointer<RowCoverage>, bounds: PixelRect) {
        self.table = table
        super.init(bounds: bounds)
    }

    deinit { table.deallocate() }

    final override func rowCoverage(_ y: Int) -> RowCoverage {
        guard y >= bounds.top, y < bounds.bottom else { return .empty }
        return table[y &- bounds.top]
    }

    final override func sameRows(from y: Int, upTo limit: Int) -> Int {
        guard y >= bounds.top, y < bounds.bottom else { return min(y + 1, limit) }
        let last = min(limit, bounds.bottom)
        var next = y + 1
        while next < last && table[next &- bounds.top] == table[y &- bounds.top] { next += 1 }
        return next
    }
}
