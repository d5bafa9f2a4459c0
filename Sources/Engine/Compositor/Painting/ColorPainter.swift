import CoreGraphics

/// Draws a plain color.
final class ColorPainter: Painter {
    private let color: UInt32
    private let thinned: UInt32

    init(color: UInt32, bounds: PixelRect, shapes: [CoverageShape] = [], opacity: Double = 1) {
        self.color = color
        let alpha = UInt32((min(max(opacity, 0), 1) * 255).rounded())
        thinned = alpha == 255 ? color : scaled(color, by: alpha)
        super.init(bounds: bounds, shapes: shapes, opacity: opacity, hasOpaqueContent: color >> 24 == 255)
    }

    /// The alpha that is drawn: the color's, thinned by the opacity.
    var alphaOfColor: UInt32 { thinned >> 24 }

    override func narrowed(bounds: PixelRect, shapes: [CoverageShape], opacity: Double) -> Painter {
        ColorPainter(
            color: color, bounds: self.bounds.intersection(bounds), shapes: self.shapes + shapes,
            opacity: self.opacity * opacity)
    }

    override func paint(_ y: Int, whole start: Int, _ end: Int, into row: Pixels, _ context: RowContext) {
        if isOpaque {
            RowKernels.fill(row + start, thinned, end - start)
        } else {
            RowKernels.blend(row + start, row + start, color: thinned, end - start)
        }
    }

    override func paint(
        _ y: Int, _ start: Int, _ end: Int, coverage: Bytes, into row: Pixels, _ context: RowContext
    ) {
        RowKernels.blend(row + start, color: thinned, coverage: coverage + start, end - start)
    }

    override var rowWork: RowStep.Work { isOpaque && isWhole ? .fill(thinned) : .paint }

    override func rowWork(over below: PixelRows) -> RowStep.Work? {
        guard isWhole else { return nil }
        return isOpaque ? .fill(thinned) : .tint(below, thinned)
    }
}
