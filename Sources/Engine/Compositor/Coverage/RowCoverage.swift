/// What is covered of one row: columns `start..<end` at all, `fullStart..<fullEnd` wholly. For the columns between, a
/// separate row of bytes says how much.
///
/// Where nothing is covered wholly, `fullStart` and `fullEnd` both equal `end`.
struct RowCoverage: Equatable {
    var start: Int
    var fullStart: Int
    var fullEnd: Int
    var end: Int

    static let empty = RowCoverage(start: 0, fullStart: 0, fullEnd: 0, end: 0)

    /// All of `start..<end`, wholly.
    @inline(__always) init(full start: Int, _ end: Int) {
        self.start = start
        fullStart = start
        fullEnd = end
        self.end = end
    }

    /// Puts the edges in order, so that the promises above hold.
    @inline(__always) init(start: Int, fullStart: Int, fullEnd: Int, end: Int) {
        self.start = start
        self.end = max(start, end)
        if fullStart < fullEnd {
            self.fullStart = fullStart
            self.fullEnd = fullEnd
        } else {
            self.fullStart = self.end
            self.fullEnd = self.end
        }
    }

    @inline(__always) var isEmpty: Bool { start >= end }
}
