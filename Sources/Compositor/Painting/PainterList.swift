/// Painters in drawing order, and the way a row of them is drawn: first from the front to the back to learn what is
/// visible, then from the back to the front, only that.
final class PainterList {
    let painters: [Painter]
    /// The same without reference counting, which the threads would fight over.
    private let borrowed: BorrowedObjects<Painter>
    private let rows: UnsafeMutablePointer<Rows>
    private let hidesSomething: Bool

    /// What has to be known of a painter before it is asked.
    private struct Rows {
        var top: Int32
        var bottom: Int32
        var isOpaque: Bool
    }

    init(_ painters: [Painter]) {
        self.painters = painters
        borrowed = BorrowedObjects(painters)
        rows = .allocate(capacity: painters.count)
        for (i, painter) in painters.enumerated() {
            rows[i] = Rows(
                top: Int32(painter.bounds.top), bottom: Int32(painter.bounds.bottom), isOpaque: painter.isOpaque)
        }
        hidesSomething = painters.contains { $0.isOpaque }
    }

    deinit { rows.deallocate() }

    @inline(__always) private func touches(_ i: Int, _ y: Int) -> Bool {
        y >= Int(rows[i].top) && y < Int(rows[i].bottom)
    }

    /// The painters that draw in any of these rows, written to `active`; gives their number.
    func findActive(in band: Range<Int>, _ active: UnsafeMutablePointer<Int32>) -> Int {
        var count = 0
        for i in 0..<borrowed.count
        where Int(rows[i].bottom) > band.lowerBound && Int(rows[i].top) < band.upperBound {
            active[count] = Int32(truncatingIfNeeded: i)
            count &+= 1
        }
        return count
    }

    /// Draws the columns `start..<end` of row `y`.
    func paint(_ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, _ context: RowContext) {
        paint(y, start, end, count: borrowed.count, active: nil, into: row, context)
    }

    /// Draws the columns `start..<end` of row `y`; of the painters only the `count` ones that `active` names.
    func paint(
        _ y: Int, _ start: Int, _ end: Int, count: Int, active: UnsafeMutablePointer<Int32>?,
        into row: UnsafeMutablePointer<UInt32>, _ context: RowContext
    ) {
        @inline(__always) func index(_ i: Int) -> Int {
            guard let active else { return i }
            return Int(active[i])
        }
        guard hidesSomething && count > 1 else {
            for i in 0..<count where touches(index(i), y) {
                borrowed.with(index(i)) { $0.paint(y, start, end, into: row, context) }
            }
            return
        }
        let visibility = context.visibility
        let place = visibility.begin(count)
        var lowest = count
        var visible = visibility.push(start, end)
        while lowest > 0 && visible.count > 0 {
            lowest &-= 1
            let i = index(lowest)
            guard touches(i, y) else {
                visibility.note(.none, for: place.first &+ lowest)
                continue
            }
            visibility.note(visible, for: place.first &+ lowest)
            if rows[i].isOpaque {
                let hidden = borrowed.with(i) { $0.opaqueColumns(y) }
                visible = visibility.subtract(visible, hidden.start, hidden.end)
            }
        }
        var copy = PendingCopy()
        for i in lowest..<count {
            let runs = visibility.seen(place.first &+ i)
            borrowed.with(index(i)) { paint($0, y, runs, &copy, into: row, context) }
        }
        copy.finish(into: row)
        visibility.end(place)
    }

    /// A copy that is put off, because what comes next may be able to do without it.
    private struct PendingCopy {
        var pixels: UnsafePointer<UInt32>?
        var start = 0
        var end = 0

        @inline(__always) mutating func finish(into row: UnsafeMutablePointer<UInt32>) {
            guard let from = pixels else { return }
            RowKernels.copy(row + start, from + start, end &- start)
            pixels = nil
        }
    }

    /// Draws what is visible of one painter.
    @inline(__always) private func paint(
        _ painter: Painter, _ y: Int, _ runs: VisibilityStack.Runs, _ copy: inout PendingCopy,
        into row: UnsafeMutablePointer<UInt32>, _ context: RowContext
    ) {
        if runs.count == 0 { return }
        if runs.count == 1 {
            let run = context.visibility.run(runs.first)
            let (start, end) = (Int(run.start), Int(run.end))
            if let below = copy.pixels, start == copy.start, end == copy.end,
                painter.paint(y, whole: start, end, over: below, into: row, context)
            {
                copy.pixels = nil
                return
            }
            copy.finish(into: row)
            if let pixels = painter.wholeRow(y, start, end) {
                copy = PendingCopy(pixels: pixels, start: start, end: end)
            } else {
                painter.paint(y, start, end, into: row, context)
            }
            return
        }
        copy.finish(into: row)
        var r = runs.first
        while r < runs.first &+ runs.count {
            let run = context.visibility.run(r)
            painter.paint(y, Int(run.start), Int(run.end), into: row, context)
            r &+= 1
        }
    }

    /// The widest run of columns of row `y` that one opaque painter covers wholly.
    func widestOpaqueColumns(_ y: Int) -> (start: Int, end: Int) {
        var widest = (start: 0, end: 0)
        for i in 0..<borrowed.count where rows[i].isOpaque && touches(i, y) {
            let columns = borrowed.with(i) { $0.opaqueColumns(y) }
            if columns.end - columns.start > widest.end - widest.start { widest = columns }
        }
        return widest
    }
}
