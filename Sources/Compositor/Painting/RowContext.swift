/// The working memory of one thread: rows of pixels and of coverage, handed out and taken back like plates from a stack.
///
/// Rows are addressed by the frame's columns, whatever part of the frame is being drawn.
final class RowContext {
    private(set) var width: Int
    /// The column that lies at the start of each row's memory.
    var origin = 0
    private var pixelRows: [UnsafeMutablePointer<UInt32>] = []
    private var byteRows: [UnsafeMutablePointer<UInt8>] = []
    private var pixelRowsInUse = 0
    private var byteRowsInUse = 0
    /// What is visible of the items of a row, while that row is drawn.
    let visibility = VisibilityStack()

    /// Kernels may write one vector past the end of a row.
    private static let slack = 64

    init(width: Int) { self.width = width }

    deinit { freeRows() }

    /// Makes room for rows of `width` columns of which the first is `origin`.
    func prepare(width: Int, origin: Int) {
        self.origin = origin
        guard width > self.width else { return }
        freeRows()
        self.width = width
    }

    /// A row of pixels with undefined contents. `p[x]` is column `x`.
    func takePixels() -> UnsafeMutablePointer<UInt32> {
        if pixelRowsInUse == pixelRows.count {
            pixelRows.append(.allocate(capacity: width + Self.slack))
            pixelRows[pixelRowsInUse].initialize(repeating: 0, count: width + Self.slack)
        }
        pixelRowsInUse += 1
        return pixelRows[pixelRowsInUse - 1] - origin
    }

    /// Takes back the row that was handed out last.
    func returnPixels() { pixelRowsInUse -= 1 }

    /// A row of coverage with undefined contents. `p[x]` is column `x`.
    func takeBytes() -> UnsafeMutablePointer<UInt8> {
        if byteRowsInUse == byteRows.count {
            byteRows.append(.allocate(capacity: width + Self.slack))
            byteRows[byteRowsInUse].initialize(repeating: 0, count: width + Self.slack)
        }
        byteRowsInUse += 1
        return byteRows[byteRowsInUse - 1] - origin
    }

    /// Takes back the row that was handed out last.
    func returnBytes() { byteRowsInUse -= 1 }

    private func freeRows() {
        for row in pixelRows { row.deallocate() }
        for row in byteRows { row.deallocate() }
        pixelRows.removeAll()
        byteRows.removeAll()
    }
}
