import CCairo
import Foundation

/// Everything a stroke depends on besides its path and color.
package struct LineStyle: Equatable, Sendable {
    /// In user space.
    package var width: CGFloat
    /// How it ends.
    package var cap: CGLineCap
    /// How it turns corners.
    package var join: CGLineJoin
    /// How many widths long a sharp corner may be.
    package var miterLimit: CGFloat
    /// How far into the pattern a path begins.
    package var dashPhase: CGFloat
    /// Lengths of strokes and gaps in turn; empty for an unbroken line.
    package var dashLengths: [CGFloat]

    /// Core Graphics' own style, but for what is named.
    package init(
        width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dashPhase: CGFloat = 0, dashLengths: [CGFloat] = []
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashPhase = dashPhase
        self.dashLengths = dashLengths
    }

    /// Whether the dash is one that can be drawn: no negative length, and not all zero.
    var hasDash: Bool { dashLengths.contains { $0 > 0 } && dashLengths.allSatisfy { $0 >= 0 && $0.isFinite } }

    /// A line is not broken into more dashes: finer ones cannot be seen, and they would take all the time and memory there is.
    /// Decided.
    private static let mostDashes: CGFloat = 20_000

    /// Whether a line of that length is broken into dashes.
    func breaks(length: CGFloat) -> Bool {
        hasDash && dashPhase.isFinite && length <= dashLengths.reduce(0, +) * Self.mostDashes
    }

    /// Sets the style on a cairo context, whose matrix decides what the width means.
    ///
    /// - Parameter length: Of the path that is going to be stroked, in the style's units.
    func apply(to cairo: OpaquePointer, length: @autoclosure () -> CGFloat) {
        cairo_set_line_width(cairo, Double(width).limited(to: 0...CairoLimits.farthest))
        cairo_set_line_cap(cairo, cap.cairo)
        cairo_set_line_join(cairo, join.cairo)
        cairo_set_miter_limit(cairo, Double(miterLimit).limited(to: 1...CairoLimits.farthest))
        let lengths = hasDash && breaks(length: length()) ? dashLengths.map(Double.init) : []
        cairo_set_dash(cairo, lengths, Int32(lengths.count), lengths.isEmpty ? 0 : Double(dashPhase))
    }
}

/// What cairo can stand: it keeps places as whole 256ths of a pixel in 32 bits.
enum CairoLimits {
    /// Coordinates and widths end there; a few times as much is still a place for cairo.
    static let farthest = 1_000_000.0

    /// A coordinate within the limits; what is no number is 0.
    static func near(_ x: CGFloat) -> Double { x == x ? Double(x).limited(to: -farthest...farthest) : 0 }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t {
        switch self {
        case .winding: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}

extension CGContext {
    /// Sets the width of strokes, in user space.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width > 0 ? width : 0 }
    /// Sets how strokes end.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// Sets how strokes turn corners.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// Sets how long a sharp corner may grow, as a multiple of the line's width, before it is cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Sets the dash pattern of strokes: alternating lengths of dashes and gaps, in user space. An
    /// empty list ends dashing.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.dashPhase = phase
        state.line.dashLengths = lengths
    }
}
