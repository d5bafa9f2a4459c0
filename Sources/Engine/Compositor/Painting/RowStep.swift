/// What is done to some columns on each of several rows: mostly a call of one kernel, found out once for all the rows.
struct RowStep {
    enum Work {
        /// Copies `pixels`.
        case copy(PixelRows)
        /// Fills with a color.
        case fill(UInt32)
        /// Puts a translucent color over `pixels`.
        case tint(PixelRows, UInt32)
        /// Mixes opaque pixels, the second ones with a share in 255ths.
        case mix(PixelRows, PixelRows, UInt32)
        /// The painter does it.
        case paint
        /// The painter does it, over pixels that need not be copied before.
        case cover(PixelRows)
    }

    var work: Work
    var start: Int
    var end: Int
    /// Kept alive by the list that it is in.
    var painter: Unmanaged<Painter>

    /// Does what of the step falls into the columns `first..<last`.
    @inline(__always) func execute(
        _ y: Int, _ first: Int, _ last: Int, into row: UnsafeMutablePointer<UInt32>, _ context: RowContext
    ) {
        let part = RowStep(work: work, start: max(start, first), end: min(end, last), painter: painter)
        if part.start < part.end { part.execute(y, into: row, context) }
    }

    @inline(__always) func execute(_ y: Int, into row: UnsafeMutablePointer<UInt32>, _ context: RowContext) {
        let count = end &- start
        let to = row + start
        switch work {
        case .copy(let pixels): RowKernels.copy(to, pixels.row(y) + start, ahead: pixels.stride, count)
        case .fill(let color): RowKernels.fill(to, color, count)
        case .tint(let pixels, let color):
            RowKernels.blend(to, pixels.row(y) + start, color: color, ahead: pixels.stride, count)
        case .mix(let below, let above, let share):
            let ahead = (below.stride, above.stride)
            RowKernels.mix(to, below.row(y) + start, above.row(y) + start, share, ahead: ahead, count)
        case .paint: painter._withUnsafeGuaranteedRef { $0.paint(y, start, end, into: row, context) }
        case .cover(let below):
            painter._withUnsafeGuaranteedRef { $0.paint(y, whole: start, end, over: below.row(y), into: row, context) }
        }
    }
}

/// The steps of the rows that are being drawn, those of groups within groups one above the other.
final class RowStepStack {
    private struct State {
        var steps: UnsafeMutablePointer<RowStep>
        var capacity = 256
        var count = 0
    }

    private let state: UnsafeMutablePointer<State>

    init() {
        state = .allocate(capacity: 1)
        state.initialize(to: State(steps: .allocate(capacity: 256)))
    }

    deinit {
        state.pointee.steps.deallocate()
        state.deallocate()
    }

    /// How many there are, those of all lists.
    @inline(__always) var count: Int { state.pointee.count }

    @inline(__always) subscript(i: Int) -> RowStep { state.pointee.steps[i] }

    @inline(__always) func append(_ step: RowStep) {
        if state.pointee.count == state.pointee.capacity { grow() }
        state.pointee.steps[state.pointee.count] = step
        state.pointee.count &+= 1
    }

    /// Takes off all but the first `count`.
    @inline(__always) func cut(to count: Int) { state.pointee.count = count }

    @inline(never) private func grow() {
        let s = state.pointee
        let larger = UnsafeMutablePointer<RowStep>.allocate(capacity: s.capacity * 2)
        larger.update(from: s.steps, count: s.count)
        s.steps.deallocate()
        state.pointee.steps = larger
        state.pointee.capacity *= 2
    }
}
