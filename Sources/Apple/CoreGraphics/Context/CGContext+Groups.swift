import CCairo
import Foundation

extension CGContext {
    /// What is clipped away by an image.
    struct ClipMask {
        /// Alpha is coverage.
        let image: PixelBuffer
        /// From pixels to the image's pixels.
        let pixelsToImage: CGAffineTransform
        /// The image's area as a path in pixels.
        let outline: CGPath
    }

    /// A transparency layer that is open.
    struct TransparencyLayer {
        /// The state outside.
        let state: State
        /// How many states were saved outside.
        let stateDepth: Int
    }

    /// Begins a transparency layer: everything drawn until its end is composited as one group, with
    /// the current alpha, blend mode and shadow. Inside the layer these have their default values.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        layers.append(TransparencyLayer(state: state, stateDepth: savedStates.count))
        cairo_save(cairo)
        pushGroup()
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.masks = []
    }

    /// Begins a layer that reaches no farther than the rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        // The clip belongs to the layer: the state outside comes back at its end.
        let outside = state
        let depth = savedStates.count
        cairo_save(cairo)
        clip(toPixels: pixelRect(rect), .winding)
        layers.append(TransparencyLayer(state: outside, stateDepth: depth))
        pushGroup()
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.masks = []
    }

    /// Ends the layer begun last and draws it.
    public func endTransparencyLayer() {
        guard let layer = layers.last else {
            return warn("CGContext.endTransparencyLayer(): no layer was begun")
        }
        while savedStates.count > layer.stateDepth { restoreGState() }
        layers.removeLast()
        let content = cairo_pop_group(cairo)
        state = layer.state
        applyTransform()
        paint(through: .everywhere, alpha: state.alpha) { self.setPixelSource(content, $0) }
        cairo_pattern_destroy(content)
        cairo_restore(cairo)
        applyTransform()
    }

    /// Lets drawing go into a bitmap of its own, until `cairo_pop_group`. That call leaves the matrix at pixels, so that
    /// the group's content comes back pixel by pixel without rounding a transform.
    func pushGroup() {
        cairo_identity_matrix(cairo)
        cairo_push_group(cairo)
        applyTransform()
    }

    /// Makes a group's content the source, whatever the matrix is.
    func setPixelSource(_ content: OpaquePointer?, _ cairo: OpaquePointer) {
        var user = cairo_matrix_t()
        cairo_get_matrix(cairo, &user)
        cairo_identity_matrix(cairo)
        cairo_set_source(cairo, content)
        cairo_set_matrix(cairo, &user)
    }

    /// Draws `body` into a bitmap of its own, adds the shadow, cuts out the masks, and mixes the result with what is there.
    func composeGroup(_ body: (OpaquePointer) -> Void) {
        pushGroup()
        if let shadow = state.shadow {
            drawWithShadow(shadow, body)
        } else {
            body(cairo)
        }
        for mask in state.masks { multiply(by: mask) }
        let result = cairo_pop_group(cairo)
        if state.blendMode == .plusDarker {
            mixPlusDarker(result)
        } else {
            cairo_set_source(cairo, result)
            cairo_set_operator(cairo, state.blendMode.cairo)
            cairo_paint(cairo)
        }
        cairo_pattern_destroy(result)
    }

    private func multiply(by mask: ClipMask) {
        let surface = CairoSurface.over(mask.image)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        let pattern = cairo_pattern_create_for_surface(surface)
        var matrix = mask.pixelsToImage.cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        cairo_pattern_destroy(pattern)
        cairo_restore(cairo)
        cairo_surface_destroy(surface)
    }

    /// Restricts the clip to an image: the painted parts of an image mask, the light parts of a gray image, otherwise
    /// the opaque ones. The image fills the rectangle as with `draw(_:in:byTiling:)`.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard canDraw else { return }
        let outline = pixelRect(rect)
        clip(toPixels: outline, .winding)
        let pixelsToImage = userToPixels.inverted().concatenating(imageTransform(of: mask.buffer, in: rect))
        state.masks.append(
            ClipMask(image: mask.coverageBuffer, pixelsToImage: pixelsToImage, outline: outline))
    }

    /// Mixes the source with what is there by adding both darknesses (PDF's and Core Graphics' "plus darker"):
    /// `R = max(0, αR − (αD − D) − (αS − S))` with premultiplied colors and `αR = min(1, αD + αS)`.
    private func mixPlusDarker(_ source: OpaquePointer?) {
        // The source is rendered over the whole target, so that both can be walked together.
        guard let target = cairo_get_group_target(cairo) else { return }
        let (width, height) = (cairo_image_surface_get_width(target), cairo_image_surface_get_height(target))
        guard cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32 else {
            cairo_set_source(cairo, source)
            return cairo_paint(cairo)
        }
        let copy = PixelBuffer(width: Int(width), height: Int(height))
        let surface = CairoSurface.over(copy)
        var (dx, dy) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &dx, &dy)
        cairo_surface_set_device_offset(surface, dx, dy)
        let scratch = cairo_create(surface)
        cairo_set_source(scratch, source)
        cairo_paint(scratch)
        cairo_destroy(scratch)
        cairo_surface_flush(surface)
        cairo_surface_flush(target)
        if let bytes = cairo_image_surface_get_data(target) {
            let rowBytes = Int(cairo_image_surface_get_stride(target))
            for y in 0..<copy.height {
                PlusDarker.mix(copy.row(y), into: bytes + y * rowBytes, count: copy.width)
            }
        }
        cairo_surface_mark_dirty(target)
        cairo_surface_destroy(surface)
    }
}

/// The one blend mode that cairo lacks.
private enum PlusDarker {
    static func mix(_ source: UnsafeMutablePointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>, count: Int) {
        bytes.withMemoryRebound(to: UInt32.self, capacity: count) { target in
            for x in 0..<count where source[x] != 0 {
                target[x] = mix(source[x], target[x])
            }
        }
    }

    static func mix(_ source: UInt32, _ target: UInt32) -> UInt32 {
        let (sa, da) = (Int(source >> 24), Int(target >> 24))
        let alpha = min(255, sa + da)
        var result = UInt32(alpha) << 24
        for shift in [16, 8, 0] as [UInt32] {
            let (s, d) = (Int(source >> shift & 0xFF), Int(target >> shift & 0xFF))
            result |= UInt32(max(0, alpha - (da - d) - (sa - s))) << shift
        }
        return result
    }
}
