import CCairo
import Foundation

extension CGContext {
    /// Draws the blurred silhouette of `body` and then `body`. The silhouette is made of all of `body`, also of what lies
    /// outside the clip or the bitmap; the clip cuts off the shadow itself.
    func drawWithShadow(_ shadow: Shadow, _ body: (OpaquePointer) -> Void) {
        let sigma = (Double(shadow.blur * abs(shadowScale.height)) / 2).limited(to: 0...GaussianBlur.widest)
        let silhouette = Silhouette(
            width: canvas.width, height: canvas.height,
            offset: CGSize(
                width: shadow.offset.width * shadowScale.width, height: shadow.offset.height * shadowScale.height),
            margin: CGFloat(GaussianBlur.spread(sigma: sigma)) + 1)
        draw(silhouette, body)
        if let box = GaussianBlur.blur(silhouette.coverage, sigma: sigma) {
            paint(silhouette, in: box, color: shadow.color)
        }
        body(cairo)
    }

    private func draw(_ silhouette: Silhouette, _ body: (OpaquePointer) -> Void) {
        let surface = CairoSurface.over(silhouette.coverage)
        defer { cairo_surface_destroy(surface) }
        cairo_surface_set_device_offset(surface, Double(-silhouette.area.minX), Double(-silhouette.area.minY))
        guard let scratch = cairo_create(surface) else { return }
        cairo_set_antialias(scratch, cairo_get_antialias(cairo))
        var matrix = userToPixels.cairoMatrix
        cairo_set_matrix(scratch, &matrix)
        body(scratch)
        cairo_destroy(scratch)
    }

    private func paint(
        _ silhouette: Silhouette, in box: (columns: Range<Int>, rows: Range<Int>), color: CGColor
    ) {
        let surface = CairoSurface.over(silhouette.coverage)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        SolidSource(color, alpha: 1).set(on: cairo)
        let place = silhouette.place
        // A pixel more on all sides: at fractions of a pixel the silhouette is smoothed over its neighbors.
        cairo_rectangle(
            cairo, (Double(place.x) + Double(box.columns.lowerBound)).rounded(.down) - 1,
            (Double(place.y) + Double(box.rows.lowerBound)).rounded(.down) - 1, Double(box.columns.count) + 3,
            Double(box.rows.count) + 3)
        cairo_clip(cairo)
        cairo_mask_surface(cairo, surface, Double(place.x), Double(place.y))
        cairo_restore(cairo)
        cairo_surface_destroy(surface)
    }
}

/// The alpha of something that casts a shadow, in as much of the plane as can cast it into the bitmap.
private struct Silhouette {
    let coverage: CoverageBuffer
    /// The part of the plane in pixels; whole numbers.
    let area: CGRect
    private let offset: CGSize

    init(width: Int, height: Int, offset: CGSize, margin: CGFloat) {
        let bitmap = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        area = bitmap.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -margin, dy: -margin).integral
        coverage = CoverageBuffer(
            width: Int(saturating: Double(area.width)), height: Int(saturating: Double(area.height)))
        self.offset = offset
    }

    /// Where the shadow's first pixel belongs.
    var place: CGPoint { CGPoint(x: area.minX + offset.width, y: area.minY + offset.height) }
}
