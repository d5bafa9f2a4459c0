import CCairo
import Foundation

// Every drawing call ends here: a source is painted through a shape, with the state's alpha, blend mode, masks and shadow.
extension CGContext {
    /// Where paint goes.
    enum Shape {
        /// Inside a path given in pixels.
        case fill(CGPath, CGPathFillRule)
        /// Along a path given in pixels, with the state's line style.
        case stroke(CGPath)
        /// Everywhere the clip allows.
        case everywhere
    }

    /// Paints a plain color through a shape.
    func paint(_ color: CGColor, through shape: Shape) {
        let solid = SolidSource(color, alpha: state.alpha)
        paint(through: shape, alpha: 1) { solid.set(on: $0) }
    }

    /// Paints a source through a shape.
    ///
    /// - Parameters:
    ///   - alpha: What the source is multiplied by.
    ///   - setSource: Sets the source; the matrix is the user's.
    func paint(through shape: Shape, alpha: CGFloat, setSource: @escaping (OpaquePointer) -> Void) {
        compose(boundedBy: shape) { cairo in
            setSource(cairo)
            self.cover(shape, alpha: alpha, cairo: cairo)
        }
    }

    /// Draws whatever `body` draws, with the state's alpha, blend mode, masks and shadow. Inside, the source is the fill
    /// color, the matrix the user's; `body` may change the source and must leave the operator alone. Text is drawn so.
    package func draw(_ body: @escaping (OpaquePointer) -> Void) {
        let solid = SolidSource(state.fillColor, alpha: state.alpha)
        compose(boundedBy: .everywhere) { cairo in
            solid.set(on: cairo)
            body(cairo)
        }
    }

    /// Runs `body` so that what it draws is mixed with what is there as the state says.
    private func compose(boundedBy shape: Shape, _ body: @escaping (OpaquePointer) -> Void) {
        guard canDraw else { return }
        canvas.mirror?.read(into: canvas)
        cairo_save(cairo)
        applyAntialiasing()
        if state.shadow != nil || !state.masks.isEmpty || state.blendMode == .plusDarker {
            composeGroup(body)
        } else {
            limitUnboundedOperator(to: shape)
            cairo_set_operator(cairo, state.blendMode.cairo)
            body(cairo)
        }
        cairo_restore(cairo)
        finishDrawing()
    }

    /// What has to follow every change of the pixels.
    func finishDrawing() {
        if layers.isEmpty, canvas.isOpaque, state.blendMode.canLowerAlpha { canvas.makeOpaque() }
        canvas.mirror?.write(from: canvas)
    }

    private func applyAntialiasing() {
        let smooth = state.shouldAntialias && state.allowsAntialiasing
        cairo_set_antialias(cairo, smooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Covers the shape with the source that is set.
    private func cover(_ shape: Shape, alpha: CGFloat, cairo: OpaquePointer) {
        switch shape {
        case .everywhere:
            cairo_paint_with_alpha(cairo, Double(alpha))
        case .fill(let path, let rule):
            begin(path, cairo)
            cairo_set_fill_rule(cairo, rule.cairo)
            if alpha == 1 {
                cairo_fill(cairo)
            } else {
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, Double(alpha))
            }
        case .stroke(let path):
            begin(path, cairo)
            state.line.apply(to: cairo, length: path.length / self.userToPixels.averageScale)
            cairo_stroke(cairo)
        }
    }

    /// Makes a path in pixels cairo's current one, leaving the user's matrix in place.
    private func begin(_ path: CGPath, _ cairo: OpaquePointer) {
        var user = cairo_matrix_t()
        cairo_get_matrix(cairo, &user)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        path.append(to: cairo)
        cairo_set_matrix(cairo, &user)
    }

    /// Cairo lets some operators reach beyond the shape, Core Graphics none: they are held back by a clip.
    private func limitUnboundedOperator(to shape: Shape) {
        guard state.blendMode.isUnboundedInCairo else { return }
        switch shape {
        case .everywhere: break
        case .fill(let path, let rule): clip(toPixels: path, rule)
        case .stroke(let path):
            let user = path.applying(userToPixels.inverted())
            let outline = user.stroked(state.line, scale: userToPixels.averageScale)
            clip(toPixels: outline.applying(userToPixels), .winding)
        }
    }

    /// Narrows the clip to the inside of a path given in pixels.
    func clip(toPixels path: CGPath, _ rule: CGPathFillRule, on other: OpaquePointer? = nil) {
        let target = other ?? cairo
        begin(path, target)
        cairo_set_fill_rule(target, rule.cairo)
        cairo_clip(target)
    }
}

/// A color such that cairo writes the same bytes as the compositor does for a plain color: premultiplied and rounded to
/// eight bits first.
struct SolidSource {
    private let red: Double
    private let green: Double
    private let blue: Double
    private let alpha: Double

    init(_ color: CGColor, alpha factor: CGFloat) {
        let (r, g, b, a) = color.rgba
        let opacity = (a * Double(factor) * 255).rounded()
        func straight(_ component: Double) -> Double {
            opacity == 0 ? 0 : (component * a * Double(factor) * 255).rounded() / opacity
        }
        red = straight(r)
        green = straight(g)
        blue = straight(b)
        alpha = opacity / 255
    }

    func set(on cairo: OpaquePointer) {
        cairo_set_source_rgba(cairo, red, green, blue, alpha)
    }
}

extension CGBlendMode {
    /// Cairo's operator of the same effect. `plusDarker` has none and is mixed by hand.
    var cairo: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether cairo's operator also changes what lies outside the shape.
    var isUnboundedInCairo: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }

    /// Whether an opaque pixel can become less than opaque.
    var canLowerAlpha: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: true
        default: false
        }
    }
}

extension ContextCanvas {
    /// Sets every pixel's alpha to 255.
    func makeOpaque() {
        guard let buffer else { return }
        cairo_surface_flush(surface)
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            for x in 0..<buffer.width { row[x] |= 0xFF00_0000 }
        }
        cairo_surface_mark_dirty(surface)
    }
}
