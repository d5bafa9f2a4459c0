import CCairo
import Foundation

/// A bitmap and everything needed to draw into it: the current transform, clip, colors, line style and path.
///
/// Drawing is cairo's. Device space is Core Graphics': the origin is the bitmap's lower left pixel corner and y grows
/// upwards. A context made for UIKit begins with a transform that turns this over.
public final class CGContext: Hashable {
    /// The drawing surface's handle, for text. Its matrix is always the current transform; every drawing call sets source
    /// and operator itself, so they may be changed. Pair clip changes with `cairo_save` and `cairo_restore`.
    package let cairo: OpaquePointer
    /// What is drawn into.
    let canvas: ContextCanvas
    /// From user space to device space (y up), clip masks, colors and line style.
    var state: State
    /// The states that `restoreGState()` goes back to.
    var savedStates: [State] = []
    /// The transparency layers that are open.
    var layers: [TransparencyLayer] = []
    /// The current path, in pixels (y down), as it was under the transform at each call.
    var pixelPath = CGMutablePath()
    /// By how much, and in which direction, shadow offsets count in pixels (y down).
    let shadowScale: CGSize

    init(canvas: ContextCanvas, ctm: CGAffineTransform, shadowScale: CGSize) {
        self.canvas = canvas
        self.cairo = cairo_create(canvas.surface)
        self.state = State(ctm: ctm)
        self.shadowScale = shadowScale
        applyTransform()
    }

    deinit {
        cairo_destroy(cairo)
    }

    /// A context over a buffer, as UIKit sees it: origin in the upper left, y down, `scale` pixels per point.
    package convenience init(buffer: PixelBuffer, scale: CGFloat) {
        self.init(
            canvas: ContextCanvas(buffer: buffer),
            ctm: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(buffer.height)),
            shadowScale: CGSize(width: scale, height: scale))
    }

    /// A context that draws alpha only, as UIKit sees it: origin in the upper left, y down, `scale` pixels per point.
    package convenience init(coverage: CoverageBuffer, scale: CGFloat) {
        self.init(
            canvas: ContextCanvas(coverage: coverage),
            ctm: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(coverage.height)),
            shadowScale: CGSize(width: scale, height: scale))
    }

    /// Contexts are compared by identity.
    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// The memory that a context draws into, and cairo's surface over it.
final class ContextCanvas {
    /// The pixels, unless only alpha is drawn.
    let buffer: PixelBuffer?
    /// The alpha, if only that is drawn.
    let coverage: CoverageBuffer?
    let surface: OpaquePointer
    /// What `bitmapInfo` and its kin report.
    var format = Format()
    /// The caller's memory in another format than the buffer's, kept in step with it.
    var mirror: ContextMirror?
    /// The pages that are drawn in place of pixels.
    let pages: PDFPages?

    struct Format {
        var bitsPerPixel = 32
        var bytesPerRow = 0
        var space: CGColorSpace? = .standardRGB
        var bitmapInfo: CGBitmapInfo = [
            .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
        ]
    }

    init(buffer: PixelBuffer) {
        self.buffer = buffer
        coverage = nil
        pages = nil
        surface = CairoSurface.over(buffer)
        format.bytesPerRow = buffer.bytesPerRow
        if buffer.isOpaque {
            format.bitmapInfo = [
                .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue),
            ]
        }
    }

    init(coverage: CoverageBuffer) {
        buffer = nil
        pages = nil
        self.coverage = coverage
        surface = CairoSurface.over(coverage)
        format = Format(
            bitsPerPixel: 8, bytesPerRow: coverage.stride, space: nil,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue))
    }

    init(pages: PDFPages) {
        buffer = nil
        coverage = nil
        self.pages = pages
        surface = pages.surface
        format = Format(bitsPerPixel: 0, space: nil, bitmapInfo: [])
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    var width: Int { buffer?.width ?? coverage?.width ?? pages.map { Int(saturating: $0.box.width.rounded(.up)) } ?? 0 }
    var height: Int {
        buffer?.height ?? coverage?.height ?? pages.map { Int(saturating: $0.box.height.rounded(.up)) } ?? 0
    }
    /// From device space, whose y grows upwards, to pixels from the top down, or to a page from its top.
    var flip: CGAffineTransform {
        if let pages { return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -pages.box.minX, ty: pages.box.maxY) }
        return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    }

    /// Whether every pixel stays opaque whatever is drawn.
    var isOpaque: Bool {
        switch format.bitmapInfo.alpha {
        case .none, .noneSkipFirst, .noneSkipLast: true
        default: false
        }
    }
}

/// Cairo surfaces over our buffers. The caller destroys them and keeps the buffer alive as long.
enum CairoSurface {
    static func over(_ buffer: PixelBuffer) -> OpaquePointer {
        let bytes = UnsafeMutableRawPointer(buffer.pixels).assumingMemoryBound(to: UInt8.self)
        return cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(buffer.height), Int32(buffer.bytesPerRow))
    }

    static func over(_ buffer: CoverageBuffer) -> OpaquePointer {
        cairo_image_surface_create_for_data(
            buffer.bytes, CAIRO_FORMAT_A8, Int32(buffer.width), Int32(buffer.height), Int32(buffer.stride))
    }
}
