import CoreGraphics
import CoreImage

/// What an image keeps of the pixels it has drawn.
package final class RenditionCache: @unchecked Sendable {
    private let lock = NSLock()
    private var upright: CGImage?
    private var tinted: (color: UIColor.RGBA, image: CGImage)?
    private var pattern: CGColor?

    func pattern(_ make: () -> CGColor) -> CGColor {
        lock.lock()
        defer { lock.unlock() }
        if let pattern { return pattern }
        let made = make()
        pattern = made
        return made
    }

    func upright(_ make: () -> CGImage?) -> CGImage? {
        lock.lock()
        defer { lock.unlock() }
        if upright == nil { upright = make() }
        return upright
    }

    /// The last tint's pixels: icons are shown in one color nearly always.
    package func tinted(_ color: UIColor.RGBA, _ make: () -> CGImage?) -> CGImage? {
        lock.lock()
        defer { lock.unlock() }
        if let tinted, tinted.color == color { return tinted.image }
        let image = make()
        tinted = image.map { (color, $0) }
        return image
    }
}

extension UIImage {
    /// Whether the image is a stencil where nothing else is said.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: storage.tint == nil && storage.symbol?.configuration.colors.isEmpty ?? false
        }
    }

    /// The pixels standing upright, in the image's own colors (and tint, if it was given one).
    package var uprightImage: CGImage? {
        // Colors of layers may be others in other traits.
        if let symbol = storage.symbol, !symbol.configuration.colors.isEmpty { return plainUprightImage }
        return rendition.upright {
            guard let plain = plainUprightImage else { return nil }
            return storage.tint.map { Stencil.fill(plain, with: $0.components) } ?? plain
        }
    }

    private var plainUprightImage: CGImage? {
        if let symbol = storage.symbol {
            return symbol.render(scale: scale, mirrored: storage.orientation == .upMirrored)
        }
        guard let image = storage.cgImage ?? storage.filteredPixels ?? storage.frames?.first?.uprightImage else {
            return nil
        }
        return storage.orientation == .up ? image : Upright.turn(image, storage.orientation)
    }

    /// The pixels standing upright, every one in `color` at its own opacity.
    package func stencil(in color: UIColor) -> CGImage? {
        guard let image = uprightImage else { return nil }
        let components = color.components
        return rendition.tinted(components) { Stencil.fill(image, with: components) }
    }

    package final func draw(in rect: CGRect, _ context: CGContext) {
        if let symbol = storage.symbol { return draw(symbol, in: rect, context) }
        guard let image = uprightImage else { return }
        if storage.isResizable {
            NinePart(image: image, scale: scale, insets: capInsets, mode: resizingMode).draw(in: rect, context)
        } else {
            context.drawUpright(image, in: rect)
        }
    }

    /// A symbol is drawn again rather than its pixels stretched; it is sharp at every place and size.
    private func draw(_ symbol: SymbolDrawing, in rect: CGRect, _ context: CGContext) {
        context.beginTransparencyLayer(in: rect.insetBy(dx: -1, dy: -1), auxiliaryInfo: nil)
        symbol.draw(context, in: rect, color: storage.tint, mirrored: storage.orientation == .upMirrored)
        context.endTransparencyLayer()
    }

    package final func tile(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
        guard size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        let seen = rect.overlap(context.boundingBoxOfClipPath)
        guard !seen.isNull, !seen.isEmpty else { return context.restoreGState() }
        /// Where the first copy begins that reaches into what is seen.
        func first(_ origin: CGFloat, _ from: CGFloat, _ step: CGFloat) -> CGFloat {
            origin + ((from - origin) / step).rounded(.down) * step
        }
        for y in stride(from: first(rect.minY, seen.minY, size.height), to: seen.maxY, by: size.height) {
            for x in stride(from: first(rect.minX, seen.minX, size.width), to: seen.maxX, by: size.width) {
                context.drawUpright(image, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
            }
        }
        context.restoreGState()
    }

    /// What a pattern of the image is painted with: copies of it where layers have backgrounds, elsewhere their mean.
    var patternColor: CGColor {
        guard let image = uprightImage else { return CGColor(gray: 0, alpha: 0) }
        return rendition.pattern {
            CGColor(mean: UIImage.mean(of: image.buffer), tile: ColorTile(image: image, scale: scale))
        }
    }

    /// The mean of all pixels: what stands for a pattern where only one color is possible.
    private static func mean(of buffer: PixelBuffer) -> CGColor {
        guard buffer.width > 0, buffer.height > 0 else { return CGColor(gray: 0, alpha: 0) }
        var sums = SIMD4<UInt64>(repeating: 0)
        for y in 0..<buffer.height {
            for x in 0..<buffer.width {
                let pixel = UInt64(buffer.row(y)[x])
                sums &+= SIMD4(pixel & 0xFF, (pixel >> 8) & 0xFF, (pixel >> 16) & 0xFF, pixel >> 24)
            }
        }
        guard sums.w > 0 else { return CGColor(gray: 0, alpha: 0) }
        let alpha = CGFloat(sums.w)
        return CGColor(
            srgbRed: CGFloat(sums.z) / alpha, green: CGFloat(sums.y) / alpha, blue: CGFloat(sums.x) / alpha,
            alpha: alpha / CGFloat(255 * buffer.width * buffer.height))
    }
}

extension CGContext {
    /// Draws an image with its top at the top of a context whose y axis points downwards.
    func drawUpright(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
        restoreGState()
    }
}
