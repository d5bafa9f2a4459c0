/// Runs of columns, stacked: for each painter of a row the columns where nothing opaque lies above it. Several painters
/// can share the same runs.
final class VisibilityStack {
    struct Run {
        var start: Int32
        var end: Int32
    }

    /// A place in the stack: so many runs from the first onwards.
    struct Runs {
        var first: Int32
        var count: Int32

        static let none = Runs(first: 0, count: 0)
    }

    private struct State {
        var runs: UnsafeMutablePointer<Run>
        var runCapacity = 1024
        var runCount = 0
        var seen: UnsafeMutablePointer<Runs>
        var seenCapacity = 1024
        var seenCount = 0
    }

    private let state: UnsafeMutablePointer<State>

    /// More runs than this in one row are not told apart: the opaque painter that would make more is drawn over.
    private static let mostRuns: Int32 = 12
    /// What is narrower than this is cheaper drawn over than cut out.
    private static let narrowest = 16

    init() {
        state = .allocate(capacity: 1)
        state.initialize(to: State(runs: .allocate(capacity: 1024), seen: .allocate(capacity: 1024)))
    }

    deinit {
        state.pointee.runs.deallocate()
        state.pointee.seen.deallocate()
        state.deallocate()
    }

    @inline(__always) func run(_ i: Int32) -> Run { state.pointee.runs[Int(i)] }

    /// The runs noted for the painter with this number.
    @inline(__always) func seen(_ i: Int) -> Runs { state.pointee.seen[i] }

    @inline(__always) func note(_ runs: Runs, for i: Int) { state.pointee.seen[i] = runs }

    /// Makes room for a row of so many painters. Gives the number of the first one and the mark to `end` with.
    @inline(__always) func begin(_ painters: Int) -> (first: Int, mark: Int) {
        let first = state.pointee.seenCount
        if first &+ painters > state.pointee.seenCapacity { growSeen(painters) }
        state.pointee.seenCount = first &+ painters
        return (first, state.pointee.runCount)
    }

    @inline(__always) func end(_ place: (first: Int, mark: Int)) {
        state.pointee.seenCount = place.first
        state.pointee.runCount = place.mark
    }

    /// One run.
    @inline(__always) func push(_ start: Int, _ end: Int) -> Runs {
        if state.pointee.runCount &+ 32 > state.pointee.runCapacity { growRuns() }
        let first = state.pointee.runCount
        append(start, end)
        return Runs(first: Int32(truncatingIfNeeded: first), count: 1)
    }

    @inline(__always) private func append(_ start: Int, _ end: Int) {
        let i = state.pointee.runCount
        state.pointee.runs[i] = Run(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
        state.pointee.runCount = i &+ 1
    }

    /// The runs without the columns `start..<end`.
    func subtract(_ runs: Runs, _ start: Int, _ end: Int) -> Runs {
        if end - start < Self.narrowest { return runs }
        if state.pointee.runCount &+ 32 > state.pointee.runCapacity { growRuns() }
        let first = state.pointee.runCount
        var i = runs.first
        while i < runs.first &+ runs.count {
            let r = run(i)
            let (from, to) = (Int(r.start), Int(r.end))
            if from < min(to, start) { append(from, min(to, start)) }
            if max(from, end) < to { append(max(from, end), to) }
            i &+= 1
        }
        let count = Int32(truncatingIfNeeded: state.pointee.runCount - first)
        if count > Self.mostRuns {
            state.pointee.runCount = first
            return runs
        }
        return Runs(first: Int32(truncatingIfNeeded: first), count: count)
    }

    @inline(never) private func growRuns() {
        let s = state.pointee
        let larger = UnsafeMutablePointer<Run>.allocate(capacity: s.runCapacity * 2)
        larger.update(from: s.runs, count: s.runCount)
        s.runs.deallocate()
        state.pointee.runs = larger
        state.pointee.runCapacity *= 2
    }

    @inline(never) private func growSeen(_ extra: Int) {
        let s = state.pointee
        let capacity = (s.seenCapacity + extra) * 2
        let larger = UnsafeMutablePointer<Runs>.allocate(capacity: capacity)
        larger.update(from: s.seen, count: s.seenCount)
        s.seen.deallocate()
        state.pointee.seen = larger
        state.pointee.seenCapacity = capacity
    }
}
