import CoreGraphics

/// Draws a symbol's parts on its grid: x to the right, y downwards, both 0 to 100.
package struct SymbolPen {
    package let context: CGContext
    /// How thick lines are, on the grid.
    package let width: CGFloat
    /// The colors of the layer in front and of the one behind, if the symbol has several.
    package var layers: [UIColor] = []

    /// A pen that draws all in the color that is set.
    var withoutLayers: SymbolPen { SymbolPen(context: context, width: width) }

    /// Whether marks are drawn in a color of their own where they are cut out else.
    var hasLayers: Bool { layers.count > 1 }

    /// Draws in the color of a layer, if there are several.
    func onLayer(_ number: Int, _ body: () -> Void) {
        guard hasLayers else { return body() }
        context.saveGState()
        context.setFillColor(layers[number].cgColor)
        context.setStrokeColor(layers[number].cgColor)
        body()
        context.restoreGState()
    }

    /// Strokes a chain of straight lines.
    package func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) {
        context.beginPath()
        context.addPath(chain(points, closed: closed))
        context.strokePath()
    }

    /// Fills a polygon, its corners rounded by the pen.
    package func area(_ points: (CGFloat, CGFloat)..., rounding: CGFloat = 5) {
        fill(chain(points, closed: true), rounding: rounding)
    }

    /// Strokes a path.
    package func stroke(_ path: CGPath) {
        context.beginPath()
        context.addPath(path)
        context.strokePath()
    }

    /// Fills a path; `rounding` strokes its edge too, which makes it larger and its corners round.
    package func fill(_ path: CGPath, rounding: CGFloat = 0) {
        context.beginPath()
        context.addPath(path)
        context.fillPath()
        guard rounding > 0 else { return }
        context.saveGState()
        context.setLineWidth(rounding)
        stroke(path)
        context.restoreGState()
    }

    /// Strokes a circle.
    package func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) { context.strokeEllipse(in: square(x, y, radius)) }

    /// Fills a circle.
    package func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) { context.fillEllipse(in: square(x, y, radius)) }

    /// Strokes a rectangle with round corners.
    package func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) {
        stroke(rounded(x, y, width, height, radius))
    }

    /// Fills a rectangle with round corners.
    package func block(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat) {
        fill(rounded(x, y, width, height, radius))
    }

    /// Strokes an arc; degrees, zero to the right, growing clockwise.
    func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        context.beginPath()
        context.addArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
            clockwise: false)
        context.strokePath()
    }

    /// Takes away instead of adding, while `body` draws.
    func erasing(_ body: () -> Void) {
        context.saveGState()
        context.setBlendMode(.clear)
        body()
        context.restoreGState()
    }

    /// Draws with another thickness of lines.
    func thick(_ width: CGFloat, _ body: () -> Void) {
        context.saveGState()
        context.setLineWidth(width)
        body()
        context.restoreGState()
    }

    private func square(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
        CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
    }

    private func rounded(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ radius: CGFloat) -> CGPath {
        CGPath(
            roundedRect: CGRect(x: x, y: y, width: w, height: h), cornerWidth: min(radius, w / 2, h / 2),
            cornerHeight: min(radius, w / 2, h / 2), transform: nil)
    }

    private func chain(_ points: [(CGFloat, CGFloat)], closed: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }
}
