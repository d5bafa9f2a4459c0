import CoreGraphics
import Synchronization

/// Painters in drawing order, and the way their rows are drawn: first from the front to the back to learn what is visible,
/// then from the back to the front, only that. What holds for several rows is found out once for all of them.
final class PainterList {
    let painters: [Painter]
    /// The same without reference counting, which the threads would fight over.
    private let borrowed: BorrowedObjects<Painter>
    private let extents: UnsafeMutablePointer<Extent>
    /// Tells lists apart, those of all frames.
    private let number: Int
    private static let numbers = Atomic(0)
    /// Nothing is drawn outside of these columns.
    private let columns: (start: Int, end: Int)

    /// What has to be known of a painter before it is asked.
    private struct Extent {
        var left: Int32
        var right: Int32
        var top: Int32
        var bottom: Int32
        var isOpaque: Bool
    }

    /// - Parameter bounds: What is drawn lies in it; `nil` if it may be all that the painters paint.
    init(_ painters: [Painter], within bounds: PixelRect? = nil) {
        self.painters = painters
        borrowed = BorrowedObjects(painters)
        extents = .allocate(capacity: painters.count)
        number = Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue
        let painted = painters.reduce(PixelRect.empty) { $0.union($1.painted) }
        let seen = bounds.map(painted.intersection) ?? painted
        columns = (seen.left, seen.right)
        for (i, painter) in painters.enumerated() {
            let b = painter.painted
            extents[i] = Extent(
                left: Int32(b.left), right: Int32(b.right), top: Int32(b.top), bottom: Int32(b.bottom),
                isOpaque: painter.isOpaque)
        }
    }

    deinit { extents.deallocate() }

    @inline(__always) private func touches(_ i: Int, _ y: Int) -> Bool {
        y >= Int(extents[i].top) && y < Int(extents[i].bottom)
    }

    /// The painters that draw in any of these rows, written to `active`; gives their number.
    private func findActive(in rows: Range<Int>, _ active: UnsafeMutablePointer<Int32>) -> Int {
        var count = 0
        for i in 0..<borrowed.count
        where Int(extents[i].bottom) > rows.lowerBound && Int(extents[i].top) < rows.upperBound {
            active[count] = Int32(truncatingIfNeeded: i)
            count &+= 1
        }
        return count
    }

