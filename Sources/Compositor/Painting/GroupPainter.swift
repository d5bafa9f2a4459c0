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
        let picture = context.takePixels()
        defer { context.returnPixels() }
        let solid = drawPicture(y, start, end, into: picture, context)
        if let mask {
            let bytes = context.takeBytes()
            (bytes + start).update(repeating: 255, count: end - start)
            multiply(bytes, by: mask, y, start, end, context)
            put(picture + start, on: row + start, bytes + start, end - start)
            context.returnBytes()
            return
        }
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
        if let mask { multiply(coverage, by: mask, y, start, end, context) }
        put(picture + start, on: row + start, coverage + start, end - start)
        context.returnPixels()
    }

    private func put(_ picture: Pixels, on row: Pixels, _ coverage: Bytes, _ n: Int) {
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

    private func multiply(
        _ bytes: Bytes, by mask: PainterList, _ y: Int, _ start: Int, _ end: Int, _ context: RowContext
    ) {
        let picture = context.takePixels()
        RowKernels.fill(picture + start, 0, end - start)
        mask.paint(row: y, start, end, into: picture, context)
        RowKernels.multiply(bytes + start, alphaOf: picture + start, end - start)
        context.returnPixels()
    }
}
