import CCairo
import Foundation

extension CGContext {
    /// Fills the clip with a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The gradient.
    ///   - start: The starting point.
    ///   - end: The ending point.
    ///   - options: Whether the outer colors extend beyond the ends of the line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (start, end) = (near(start), near(end))
        let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        drawGradient(gradient, pattern, options)
    }

    /// Fills the clip with a gradient between two circles.
    ///
    /// - Parameters:
    ///   - gradient: The gradient.
    ///   - startCenter: The center of the starting circle.
    ///   - startRadius: The radius of the starting circle.
    ///   - endCenter: The center of the ending circle.
    ///   - endRadius: The radius of the ending circle.
    ///   - options: Whether the outer colors extend inside the first circle and outside the last.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let (start, end) = (near(startCenter), near(endCenter))
        let pattern = cairo_pattern_create_radial(
            start.x, start.y, max(near(startRadius), 0), end.x, end.y, max(near(endRadius), 0))
        drawGradient(gradient, pattern, options)
    }

    /// As near as cairo can calculate with; what is no number is 0.
    private func near(_ point: CGPoint) -> (x: Double, y: Double) { (near(point.x), near(point.y)) }

    private func near(_ x: CGFloat) -> Double {
        let limit = Double(Self.largestNumber)
        return x == x ? Double(x).limited(to: -limit...limit) : 0
    }

    private func drawGradient(
        _ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions
    ) {
        defer { cairo_pattern_destroy(pattern) }
        // Cairo extends both ends or none; an end that must not go on gets a transparent stop at its very place.
        cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        if options == .drawsAfterEndLocation { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        if let first = gradient.stops.first { add(first, at: 0, to: pattern) }
        for stop in gradient.stops { add(stop, at: stop.location, to: pattern) }
        if let last = gradient.stops.last { add(last, at: 1, to: pattern) }
        if options == .drawsBeforeStartLocation { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
        paint(through: .everywhere, alpha: state.alpha) { cairo_set_source($0, pattern) }
    }

    private func add(_ stop: CGGradient.Stop, at location: CGFloat, to pattern: OpaquePointer?) {
        let color = stop.color.rgba
        cairo_pattern_add_color_stop_rgba(
            pattern, Double(location), color.red, color.green, color.blue, color.alpha)
    }
}