    /// Draws the columns `start..<end` of some rows.
    func paint(_ rows: Range<Int>, _ start: Int, _ end: Int, into pixels: PixelRows, _ context: RowContext) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: borrowed.count) { memory in
            guard let active = memory.baseAddress else { return }
            let count = findActive(in: rows, active)
            let first = context.steps.count
            let outer = context.rowStride
            context.rowStride = pixels.stride
            defer { context.rowStride = outer }
            var y = rows.lowerBound
            while y < rows.upperBound {
                let next = plan(y, upTo: rows.upperBound, start, end, active, count, context)
                let last = context.steps.count
                for y in y..<next {
                    let row = pixels.row(y)
                    var i = first
                    while i < last {
                        context.steps[i].execute(y, into: row, context)
                        i &+= 1
                    }
                }
                context.steps.cut(to: first)
                y = next
            }
        }
    }

    /// Draws the columns `start..<end` of one row. What is done to it is found out together with what is done to the rows below it,
    /// and for all columns, since a group's rows differ in these where its corners are round.
    func paint(row y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, _ context: RowContext) {
        let isDone: Void? = context.plans.withPlan(of: number) { plan in
            if !plan.rows.contains(y) { make(plan, y, context) }
            plan.isBusy = true
            let outer = context.rowStride
            context.rowStride = 0
            for i in 0..<plan.count { plan[i].execute(y, start, end, into: row, context) }
            context.rowStride = outer
            plan.isBusy = false
        }
        if isDone == nil { paint(y..<y + 1, start, end, into: PixelRows(everyRow: row), context) }
    }

    /// Calls `body` with how opaque the columns `start..<end` of row `y` are, if that is found out once for all rows, since these are
    /// alike. False where they are not.
    func withSharedAlphas(
        _ y: Int, _ start: Int, _ end: Int, _ context: RowContext, _ body: (UnsafePointer<UInt8>) -> Void
    ) -> Bool {
        guard borrowed.count == 1, touches(0, y), borrowed.with(0, { $0.repeatsRows }) else { return false }
        let rows = Int(extents[0].top)..<Int(extents[0].bottom)
        let isDone: Void? = context.plans.withPlan(of: number) { plan in
            let alphas = plan.alphas.columns(start, end, in: rows) { writeAlphas(y, start, end, to: $0, context) }
            // What is drawn meanwhile must not take the bytes' place.
            plan.isBusy = true
            body(alphas)
            plan.isBusy = false
        }
        return isDone != nil
    }

    /// Writes how opaque the columns `start..<end` of row `y` are.
    func writeAlphas(_ y: Int, _ start: Int, _ end: Int, to bytes: UnsafeMutablePointer<UInt8>, _ context: RowContext) {
        (bytes + start).update(repeating: 255, count: end - start)
        multiply(bytes, y, start, end, context)
    }

    /// Multiplies how opaque the columns `start..<end` of row `y` are into `bytes`.
    func multiply(_ bytes: UnsafeMutablePointer<UInt8>, _ y: Int, _ start: Int, _ end: Int, _ context: RowContext) {
        let picture = context.takePixels()
        RowKernels.fill(picture + start, 0, end - start)
        paint(row: y, start, end, into: picture, context)
        RowKernels.multiply(bytes + start, alphaOf: picture + start, end - start)
        context.returnPixels()
    }

    /// As many rows are looked at together as the frame's list is drawn at a time.
    private static let rowsAhead = 64

    private func make(_ plan: RowPlans.Plan, _ y: Int, _ context: RowContext) {
        let first = context.steps.count
        var next = y + Self.rowsAhead
        if columns.start < columns.end {
            withUnsafeTemporaryAllocation(of: Int32.self, capacity: borrowed.count) { memory in
                guard let active = memory.baseAddress else { return }
                let count = findActive(in: y..<next, active)
                next = self.plan(y, upTo: next, columns.start, columns.end, active, count, context)
            }
        }
        plan.take(context.steps, from: first, rows: y..<next)
        context.steps.cut(to: first)
    }

    /// Finds the steps of row `y` and of those below it, up to the row it gives, that are drawn likewise.
    private func plan(
        _ y: Int, upTo limit: Int, _ start: Int, _ end: Int, _ active: UnsafeMutablePointer<Int32>, _ count: Int,
        _ context: RowContext
    ) -> Int {
        let visibility = context.visibility
        let place = visibility.begin(count)
        var next = limit
        var lowest = count
        var visible = visibility.push(start, end)
        while lowest > 0 && visible.count > 0 {
            lowest &-= 1
            let i = Int(active[lowest])
            guard touches(i, y) else {
                visibility.note(.none, for: place.first &+ lowest)
                if Int(extents[i].top) > y { next = min(next, Int(extents[i].top)) }
                continue
            }
            visibility.note(visible, for: place.first &+ lowest)
            next = min(next, Int(extents[i].bottom))
            if extents[i].isOpaque {
                let hidden = borrowed.with(i) { $0.opaqueColumns(y) }
                next = borrowed.with(i) { $0.opaqueRows(from: y, upTo: next) }
                visible = visibility.subtract(visible, hidden.start, hidden.end)
            }
        }
        let first = context.steps.count
        for i in lowest..<count {
            addSteps(of: Int(active[i]), visibility.seen(place.first &+ i), y, above: first, context)
        }
        visibility.end(place)
        return next
    }

    /// Adds what is visible of a painter.
    private func addSteps(
        of i: Int, _ runs: VisibilityStack.Runs, _ y: Int, above first: Int, _ context: RowContext
    ) {
        let (left, right) = (Int(extents[i].left), Int(extents[i].right))
        var r = runs.first
        while r < runs.first &+ runs.count {
            let run = context.visibility.run(r)
            r &+= 1
            let (start, end) = (max(Int(run.start), left), min(Int(run.end), right))
            guard start < end else { continue }
            borrowed.with(i) { painter in
                let own = RowStep(work: painter.rowWork, start: start, end: end, painter: .passUnretained(painter))
                if !merge(own, above: first, context.steps) { context.steps.append(own) }
            }
        }
    }

    /// Saves the copy below a step that can do without it. The copy may reach farther on both sides.
    private func merge(_ step: RowStep, above first: Int, _ steps: RowStepStack) -> Bool {
        guard steps.count > first else { return false }
        let below = steps[steps.count &- 1]
        guard case .copy(let pixels) = below.work, below.start <= step.start, below.end >= step.end,
            let work = step.painter._withUnsafeGuaranteedRef({ $0.rowWork(over: pixels) })
        else { return false }
        steps.cut(to: steps.count &- 1)
        func append(_ work: RowStep.Work, _ painter: Unmanaged<Painter>, _ start: Int, _ end: Int) {
            if start < end { steps.append(RowStep(work: work, start: start, end: end, painter: painter)) }
        }
        append(below.work, below.painter, below.start, step.start)
        append(work, step.painter, step.start, step.end)
        append(below.work, below.painter, step.end, below.end)
        return true
    }

    /// The widest run of columns of row `y` that one opaque painter covers wholly.
    func widestOpaqueColumns(_ y: Int) -> (start: Int, end: Int) {
        var widest = (start: 0, end: 0)
        for i in 0..<borrowed.count where extents[i].isOpaque && touches(i, y) {
            let columns = borrowed.with(i) { $0.opaqueColumns(y) }
            if columns.end - columns.start > widest.end - widest.start { widest = columns }
        }
        return widest
    }

    /// The same, found out for several rows at once.
    func widestOpaqueColumns(_ y: Int, _ context: RowContext) -> (start: Int, end: Int) {
        let known = context.plans.withPlan(of: number) { plan in
            if !plan.widest.rows.contains(y) {
                plan.widest = (y..<opaqueRows(from: y, upTo: y + Self.rowsAhead), widestOpaqueColumns(y))
            }
            return plan.widest.columns
        }
        return known ?? widestOpaqueColumns(y)
    }

    /// The row up to which, from row `y` on, `widestOpaqueColumns` gives the same.
    func opaqueRows(from y: Int, upTo limit: Int) -> Int {
        var next = limit
        for i in 0..<borrowed.count where extents[i].isOpaque {
            if touches(i, y) {
                next = min(next, Int(extents[i].bottom))
                next = borrowed.with(i) { $0.opaqueRows(from: y, upTo: next) }
            } else if Int(extents[i].top) > y {
                next = min(next, Int(extents[i].top))
            }
        }
        return next
    }
}
