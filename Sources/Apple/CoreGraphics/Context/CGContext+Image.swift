import CCairo
import Foundation

extension CGContext {
    /// Draws an image stretched over the rectangle, with its upper edge at the rectangle's larger y. It is upright
    /// if y points up, and upside down in UIKit's coordinates; `UIImage.draw` compensates for that.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle in user space.
    ///   - byTiling: Whether the rectangle is only the first of tiles that fill the clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let box = rect.standardized
        guard canDraw, box.width > 0, box.height > 0, image.width > 0, image.height > 0,
            max(abs(box.minX), abs(box.minY), box.width, box.height) <= Self.largestNumber,
            min(box.width, box.height) >= 1 / Self.largestNumber
        else { return }
        let surface = CairoSurface.over(image.buffer)
        defer { cairo_surface_destroy(surface) }
        let pattern = cairo_pattern_create_for_surface(surface)
        defer { cairo_pattern_destroy(pattern) }
        var matrix = imageTransform(of: image.buffer, in: box).cairoMatrix
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, filter(for: image))
        cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        let shape: Shape = byTiling ? .everywhere : .fill(pixelRect(box), .winding)
        if image.isMask {
            drawStencil(pattern, through: shape)
        } else {
            paint(through: shape, alpha: state.alpha) { cairo_set_source($0, pattern) }
        }
    }

    /// Paints the fill color through an image mask's alpha.
    private func drawStencil(_ pattern: OpaquePointer?, through shape: Shape) {
        let outline: CGPath?
        if case .fill(let path, _) = shape { outline = path } else { outline = nil }
        draw { cairo in
            cairo_save(cairo)
            if let outline { self.clip(toPixels: outline, .winding, on: cairo) }
            cairo_mask(cairo, pattern)
            cairo_restore(cairo)
        }
    }

    /// From user space to the image's pixels, when the image fills the rectangle.
    func imageTransform(of buffer: PixelBuffer, in rect: CGRect) -> CGAffineTransform {
        let (sx, sy) = (CGFloat(buffer.width) / rect.width, CGFloat(buffer.height) / rect.height)
        return CGAffineTransform(a: sx, b: 0, c: 0, d: -sy, tx: -rect.minX * sx, ty: rect.maxY * sy)
    }

    private func filter(for image: CGImage) -> cairo_filter_t {
        switch state.interpolation {
        case .none: CAIRO_FILTER_NEAREST
        // Cairo's best filter takes a hundred times as long and is hardly told apart.
        case .default, .low, .medium, .high: image.shouldInterpolate ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST
        }
    }

    /// Returns a copy of the bitmap's current contents. An image of an alpha-only bitmap is black
    /// with that alpha.
    public func makeImage() -> CGImage? {
        flush()
        if let coverage = canvas.coverage { return CGImage(buffer: coverage.blackPixels) }
        guard let buffer = canvas.buffer else { return nil }
        let copy = PixelBuffer(width: buffer.width, height: buffer.height, isOpaque: canvas.isOpaque)
        copy.pixels.update(from: buffer.pixels, count: buffer.stride * buffer.height)
        return CGImage(buffer: copy)
    }

    /// Width in pixels.
    public var width: Int { canvas.width }
    /// Height in pixels.
    public var height: Int { canvas.height }
    /// The bits of one channel.
    public var bitsPerComponent: Int { 8 }
    /// The bits of one pixel.
    public var bitsPerPixel: Int { canvas.format.bitsPerPixel }
    /// The distance between two rows in memory.
    public var bytesPerRow: Int { canvas.format.bytesPerRow }
    /// The space of the pixels' numbers; `nil` when only alpha is drawn.
    public var colorSpace: CGColorSpace? { canvas.format.space }
    /// The position of alpha in a pixel, and the order of the bytes.
    public var bitmapInfo: CGBitmapInfo { canvas.format.bitmapInfo }
    /// The position of alpha in a pixel.
    public var alphaInfo: CGImageAlphaInfo { canvas.format.bitmapInfo.alpha }
}

extension CoverageBuffer {
    /// Black pixels with this coverage as their alpha.
    fileprivate var blackPixels: PixelBuffer {
        let result = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let (from, to) = (row(y), result.row(y))
            for x in 0..<width { to[x] = UInt32(from[x]) << 24 }
        }
        return result
    }
}

extension CGImage {
    /// A buffer whose alpha says where the image, used as a mask, lets something through.
    var coverageBuffer: PixelBuffer {
        guard !isMask, colorSpace?.model == .monochrome, buffer.isOpaque else { return buffer }
        let result = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let (from, to) = (buffer.row(y), result.row(y))
            for x in 0..<width { to[x] = (from[x] & 0xFF) << 24 }
        }
        return result
    }
}
