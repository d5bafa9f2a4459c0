import CCairo
import Foundation

extension CGPath {
    /// The path's inside as coverage: path point p lies at `(p − origin) · scale` of the buffer, pixel corners at whole
    /// numbers.
    package func filledCoverage(
        width: Int, height: Int, origin: CGPoint = .zero, scale: CGFloat = 1, rule: CGPathFillRule = .winding
    ) -> CoverageBuffer {
        coverage(width: width, height: height, origin: origin, scale: scale) { cairo in
            self.append(to: cairo)
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_fill(cairo)
        }
    }

    /// What a stroke of the path covers; the style is in the path's units. Points lie as for `filledCoverage`.
    package func strokedCoverage(
        _ style: LineStyle, width: Int, height: Int, origin: CGPoint = .zero, scale: CGFloat = 1
    ) -> CoverageBuffer {
        coverage(width: width, height: height, origin: origin, scale: scale) { cairo in
            self.append(to: cairo)
            style.apply(to: cairo, length: self.length)
            cairo_stroke(cairo)
        }
    }

    private func coverage(
        width: Int, height: Int, origin: CGPoint, scale: CGFloat, _ draw: (OpaquePointer) -> Void
    ) -> CoverageBuffer {
        let buffer = CoverageBuffer(width: width, height: height)
        guard scale > 0, width > 0, height > 0, let cairo = makeContext(over: buffer) else { return buffer }
        cairo_scale(cairo, Double(scale), Double(scale))
        cairo_translate(cairo, -Double(origin.x), -Double(origin.y))
        draw(cairo)
        cairo_destroy(cairo)
        return buffer
    }

    /// Drawing ends with the context: it holds the only reference to the surface.
    private func makeContext(over buffer: CoverageBuffer) -> OpaquePointer? {
        let surface = CairoSurface.over(buffer)
        defer { cairo_surface_destroy(surface) }
        return cairo_create(surface)
    }
}
