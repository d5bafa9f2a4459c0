/// Where an item's pixels come from, asked for runs of one row.
///
/// Sources are immutable, so all threads ask the same one. A source has no edge: it answers for every pixel, and shapes
/// decide what is shown.
class PixelSource {
    /// Whether every pixel has alpha 255.
    let isOpaque: Bool

    /// Pixels that already lie in memory as they are wanted. Nil where they have to be produced.
    let rowsInPlace: PixelRows?

    init(isOpaque: Bool, rowsInPlace: PixelRows? = nil) {
        self.isOpaque = isOpaque
        self.rowsInPlace = rowsInPlace
    }

    /// Whether all rows are alike.
    var repeatsRows: Bool { false }

    /// Writes the pixels of the columns `start..<end` of row `y` to `row[start..<end]`.
    ///
    /// - Parameter ahead: From `row` to the row that is going to be written next; 0 if it is the same.
    func produce(
        _ y: Int, _ start: Int, _ end: Int, into row: UnsafeMutablePointer<UInt32>, ahead: Int,
        _ context: RowContext
    ) {
        fatalError("\(Self.self) has to produce pixels")
    }
}
