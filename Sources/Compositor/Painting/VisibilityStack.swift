/// Runs of columns, stacked: for each item of a row the columns where nothing opaque lies above it.
final class VisibilityStack {
    struct Run {
        var start: Int32
        var end: Int32
    }

    private(set) var runs: UnsafeMutablePointer<Run>
    private var capacity: Int
    var count = 0

    /// More runs than this in one row are not told apart further: the opaque item that would split them is ignored.
    static let runsPerRow = 12

    init() {
        capacity = 4096
        runs = .allocate(capacity: capacity)
    }

    deinit { runs.deallocate() }

    /// Makes sure that `extra` more runs fit.
    @inline(__always) func reserve(_ extra: Int) {
        if count &+ extra > capacity { grow(extra) }
    }

    private func grow(_ extra: Int) {
        let larger = UnsafeMutablePointer<Run>.allocate(capacity: (count + extra) * 2)
        larger.update(from: runs, count: count)
        runs.deallocate()
        runs = larger
        capacity = (count + extra) * 2
    }

    @inline(__always) func push(_ start: Int, _ end: Int) {
        runs[count] = Run(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
        count &+= 1
    }
}
