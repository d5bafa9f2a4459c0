import CoreGraphics

/// Draws what a pixel source gives: bitmaps and gradients.
final class BitmapPainter: Painter {
    private let source: PixelSource
    /// The same without reference counting, see `BorrowedObjects`.
    private let borrowed: Unmanaged<PixelSource>
    /// Outside of this the source is transparent; `nil` where that is not known.
    private let ink: PixelRect?
    private let isPictureOfMany: Bool

    init(
        source: PixelSource, bounds: PixelRect, shapes: [CoverageShape] = [], opacity: Double = 1,
        ink: PixelRect? = nil, standsForMany: Bool = false
    ) {
        isPictureOfMany = standsForMany
        self.source = source
        borrowed = .passUnretained(source)
        self.ink = ink
        super.init(bounds: bounds, shapes: shapes, opacity: opacity, hasOpaqueContent: source.isOpaque)
    }

    override func narrowed(bounds: PixelRect, shapes: [CoverageShape], opacity: Double) -> Painter {
        BitmapPainter(
            source: source, bounds: self.bounds.intersection(bounds), shapes: self.shapes + shapes,
            opacity: self.opacity * opacity, ink: ink, standsForMany: isPictureOfMany)
    }

    override var standsForMany: Bool { isPictureOfMany }

    override func standingForOne() -> Painter {
        isPictureOfMany
            ? BitmapPainter(source: source, bounds: bounds, shapes: shapes, opacity: opacity, ink: ink) : self
    }

    override var painted: PixelRect { ink.map(bounds.intersection) ?? bounds }

    override func paint(_ y: Int, whole start: Int, _ end: Int, into row: Pixels, _ context: RowContext) {
        if let rows = source.rowsInPlace {
            blend(row + start, rows.row(y) + start, ahead: rows.stride, end - start)
        } else if isOpaque {
            produce(y, start, end, into: row, ahead: context.rowStride, context)
        } else {
            let made = context.takePixels()
            produce(y, start, end, into: made, ahead: 0, context)
            blend(row + start, made + start, ahead: 0, end - start)
            context.returnPixels()
        }
    }

    @inline(__always) private func produce(
        _ y: Int, _ start: Int, _ end: Int, into row: Pixels, ahead: Int, _ context: RowContext
    ) {
        borrowed._withUnsafeGuaranteedRef { $0.produce(y, start, end, into: row, ahead: ahead, context) }
    }

    private func blend(_ row: Pixels, _ pixels: UnsafePointer<UInt32>, ahead: Int, _ count: Int) {
        switch (source.isOpaque, alpha) {
        case (true, 255): RowKernels.copy(row, pixels, ahead: ahead, count)
        case (true, _): RowKernels.mix(row, row, pixels, alpha, ahead: (0, ahead), count)
        case (false, 255): RowKernels.over(row, pixels, ahead: ahead, count)
        case (false, _): RowKernels.over(row, pixels, opacity: alpha, count)
        }
    }

    override func paint(
        _ y: Int, _ start: Int, _ end: Int, coverage: Bytes, into row: Pixels, _ context: RowContext
    ) {
        if let pixels = source.rowsInPlace?.row(y) {
            RowKernels.over(row + start, pixels + start, coverage: coverage + start, opacity: alpha, end - start)
        } else {
            let made = context.takePixels()
            produce(y, start, end, into: made, ahead: 0, context)
            RowKernels.over(row + start, made + start, coverage: coverage + start, opacity: alpha, end - start)
            context.returnPixels()
        }
    }

    override var repeatsRows: Bool { isWhole && source.repeatsRows }

    override var rowWork: RowStep.Work {
        guard isOpaque, isWhole, let rows = source.rowsInPlace else { return .paint }
        return .copy(rows)
    }

    override func rowWork(over below: PixelRows) -> RowStep.Work? {
        guard source.isOpaque, isWhole, let rows = source.rowsInPlace else { return nil }
        return alpha == 255 ? .copy(rows) : .mix(below, rows, alpha)
    }
}
