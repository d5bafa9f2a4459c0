import CoreGraphics

/// The picture cut into square tiles: the units in which it is known what has changed.
struct TileGrid: Equatable, Sendable {
    /// A tile's side in pixels. Decided: big enough that a frame has about a thousand, small enough for a switch or a label.
    static let side = 64

    let width: Int
    let height: Int

    var columns: Int { (width + TileGrid.side - 1) / TileGrid.side }
    var rows: Int { (height + TileGrid.side - 1) / TileGrid.side }
    var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

    /// The pixels of a tile; fewer at the right and the bottom.
    func rect(column: Int, row: Int) -> PixelRect { rect(columns: column..<column + 1, rows: row..<row + 1) }

    private func rect(columns: Range<Int>, rows: Range<Int>) -> PixelRect {
        let side = TileGrid.side
        return PixelRect(
            left: columns.lowerBound * side, top: rows.lowerBound * side, right: min(columns.upperBound * side, width),
            bottom: min(rows.upperBound * side, height))
    }

    /// Calls for each tile that the rectangle touches.
    func forEachTile(in rect: PixelRect, _ body: (_ column: Int, _ row: Int) -> Void) {
        let inside = rect.intersection(bounds)
        guard !inside.isEmpty else { return }
        for row in inside.top / TileGrid.side...(inside.bottom - 1) / TileGrid.side {
            for column in inside.left / TileGrid.side...(inside.right - 1) / TileGrid.side { body(column, row) }
        }
    }

    /// All tiles.
    var full: TileSet {
        var set = TileSet(of: self)
        for index in 0..<columns * rows { set.insert(index) }
        return set
    }

    func index(column: Int, row: Int) -> Int { row * columns + column }

    /// Few rectangles that cover the set's tiles and no other: neighbors in a row are one, and so are equal rows.
    func rectangles(of set: TileSet) -> [PixelRect] {
        var finished: [PixelRect] = []
        /// The rectangles that reach down to the row above: their columns, and the row where they begin.
        var open: [(columns: Range<Int>, top: Int)] = []
        for row in 0...rows {
            let runs = row < rows ? self.runs(in: set, row: row) : []
            for entry in open where !runs.contains(entry.columns) {
                finished.append(rect(columns: entry.columns, rows: entry.top..<row))
            }
            open = runs.map { run in (run, open.first { $0.columns == run }?.top ?? row) }
        }
        return finished
    }

    private func runs(in set: TileSet, row: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for column in 0..<columns where set.contains(index(column: column, row: row)) {
            if let last = runs.last, last.upperBound == column {
                runs[runs.count - 1] = last.lowerBound..<column + 1
            } else {
                runs.append(column..<column + 1)
            }
        }
        return runs
    }
}

/// Some of a grid's tiles.
struct TileSet: Equatable, Sendable {
    private var words: [UInt64]

    init(of grid: TileGrid) { words = Array(repeating: 0, count: (grid.columns * grid.rows + 63) / 64) }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    func contains(_ index: Int) -> Bool { words[index >> 6] & (1 << UInt64(index & 63)) != 0 }

    mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }

    mutating func formUnion(_ other: TileSet) { combine(other) { $0 | $1 } }

    mutating func subtract(_ other: TileSet) { combine(other) { $0 & ~$1 } }

    /// The first so many tiles.
    func prefix(_ limit: Int) -> TileSet {
        var result = self
        var left = limit
        for word in words.indices {
            while result.words[word].nonzeroBitCount > left {
                result.words[word] &= ~(1 << UInt64(63 - result.words[word].leadingZeroBitCount))
            }
            left -= result.words[word].nonzeroBitCount
        }
        return result
    }

    private mutating func combine(_ other: TileSet, _ operation: (UInt64, UInt64) -> UInt64) {
        precondition(words.count == other.words.count, "Sets of tiles of different grids do not go together")
        for word in words.indices { words[word] = operation(words[word], other.words[word]) }
    }
}
