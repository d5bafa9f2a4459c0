import CoreGraphics

/// What a frame begins with: replaces whatever the pixels held, even if the color is translucent.
final class BackgroundPainter: Painter {
    private let color: UInt32

    init(color: UInt32, bounds: PixelRect) {
        self.color = color
        super.init(bounds: bounds, shapes: [], opacity: 1, hasOpaqueContent: true)
    }

    override var rowWork: RowStep.Work { .fill(color) }

    override func paint(_ y: Int, whole start: Int, _ end: Int, into row: Pixels, _ context: RowContext) {
        RowKernels.fill(row + start, color, end - start)
    }
}
