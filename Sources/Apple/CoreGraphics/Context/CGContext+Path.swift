import CCairo
import Foundation

extension CGContext {
    /// Forgets the current path and begins a new one.
    public func beginPath() { pixelPath = CGMutablePath() }

    /// Begins a new subpath.
    public func move(to point: CGPoint) { pixelPath.move(to: point, transform: userToPixels) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { pixelPath.addLine(to: point, transform: userToPixels) }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pixelPath.addCurve(to: end, control1: control1, control2: control2, transform: userToPixels)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pixelPath.addQuadCurve(to: end, control: control, transform: userToPixels)
    }

    /// Ends the current subpath with a line to its start.
    public func closePath() { pixelPath.closeSubpath() }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { pixelPath.addRect(rect, transform: userToPixels) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { pixelPath.addRects(rects, transform: userToPixels) }

    /// Begins a new subpath at the first point and adds lines to all others.
    public func addLines(between points: [CGPoint]) { pixelPath.addLines(between: points, transform: userToPixels) }

    /// Adds the ellipse that touches the rectangle's sides.
    public func addEllipse(in rect: CGRect) { pixelPath.addEllipse(in: rect, transform: userToPixels) }

    /// Adds a circle's arc; see `CGMutablePath`'s method for the direction.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        pixelPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: userToPixels)
    }

    /// Adds a circle's arc that touches two lines; see `CGMutablePath`'s method.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pixelPath.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: userToPixels)
    }

    /// Adds another path's elements.
    public func addPath(_ path: CGPath) { pixelPath.addPath(path, transform: userToPixels) }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { pixelPath.isEmpty }

    /// The current point, at which the next line would begin, in user space.
    public var currentPointOfPath: CGPoint {
        isPathEmpty ? .zero : pixelPath.currentPoint.applying(userToPixels.inverted())
    }

    /// The smallest rectangle in user space that contains all points of the path, including control
    /// points; `null` for none.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// A copy of the current path in user space; `nil` when it is empty.
    public var path: CGPath? { isPathEmpty ? nil : pixelPath.applying(userToPixels.inverted()) }

    /// Whether drawing the path in this mode would touch the point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        switch mode {
        case .fill: return path.contains(point, using: .winding)
        case .eoFill: return path.contains(point, using: .evenOdd)
        case .stroke: return stroked(path).contains(point)
        case .fillStroke: return path.contains(point, using: .winding) || stroked(path).contains(point)
        case .eoFillStroke: return path.contains(point, using: .evenOdd) || stroked(path).contains(point)
        }
    }

    /// Replaces the path with the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        pixelPath = stroked(path).mutableCopy(using: [userToPixels]) ?? CGMutablePath()
    }

    /// The outline of a stroke in user space.
    private func stroked(_ path: CGPath) -> CGPath { path.stroked(state.line, scale: userToPixels.averageScale) }

    /// Takes the current path away, leaving an empty one.
    func takePath() -> CGPath {
        defer { pixelPath = CGMutablePath() }
        return pixelPath
    }
}

extension CGPath {
    /// Adds the path to a cairo context's current path. Points are in the context's user space; what is too far
    /// out for cairo is brought nearer.
    package func append(to cairo: OpaquePointer) {
        let near = CairoLimits.near
        var current = CGPoint.zero
        var start = CGPoint.zero
        forEachElement { element in
            switch element {
            case .move(let point):
                cairo_move_to(cairo, near(point.x), near(point.y))
                current = point
                start = point
            case .line(let point):
                cairo_line_to(cairo, near(point.x), near(point.y))
                current = point
            case .quad(let control, let end):
                let (c1, c2) = CGPath.cubicControls(from: current, quadControl: control, to: end)
                cairo_curve_to(
                    cairo, near(c1.x), near(c1.y), near(c2.x), near(c2.y), near(end.x), near(end.y))
                current = end
            case .cubic(let c1, let c2, let end):
                cairo_curve_to(
                    cairo, near(c1.x), near(c1.y), near(c2.x), near(c2.y), near(end.x), near(end.y))
                current = end
            case .close:
                cairo_close_path(cairo)
                current = start
            }
        }
    }

    /// The control points of the cubic that is the same curve as a quadratic one.
    static func cubicControls(
        from start: CGPoint, quadControl control: CGPoint, to end: CGPoint
    ) -> (CGPoint, CGPoint) {
        func third(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        return (third(start), third(end))
    }
}
