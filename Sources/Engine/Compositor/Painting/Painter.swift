import CoreGraphics

/// One thing to draw, made ready: its place in whole pixels, its shape, its opacity. Immutable, so that all threads draw
/// from the same painters, each its own rows.
class Painter {
    typealias Pixels = UnsafeMutablePointer<UInt32>
    typealias Bytes = UnsafeMutablePointer<UInt8>

    /// Nothing is drawn outside.
    let bounds: PixelRect
    /// The shapes that all have to cover a pixel; none means all of `bounds`.
    let shapes: [CoverageShape]
    private let borrowedShapes: BorrowedObjects<CoverageShape>
    /// 0…1; multiplied up through the groups that dissolved into this painter.
    let opacity: Double
    /// `opacity` in 255ths.
    let alpha: UInt32
    /// Whether the painter hides what lies below it where it covers wholly.
    let isOpaque: Bool

    init(bounds: PixelRect, shapes: [CoverageShape], opacity: Double, hasOpaqueContent: Bool) {
        self.bounds = shapes.reduce(bounds) { $0.intersection($1.bounds) }
        self.shapes = shapes
        borrowedShapes = BorrowedObjects(shapes)
        self.opacity = opacity
        alpha = UInt32((min(max(opacity, 0), 1) * 255).rounded())
        isOpaque = hasOpaqueContent && alpha == 255
    }

    /// Outside of this nothing is changed; what lies between it and `bounds` counts where it is decided how painters are put
    /// together, and is not drawn.
    var painted: PixelRect { bounds }

    /// The same with less: more shapes to lie in, a share of the opacity.
    func narrowed(bounds: PixelRect, shapes: [CoverageShape], opacity: Double) -> Painter {
        fatalError("\(Self.self) has to make a narrowed copy")
    }

    /// Draws the columns `start..<end`, all wholly covered.
    func paint(_ y: Int, whole start: Int, _ end: Int, into row: Pixels, _ context: RowContext) {
        fatalError("\(Self.self) has to draw")
    }

    /// Draws the columns `start..<end`, covered as `coverage[start..<end]` says.
    func paint(
        _ y: Int, _ start: Int, _ end: Int, coverage: Bytes, into row: Pixels, _ context: RowContext
    ) {
        fatalError("\(Self.self) has to draw")
    }

    /// Draws what falls into the columns `start..<end` of row `y`, which lies within `bounds`.
    final func paint(_ y: Int, _ start: Int, _ end: Int, into row: Pixels, _ context: RowContext) {
        var covered = RowCoverage(full: max(start, bounds.left), min(end, bounds.right))
        guard !covered.isEmpty else { return }
        guard borrowedShapes.count > 0 else { return paint(y, whole: covered.start, covered.end, into: row, context) }
        let bytes = context.takeBytes()
        defer { context.returnBytes() }
        for i in 0..<borrowedShapes.count {
            borrowedShapes.with(i) { $0.intersect(y, &covered, bytes: bytes) }
            if covered.isEmpty { return }
        }
        if covered.start < covered.fullStart {
            paint(y, covered.start, covered.fullStart, coverage: bytes, into: row, context)
        }
        if covered.fullStart < covered.fullEnd {
            paint(y, whole: covered.fullStart, covered.fullEnd, into: row, context)
        }
        if covered.fullEnd < covered.end {
            paint(y, covered.fullEnd, covered.end, coverage: bytes, into: row, context)
        }
    }

    /// The columns of row `y` that all shapes cover wholly.
    final func wholeColumns(_ y: Int) -> (start: Int, end: Int) {
        guard y >= bounds.top, y < bounds.bottom else { return (0, 0) }
        var (start, end) = (bounds.left, bounds.right)
        for i in 0..<borrowedShapes.count {
            let row = borrowedShapes.with(i) { $0.rowCoverage(y) }
            start = max(start, row.fullStart)
            end = min(end, row.fullEnd)
        }
        return start < end ? (start, end) : (0, 0)
    }

    /// The columns of row `y` where nothing of what is below can be seen. Asked only when `isOpaque`.
    func opaqueColumns(_ y: Int) -> (start: Int, end: Int) { wholeColumns(y) }

    /// The row up to which, from row `y` on, `opaqueColumns` gives the same.
    func opaqueRows(from y: Int, upTo limit: Int) -> Int {
        var next = limit
        for i in 0..<borrowedShapes.count where next > y &+ 1 {
            next = borrowedShapes.with(i) { $0.sameRows(from: y, upTo: next) }
        }
        return next
    }

    /// Whether all its rows are alike.
    var repeatsRows: Bool { false }

    /// Whether all of `bounds` is drawn, and wholly.
    final var isWhole: Bool { borrowedShapes.count == 0 }

    /// Whether it hides what is below it everywhere within `bounds`.
    var isSolid: Bool { isOpaque && isWhole }

    /// Whether it is a picture of several painters, which lie one over the other.
    var standsForMany: Bool { false }

    /// The same as the one painter that a group around those would be.
    func standingForOne() -> Painter { self }

    /// What is to be done to columns within `bounds`, on any of its rows.
    var rowWork: RowStep.Work { .paint }

    /// The same where all that lies below is a copy of `below`: it is saved. Nil where the painter needs it.
    func rowWork(over below: PixelRows) -> RowStep.Work? { nil }

    /// Draws the columns `start..<end` as if `below` had been copied to them before: what `RowStep.Work.cover` asks for.
    func paint(
        _ y: Int, whole start: Int, _ end: Int, over below: UnsafePointer<UInt32>, into row: Pixels,
        _ context: RowContext
    ) {
        fatalError("\(Self.self) has to draw over pixels that are not there yet")
    }
}
