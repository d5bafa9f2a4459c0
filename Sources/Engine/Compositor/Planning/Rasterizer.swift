import CoreGraphics

/// Draws painters into bitmaps: the worker threads with their scratch memory, and the bitmaps cached between frames.
final class Rasterizer {
    let pool: WorkerPool
    private var contexts: [RowContext] = []
    /// How many sources of this frame keep blocks.
    private var sources = 0
    private var lastScratchBuffer: PixelBuffer?
    let shadows: ShadowCache
    let reducedBitmaps = ReducedBitmaps()
    let ramps = GradientRamps()

    /// Pixels that are worth waking a thread up for: they take one thread as long as the other one takes to come. Decided.
    private static let smallestShared = 30_000

    init(threads: Int) {
        pool = WorkerPool(size: threads)
        shadows = ShadowCache(pool: pool)
    }

    /// Drops cached bitmaps that no frame uses any more, and wakes the threads for a frame of so many pixels.
    func beginFrame(pixels: Int) {
        if pixels >= Self.smallestShared { pool.wake() }
        shadows.beginFrame()
        reducedBitmaps.beginFrame()
        sources = 0
        for context in contexts { context.blocks.forget() }
    }

    /// A number for a source of this frame that keeps blocks.
    func numberSource() -> Int {
        sources += 1
        return sources
    }

    /// Draws painters into a buffer whose pixel (0, 0) is the area's first.
    func draw(_ painters: [Painter], into buffer: PixelBuffer, area: PixelRect) {
        draw(painters, into: buffer, area: area, origin: (area.left, area.top))
    }

    /// Draws an area into a buffer whose pixel (0, 0) is the frame's pixel `origin`.
    func draw(_ painters: [Painter], into buffer: PixelBuffer, area: PixelRect, origin: (x: Int, y: Int)) {
        guard !area.isEmpty else { return }
        while contexts.count < pool.size { contexts.append(RowContext()) }
        for context in contexts { context.prepare(width: area.width, origin: area.left) }
        let seen = painters.filter { $0.bounds.intersects(area) }
        let job = BandJob(
            painters: PainterList(seen), buffer: buffer, area: area, origin: origin, contexts: contexts)
        if area.area >= Self.smallestShared {
            pool.distribute(job.bandCount) { band, worker in job.draw(band: band, worker: worker) }
        } else {
            for band in 0..<job.bandCount { job.draw(band: band, worker: 0) }
        }
    }

    /// A picture that was blurred, as a bitmap to be stretched over the frame.
    struct Blurred<Buffer> {
        var buffer: Buffer
        /// From the frame's pixels to the bitmap's.
        var placement: BitmapPlacement
        /// What the bitmap covers of the frame.
        var bounds: PixelRect
    }

    /// What the painters show, blurred. Nil where nothing is seen within `clip`.
    func blurredBitmap(
        of painters: [Painter], sigmaX: Double, sigmaY: Double, within clip: PixelRect
    ) -> Blurred<PixelBuffer>? {
        let picture = blur(painters, sigmaX, sigmaY, clip) {
            BlurPlane($0, halvings: $1, margin: $2, pool: pool)
        }
        return picture.map { Blurred(buffer: $0.buffer.pixelBuffer(), placement: $0.placement, bounds: $0.bounds) }
    }

    /// The alpha of what the painters show, blurred. Nil where nothing is seen within `clip`.
    func blurredAlpha(
        of painters: [Painter], sigmaX: Double, sigmaY: Double, within clip: PixelRect
    ) -> Blurred<CoverageBuffer>? {
        let picture = blur(painters, sigmaX, sigmaY, clip) {
            BlurPlane(alphaOf: $0, halvings: $1, margin: $2, pool: pool)
        }
        return picture.map { Blurred(buffer: $0.buffer.coverageBuffer(), placement: $0.placement, bounds: $0.bounds) }
    }

    /// A scratch buffer: its picture is read at once and then no longer needed.
    private func scratchBuffer(width: Int, height: Int) -> PixelBuffer {
        if let lastScratchBuffer, lastScratchBuffer.width == width, lastScratchBuffer.height == height {
            return lastScratchBuffer
        }
        let made = PixelBuffer(width: width, height: height)
        lastScratchBuffer = made
        return made
    }

    private func blur(
        _ painters: [Painter], _ sigmaX: Double, _ sigmaY: Double, _ clip: PixelRect,
        reduce: (PixelBuffer, _ halvings: Int, _ margin: Int) -> BlurPlane
    ) -> Blurred<BlurPlane>? {
        let halvings = BlurPlane.halvings(max(sigmaX, sigmaY))
        let block = 1 << halvings
        let margin = BlurPlane.margin(max(sigmaX, sigmaY) / Double(block))
        let drawn = painters.reduce(PixelRect.empty) { $0.union($1.bounds) }
        // Blocks lie on a grid of the frame, so that a picture that moves does not flicker.
        let area = drawn.intersection(clip.outset(by: margin * block)).aligned(to: block)
        guard !area.isEmpty else { return nil }
        let picture = scratchBuffer(width: area.width, height: area.height)
        draw([BackgroundPainter(color: 0, bounds: area)] + painters, into: picture, area: area)
        let plane = reduce(picture, halvings, margin)
        plane.blur(sigmaX: sigmaX / Double(block), sigmaY: sigmaY / Double(block), pool: pool)
        let bounds = area.outset(by: margin * block)
        let placement = BitmapPlacement(
            source: CGRect(x: 0, y: 0, width: plane.width, height: plane.height),
            destination: CGRect(x: bounds.left, y: bounds.top, width: bounds.width, height: bounds.height))
        return Blurred(buffer: plane, placement: placement, bounds: bounds)
    }
}

extension PixelRect {
    /// Grown to multiples of `block`, a power of two.
    fileprivate func aligned(to block: Int) -> PixelRect {
        PixelRect(
            left: left & -block, top: top & -block, right: (right + block - 1) & -block,
            bottom: (bottom + block - 1) & -block)
    }
}

/// What the threads share while a frame is drawn. Painters are immutable, and each thread has its own context and rows.
private struct BandJob: @unchecked Sendable {
    let painters: PainterList
    let buffer: PixelBuffer
    let area: PixelRect
    let origin: (x: Int, y: Int)
    let contexts: [RowContext]

    /// Rows drawn in one go: enough to pay for choosing the painters, few enough to share the work evenly.
    private static let bandHeight = 64

    var bandCount: Int { (area.height + Self.bandHeight - 1) / Self.bandHeight }

    func draw(band: Int, worker: Int) {
        let top = area.top + band * Self.bandHeight
        let context = contexts[worker]
        let rows = top..<min(top + Self.bandHeight, area.bottom)
        let pixels = PixelRows(buffer.pixels, stride: buffer.stride, x: origin.x, y: origin.y)
        painters.paint(rows, area.left, area.right, into: pixels, context)
    }
}
