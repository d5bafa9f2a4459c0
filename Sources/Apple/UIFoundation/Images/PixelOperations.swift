import CoreGraphics

/// Fills the shape of an image with one color.
package enum Stencil {
    /// Every pixel in `color`, as opaque as it was times the color's opacity.
    package static func fill(_ image: CGImage, with color: UIColor.RGBA) -> CGImage {
        let source = image.buffer
        let target = PixelBuffer(width: source.width, height: source.height)
        let table = pixels(of: color)
        for y in 0..<source.height {
            let (from, to) = (source.row(y), target.row(y))
            for x in 0..<source.width { to[x] = table[Int(from[x] >> 24)] }
        }
        return CGImage(buffer: target)
    }

    /// The color's premultiplied pixel for each coverage from 0 to 255.
    private static func pixels(of color: UIColor.RGBA) -> [UInt32] {
        func clamp(_ value: CGFloat) -> Double { Double(min(max(value, 0), 1)) }
        let (r, g, b, a) = (clamp(color.red), clamp(color.green), clamp(color.blue), clamp(color.alpha))
        return (0...255).map { coverage in
            let alpha = a * Double(coverage)
            func channel(_ value: Double) -> UInt32 { UInt32((value * alpha).rounded()) }
            return UInt32(alpha.rounded()) << 24 | channel(r) << 16 | channel(g) << 8 | channel(b)
        }
    }
}

/// Turns stored pixels upright.
package enum Upright {
    /// The pixels of a picture that another thread is reading are turned by another thread too.
    package static func turn(_ image: CGImage, _ orientation: UIImage.Orientation) -> CGImage {
        guard image.comesLater else { return CGImage(buffer: turn(image.buffer, orientation)) }
        let swaps = orientation.swapsSides
        let turned = PendingPixels(
            width: swaps ? image.height : image.width, height: swaps ? image.width : image.height
        ) { turn(image.buffer, orientation) }
        turned.begin()
        return CGImage(pending: turned)
    }

    private static func turn(_ source: PixelBuffer, _ orientation: UIImage.Orientation) -> PixelBuffer {
        let swaps = orientation.swapsSides
        let target = PixelBuffer(
            width: swaps ? source.height : source.width, height: swaps ? source.width : source.height,
            isOpaque: source.isOpaque)
        let (w, h) = (source.width - 1, source.height - 1)
        for y in 0..<target.height {
            let row = target.row(y)
            for x in 0..<target.width {
                let (sx, sy) = origin(x, y, w, h, orientation)
                row[x] = source.row(sy)[sx]
            }
        }
        return target
    }

    /// Which stored pixel stands at a place upright (as EXIF defines the eight cases).
    private static func origin(
        _ x: Int, _ y: Int, _ w: Int, _ h: Int, _ orientation: UIImage.Orientation
    ) -> (Int, Int) {
        switch orientation {
        case .up: (x, y)
        case .down: (w - x, h - y)
        case .left: (w - y, x)
        case .right: (y, h - x)
        case .upMirrored: (w - x, y)
        case .downMirrored: (x, h - y)
        case .leftMirrored: (y, x)
        case .rightMirrored: (w - y, h - x)
        }
    }
}

/// Draws an image whose edges keep their size.
package struct NinePart {
    package let image: CGImage
    package let scale: CGFloat
    package let insets: UIEdgeInsets
    package let mode: UIImage.ResizingMode

    package func draw(in rect: CGRect, _ context: CGContext) {
        let width = CGFloat(image.width) / scale
        let height = CGFloat(image.height) / scale
        let columns = spans(insets.left, insets.right, of: width, onto: rect.minX, rect.width)
        let rows = spans(insets.top, insets.bottom, of: height, onto: rect.minY, rect.height)
        for row in rows {
            for column in columns { drawPart(column, row, context) }
        }
    }

    private struct Span {
        var source: CGFloat
        var sourceLength: CGFloat
        var target: CGFloat
        var targetLength: CGFloat
    }

    /// The two edges and the middle of one axis.
    private func spans(
        _ before: CGFloat, _ after: CGFloat, of length: CGFloat, onto start: CGFloat, _ total: CGFloat
    ) -> [Span] {
        let middle = max(0, length - before - after)
        let space = max(0, total - before - after)
        return [
            Span(source: 0, sourceLength: before, target: start, targetLength: before),
            Span(source: before, sourceLength: middle, target: start + before, targetLength: space),
            Span(source: length - after, sourceLength: after, target: start + total - after, targetLength: after),
        ].filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }

    private func drawPart(_ column: Span, _ row: Span, _ context: CGContext) {
        let source = CGRect(
            x: column.source * scale, y: row.source * scale, width: column.sourceLength * scale,
            height: row.sourceLength * scale)
        let target = CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
        guard let part = image.cropping(to: source) else { return }
        guard mode == .tile else { return context.drawUpright(part, in: target) }
        context.saveGState()
        context.clip(to: target)
        for y in stride(from: target.minY, to: target.maxY, by: row.sourceLength) {
            for x in stride(from: target.minX, to: target.maxX, by: column.sourceLength) {
                context.drawUpright(
                    part, in: CGRect(x: x, y: y, width: column.sourceLength, height: row.sourceLength))
            }
        }
        context.restoreGState()
    }
}
