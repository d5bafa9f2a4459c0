import CCairo
import Foundation

extension CGContext {
    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        paint(state.fillColor, through: .fill(takePath(), rule))
    }

    /// Strokes the current path and clears it.
    public func strokePath() {
        paint(state.strokeColor, through: .stroke(takePath()))
    }

    /// Fills or strokes the current path, or both, and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .fillStroke: paint(state.fillColor, through: .fill(path, .winding))
        case .eoFill, .eoFillStroke: paint(state.fillColor, through: .fill(path, .evenOdd))
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: paint(state.strokeColor, through: .stroke(path))
        case .fill, .eoFill: break
        }
    }

    /// Fills a rectangle. Like all calls with a shape as parameter, it clears the current path.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles as one shape.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        addRects(rects)
        fillPath()
    }

    /// Fills the ellipse that touches the rectangle's sides.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with a line of this width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let previous = state.line.width
        state.line.width = width
        stroke(rect)
        state.line.width = previous
    }

    /// Strokes the ellipse that touches the rectangle's sides.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes lines, each between two points of the list.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, or black where the bitmap has no alpha. Alpha, blend mode and shadow are ignored,
    /// the clip is not.
    public func clear(_ rect: CGRect) {
        let kept = state
        state.alpha = 1
        state.blendMode = .clear
        state.shadow = nil
        paint(.black, through: .fill(pixelRect(rect), .winding))
        state = kept
    }

    /// A rectangle of user space as a path in pixels.
    func pixelRect(_ rect: CGRect) -> CGPath {
        var transform = userToPixels
        return CGPath(rect: rect, transform: &transform)
    }

    /// Finishes pending drawing, so that the memory behind the context is up to date.
    public func flush() {
        cairo_surface_flush(canvas.surface)
    }

    /// Equals `flush()`.
    public func synchronize() { flush() }
}

extension CGContext {
    /// Intersects the clip with the inside of the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(toPixels: takePath(), rule)
    }

    /// Narrows the clip to a rectangle.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    /// Narrows the clip to rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Removes the clip of the current graphics state.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.masks = []
    }

    /// The smallest rectangle in user space that contains the clipping area; `null` if the area is
    /// empty.
    public var boundingBoxOfClipPath: CGRect {
        guard canDraw else { return .null }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
        cairo_restore(cairo)
        guard x1 > x0, y1 > y0 else { return .null }
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0).applying(userToPixels.inverted())
    }
}
