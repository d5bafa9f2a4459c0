/// The working memory of one thread: rows of pixels and of coverage, handed out and taken back like plates from a stack.
///
/// Rows are addressed by the frame's columns, whatever part of the frame is being drawn. The counters live behind
/// pointers, where the compiler need not guard every access.
final class RowContext {
    private let pixelRows = RowStack<UInt32>()
    private let byteRows = RowStack<UInt8>()
    private let firstColumn: UnsafeMutablePointer<Int>
    private let stride: UnsafeMutablePointer<Int>
    /// What is visible of the items of a row, while that row is drawn.
    let visibility = VisibilityStack()
    /// What is done to the rows that are being drawn.
    let steps = RowStepStack()
    /// What is done to the rows of groups.
    let plans = RowPlans()
    /// What sources make of several rows at once.
    let blocks = SourceBlocks()

    init() {
        firstColumn = .allocate(capacity: 1)
        firstColumn.initialize(to: 0)
        stride = .allocate(capacity: 1)
        stride.initialize(to: 0)
    }

    deinit {
        firstColumn.deallocate()
        stride.deallocate()
    }

    /// The column that lies at the start of each row's memory.
    @inline(__always) var origin: Int { firstColumn.pointee }

    /// From a row that painters draw into to the one below it, in pixels; 0 where one row serves as every row.
    @inline(__always) var rowStride: Int {
        get { stride.pointee }
        set { stride.pointee = newValue }
    }

    /// Makes room for rows of `width` columns of which the first is `origin`.
    func prepare(width: Int, origin: Int) {
        firstColumn.pointee = origin
        // A bitmap's row, before its columns are blended, can be twice as long as the row it becomes.
        pixelRows.prepare(length: 2 * width + 64 + Self.slack)
        byteRows.prepare(length: width + 64)
    }

    /// So many pixels of a row, from its memory's start on, may be written, with room behind for kernels that read a few
    /// vectors at once.
    @inline(__always) var pixelCapacity: Int { pixelRows.length - Self.slack }

    /// The kernels read up to 33 pixels from one on.
    private static let slack = 48

    /// A row of pixels with undefined contents. `p[x]` is column `x`.
    @inline(__always) func takePixels() -> UnsafeMutablePointer<UInt32> { pixelRows.take() - origin }

    /// Takes back the row that was handed out last.
    @inline(__always) func returnPixels() { pixelRows.giveBack() }

    /// A row of coverage with undefined contents. `p[x]` is column `x`.
    @inline(__always) func takeBytes() -> UnsafeMutablePointer<UInt8> { byteRows.take() - origin }

    /// Takes back the row that was handed out last.
    @inline(__always) func returnBytes() { byteRows.giveBack() }
}

/// Rows of one length, allocated on first need.
final class RowStack<Element: FixedWidthInteger> {
    private struct State {
        var inUse = 0
        var count = 0
        var length = 0
    }

    private let state: UnsafeMutablePointer<State>
    private let rows: UnsafeMutablePointer<UnsafeMutablePointer<Element>>

    /// Groups within groups deeper than this are a mistake in the list.
    private static var deepest: Int { 1024 }

    init() {
        state = .allocate(capacity: 1)
        state.initialize(to: State())
        rows = .allocate(capacity: Self.deepest)
    }

    deinit {
        free()
        rows.deallocate()
        state.deallocate()
    }

    /// The length of every row.
    @inline(__always) var length: Int { state.pointee.length }

    func prepare(length: Int) {
        guard length > state.pointee.length else { return }
        free()
        state.pointee.length = length
    }

    private func free() {
        for i in 0..<state.pointee.count { rows[i].deallocate() }
        state.pointee.count = 0
    }

    @inline(__always) func take() -> UnsafeMutablePointer<Element> {
        let depth = state.pointee.inUse
        if depth == state.pointee.count { add() }
        state.pointee.inUse = depth &+ 1
        return rows[depth]
    }

    @inline(__always) func giveBack() { state.pointee.inUse &-= 1 }

    @inline(never) private func add() {
        let depth = state.pointee.count
        precondition(depth < Self.deepest, "Groups are nested more than \(Self.deepest) deep")
        rows[depth] = .allocate(capacity: state.pointee.length)
        rows[depth].initialize(repeating: 0, count: state.pointee.length)
        state.pointee.count += 1
    }
}
