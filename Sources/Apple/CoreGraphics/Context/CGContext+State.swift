import CCairo
import Foundation

extension CGContext {
    /// Everything that `saveGState()` keeps.
    struct State {
        /// From user space to device space, where y grows upwards.
        var ctm: CGAffineTransform
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var line = LineStyle()
        var shadow: Shadow?
        var interpolation = CGInterpolationQuality.default
        var shouldAntialias = true
        var allowsAntialiasing = true
        var masks: [ClipMask] = []
    }

    /// A blurred copy in one color below what is drawn.
    struct Shadow {
        /// In the units of the context's first transform.
        var offset: CGSize
        /// Twice the standard deviation of the blur, in the same units.
        var blur: CGFloat
        var color: CGColor
    }

    /// Pushes a copy of the graphics state; `restoreGState()` pops it.
    public func saveGState() {
        savedStates.append(state)
        cairo_save(cairo)
    }

    /// Restores the state that `saveGState()` stored last. The path does not change.
    public func restoreGState() {
        guard savedStates.count > (layers.last?.stateDepth ?? 0), let last = savedStates.popLast() else {
            return warn("CGContext.restoreGState(): there is no saved state")
        }
        state = last
        cairo_restore(cairo)
        applyTransform()
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the axes.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the axes by radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies a transform before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        applyTransform()
    }

    /// The transform from user space to device space, in which y increases upwards and a unit is a
    /// pixel.
    public var ctm: CGAffineTransform { state.ctm }

    /// From device space to the bitmap's pixels, rows counted from the top.
    var deviceToPixels: CGAffineTransform { canvas.flip }

    /// From user space to the bitmap's pixels, rows counted from the top.
    package var userToPixels: CGAffineTransform { state.ctm.concatenating(deviceToPixels) }

    /// Whether anything drawn now can be seen: nothing is, while the transform collapses the plane.
    package var canDraw: Bool {
        let t = state.ctm
        let size = abs(t.a) + abs(t.b) + abs(t.c) + abs(t.d) + abs(t.tx) + abs(t.ty)
        return size <= Self.largestNumber && abs(t.determinant) >= 1 / (Self.largestNumber * Self.largestNumber)
    }

    /// Larger numbers, and scales smaller than one divided by it, are more than cairo can calculate with. Decided.
    static let largestNumber: CGFloat = 1e9

    /// Hands the current transform to cairo, which cannot stand one without an inverse.
    func applyTransform() {
        guard canDraw else { return }
        var matrix = userToPixels.cairoMatrix
        cairo_set_matrix(cairo, &matrix)
    }
}

extension CGContext {
    /// Sets the opacity of everything drawn from now on.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = CGFloat(Double(alpha).limited(to: 0...1)) }

    /// Sets how drawing is blended with the existing content.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets whether the context allows antialiasing.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialiasing = allowsAntialiasing }

    /// Whether edges are smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// The quality of the interpolation of images.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Draws a shadow below everything from now on.
    ///
    /// - Parameters:
    ///   - offset: In the units of the context's first transform, whatever the current one is.
    ///   - blur: How soft it is: twice the standard deviation of a Gaussian, in the same units.
    ///   - color: Its color; `nil` for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        // A shadow from farther away than any bitmap is long falls on none.
        let isNear = abs(offset.width) + abs(offset.height) < Self.largestNumber
        state.shadow = isNear ? color.map { Shadow(offset: offset, blur: max(blur, 0), color: $0) } : nil
    }

    /// Draws a shadow below everything from now on: black at one third opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
    }
}

extension CGAffineTransform {
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}

extension CGContext {
    /// The transform from user space to the bitmap, whose y increases upwards.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Converts a point of user space to the bitmap.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    /// Converts a point of the bitmap to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    /// Converts a size of user space to the bitmap.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    /// Converts a size of the bitmap to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    /// Converts a rectangle of user space to the bitmap, and returns its bounding box.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    /// Converts a rectangle of the bitmap to user space, and returns its bounding box.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}
