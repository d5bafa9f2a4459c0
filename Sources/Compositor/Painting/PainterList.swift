/// Painters in drawing order, and the way a row of them is drawn: first from the front to the back to learn what is
/// visible, then from the back to the front, only that.
final class PainterList {
    let painters: [Painter]
    private let hasOpaque: Bool

    init(_ painters: [Painter]) {
        self.painters = painters
        hasOpaque = painters.dropFirst().contains { $0.isOpaque }
    }

    /// Draws the columns `start..<end` of row `y`.
    func paint(_ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, _ context: RowContext) {
        for painter in painters where y >= painter.bounds.top && y < painter.bounds.bottom {
            painter.paint(y, start, end, into: row, context)
        }
    }

    /// The widest run of columns of row `y` that one opaque painter covers wholly.
    func widestOpaqueColumns(_ y: Int) -> (start: Int, end: Int) {
        var widest = (start: 0, end: 0)
        for painter in painters where painter.isOpaque && y >= painter.bounds.top && y < painter.bounds.bottom {
            let columns = painter.opaqueColumns(y)
            if columns.end - columns.start > widest.end - widest.start { widest = columns }
        }
        return widest
    }
}
