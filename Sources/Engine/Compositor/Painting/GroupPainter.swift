import CoreGraphics

/// Draws painters together: as one picture that is then thinned, masked and cut, so that what lies inside the group never
/// shines through.
///
/// Where the group is neither thinned nor masked, the painters draw straight into the frame, and only the pixels on the
/// clip's edge take the way round.
final class GroupPainter: Painter {
    private let children: PainterList
    private let mask: PainterList?
    private let hidesSomething: Bool
    /// Whether the picture is added to what is below.
    private let isLight: Bool

    init(
        children: [Painter], mask: [Painter]?, bounds: PixelRect, shapes: [CoverageShape] = [], opacity: Double = 1,
        isLight: Bool = false
    ) {
        self.isLight = isLight
        self.children = PainterList(children, within: bounds)
        self.mask = mask.map { PainterList($0, within: bounds) }
        hidesSomething = children.contains { $0.isOpaque }
        let extent = children.reduce(PixelRect.empty) { $0.union($1.bounds) }
        super.init(
            bounds: bounds.intersection(extent), shapes: shapes, opacity: opacity,
            hasOpaqueContent: mask == nil && hidesSomething && !isLight)
    }

    override func narrowed(bounds: PixelRect, shapes: [CoverageShape], opacity: Double) -> Painter {
        GroupPainter(
            children: children.painters, mask: mask?.painters, bounds: self.bounds.intersection(bounds),
            shapes: self.shapes + shapes, opacity: self.opacity * opacity, isLight: isLight)
    }

    /// One opaque child need not cover all of it.
    override var isSolid: Bool { false }

    override func opaqueColumns(_ y: Int) -> (start: Int, end: Int) {
        if isLight { return (0, 0) }
        let (start, end) = wholeColumns(y)
        let (first, last) = children.widestOpaqueColumns(y)
        return max(start, first) < min(end, last) ? (max(start, first), min(end, last)) : (0, 0)
    }

    override func paint(_ y: Int, whole start: Int, _ end: Int, into row: Pixels, _ context: RowContext) {
        if mask == nil && alpha == 255 && !isLight {
            return children.paint(row: y, start, end, into: row, context)
        }
        if let mask { return paint(y, start, end, through: mask, into: row, context) }
        let picture = context.takePixels()
        defer { context.returnPixels() }
        let solid = drawPicture(y, start, end, into: picture, context)
        if isLight { return RowKernels.add(row + start, picture + start, opacity: alpha, end - start) }
        RowKernels.over(row + start, picture + start, opacity: alpha, solid.start - start)
        RowKernels.mix(row + solid.start, row + solid.start, picture + solid.start, alpha, solid.end - solid.start)
        RowKernels.over(row + solid.end, picture + solid.end, opacity: alpha, end - solid.end)
    }

    override func paint(
        _ y: Int, _ start: Int, _ end: Int, coverage: Bytes, into row: Pixels, _ context: RowContext
    ) {
        let picture = context.takePixels()
        _ = drawPicture(y, start, end, into: picture, context)
        mask?.multiply(coverage, y, start, end, context)
        put(picture + start, on: row + start, coverage + start, end - start)
        context.returnPixels()
    }

    private func put(_ picture: Pixels, on row: Pixels, _ coverage: UnsafePointer<UInt8>, _ n: Int) {
        if isLight {
            RowKernels.add(row, picture, coverage: coverage, opacity: alpha, n)
        } else {
            RowKernels.over(row, picture, coverage: coverage, opacity: alpha, n)
        }
    }

    override func opaqueRows(from y: Int, upTo limit: Int) -> Int {
        let own = super.opaqueRows(from: y, upTo: limit)
        return isLight ? own : children.opaqueRows(from: y, upTo: own)
    }

    override func rowWork(over below: PixelRows) -> RowStep.Work? {
        mask == nil && alpha < 255 && isWhole && !isLight ? .cover(below) : nil
    }

