import CCairo
import Foundation

extension CGContext {
    /// Draws `body` and below it its blurred silhouette. The silhouette is made of all of `body`, also of what the clip
    /// hides; the clip cuts off the shadow itself.
    func drawWithShadow(_ shadow: Shadow, _ body: (OpaquePointer) -> Void) {
        cairo_save(cairo)
        cairo_reset_clip(cairo)
        pushGroup()
        body(cairo)
        let content = cairo_pop_group(cairo)
        cairo_restore(cairo)
        drawShadow(shadow, of: content)
        setPixelSource(content, cairo)
        cairo_paint(cairo)
        cairo_pattern_destroy(content)
    }

    private func drawShadow(_ shadow: Shadow, of content: OpaquePointer?) {
        let coverage = CoverageBuffer(width: canvas.width, height: canvas.height)
        let surface = CairoSurface.over(coverage)
        let offset = shadow.offset
        let scratch = cairo_create(surface)
        cairo_translate(
            scratch, Double(offset.width * shadowScale.width), Double(offset.height * shadowScale.height))
        cairo_set_source(scratch, content)
        cairo_paint(scratch)
        cairo_destroy(scratch)
        cairo_surface_flush(surface)
        GaussianBlur.blur(coverage, sigma: Double(shadow.blur * abs(shadowScale.height)) / 2)
        cairo_surface_mark_dirty(surface)
        SolidSource(shadow.color, alpha: 1).set(on: cairo)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_mask_surface(cairo, surface, 0, 0)
        cairo_restore(cairo)
        cairo_surface_destroy(surface)
    }
}