    override func paint(
        _ y: Int, whole start: Int, _ end: Int, over below: UnsafePointer<UInt32>, into row: Pixels,
        _ context: RowContext
    ) {
        let picture = context.takePixels()
        defer { context.returnPixels() }
        let solid = drawPicture(y, start, end, into: picture, context)
        RowKernels.copy(row + start, below + start, solid.start - start)
        RowKernels.over(row + start, picture + start, opacity: alpha, solid.start - start)
        RowKernels.mix(row + solid.start, below + solid.start, picture + solid.start, alpha, solid.end - solid.start)
        RowKernels.copy(row + solid.end, below + solid.end, end - solid.end)
        RowKernels.over(row + solid.end, picture + solid.end, opacity: alpha, end - solid.end)
    }

    /// The children on nothing. Gives columns where the picture is opaque for certain, from `end` on if there are none.
    private func drawPicture(
        _ y: Int, _ start: Int, _ end: Int, into picture: Pixels, _ context: RowContext
    ) -> (start: Int, end: Int) {
        let widest = hidesSomething ? children.widestOpaqueColumns(y, context) : (start: 0, end: 0)
        var solid = (start: max(widest.start, start), end: min(widest.end, end))
        if solid.start >= solid.end { solid = (end, end) }
        // What an opaque child covers need not be cleared.
        RowKernels.fill(picture + start, 0, solid.start - start)
        RowKernels.fill(picture + solid.end, 0, end - solid.end)
        children.paint(row: y, start, end, into: picture, context)
        return solid
    }

    // MARK: Masked

    /// Draws what the mask leaves of the columns `start..<end`: nothing where it is transparent, straight where it is opaque.
    private func paint(
        _ y: Int, _ start: Int, _ end: Int, through mask: PainterList, into row: Pixels, _ context: RowContext
    ) {
        let isDone = mask.withSharedAlphas(y, start, end, context) { alphas in
            paint(y, start, end, covered: alphas, into: row, context)
        }
        if isDone { return }
        let bytes = context.takeBytes()
        mask.writeAlphas(y, start, end, to: bytes, context)
        paint(y, start, end, covered: bytes, into: row, context)
        context.returnBytes()
    }

    private func paint(
        _ y: Int, _ start: Int, _ end: Int, covered bytes: UnsafePointer<UInt8>, into row: Pixels, _ context: RowContext
    ) {
        let first = bytes.firstColumn(from: start, to: end, otherThan: 0)
        let last = bytes.lastColumn(from: first, to: end, otherThan: 0)
        guard first < last else { return }
        // Straight into the frame only what hides it: there, drawing into a picture first would make the same of it.
        var solid = (start: first, end: first)
        if hidesSomething, alpha == 255, !isLight {
            let widest = children.widestOpaqueColumns(y, context)
            solid = (max(widest.start, first), min(widest.end, last))
        }
        let head =
            solid.start == first ? bytes.firstColumn(from: first, to: max(solid.end, first), otherThan: 255) : first
        let tail = solid.end == last ? bytes.lastColumn(from: max(head, solid.start), to: last, otherThan: 255) : last
        if first < head { children.paint(row: y, first, head, into: row, context) }
        if tail < last { children.paint(row: y, tail, last, into: row, context) }
        guard head < tail else { return }
        let picture = context.takePixels()
        _ = drawPicture(y, head, tail, into: picture, context)
        put(picture + head, on: row + head, bytes + head, tail - head)
        context.returnPixels()
    }
}

extension UnsafePointer<UInt8> {
    /// The first column of `start..<end` with another value; `end` if there is none.
    fileprivate func firstColumn(from start: Int, to end: Int, otherThan value: UInt8) -> Int {
        let eight = UInt64(value) &* 0x0101_0101_0101_0101
        var x = start
        while x &+ 8 <= end, word(x) == eight { x &+= 8 }
        while x < end, self[x] == value { x &+= 1 }
        return x
    }

    /// The column behind the last one of `start..<end` with another value; `start` if there is none.
    fileprivate func lastColumn(from start: Int, to end: Int, otherThan value: UInt8) -> Int {
        let eight = UInt64(value) &* 0x0101_0101_0101_0101
        var x = end
        while x &- 8 >= start, word(x &- 8) == eight { x &-= 8 }
        while x > start, self[x &- 1] == value { x &-= 1 }
        return x
    }

    @inline(__always) private func word(_ x: Int) -> UInt64 {
        UnsafeRawPointer(self + x).loadUnaligned(as: UInt64.self)
    }
}
