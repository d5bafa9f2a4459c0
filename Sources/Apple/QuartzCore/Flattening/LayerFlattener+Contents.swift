import Compositor
import CoreGraphics

extension LayerFlattener {
    /// Adds what a layer shows between its background and its sublayers: its bitmap, gradient or shape.
    func appendContents(
        of layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D, alpha: Double, to items: inout Items
    ) {
        switch values.contents {
        case let image as CGImage: appendImage(image, layer, values, matrix, opacity: alpha, to: &items)
        case let blend as ContentsBlend: appendBlend(blend, layer, values, matrix, alpha: alpha, to: &items)
        default: break
        }
        if let gradient = values.gradient { appendGradient(gradient, layer, values, matrix, alpha: alpha, to: &items) }
        if let shape = values.shape { appendShape(shape, layer, matrix, alpha: alpha, to: &items) }
        if let emitter = values.emitter { appendParticles(of: emitter, matrix, alpha: alpha, to: &items) }
    }

    // MARK: Particles

    private func appendParticles(
        of emitter: ParticleSystem, _ matrix: CATransform3D, alpha: Double, to items: inout Items
    ) {
        for sight in emitter.sights {
            let (picture, cell) = (sight.picture, sight.particle.cell)
            let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
            let part = cell.contentsRect
            let source = CGRect(
                x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
            let factor = CGFloat(sight.scale) / max(cell.contentsScale, 0.01)
            let size = CGSize(width: source.width * factor, height: source.height * factor)
            guard size.width > 0, size.height > 0, size.width < 1e5, size.height < 1e5 else { continue }
            let turned = CGAffineTransform(translationX: sight.place.x, y: sight.place.y).rotated(by: sight.angle)
            let item = DisplayItem.image(
                ImageItem(
                    buffer: picture, source: source,
                    destination: CGRect(
                        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
                    transform: CATransform3DConcat(CATransform3DMakeAffineTransform(turned), matrix).matrix))
            let opacity = sight.alpha * alpha
            let isLight = emitter.renderMode == .additive
            guard opacity < 1 || isLight else {
                items.append(item)
                continue
            }
            items.append(.group(GroupItem(children: [item], opacity: CGFloat(min(opacity, 1)), isLight: isLight)))
        }
    }

    // MARK: Patterns

    /// A background of copies of a picture; `nil` where there is no place for it, or too much.
    func field(
        of tile: ColorTile, on layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D, _ alpha: Double
    ) -> DisplayItem? {
        let size = CGSize(width: values.bounds.width * tile.scale, height: values.bounds.height * tile.scale)
        guard size.width > 0, size.height > 0, size.width < 1e5, size.height < 1e5,
            let buffer = tile.field(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
        else { return nil }
        let (width, height) = (CGFloat(buffer.width), CGFloat(buffer.height))
        let item = ImageItem(
            buffer: buffer, source: CGRect(x: 0, y: 0, width: width, height: height),
            destination: CGRect(
                x: values.bounds.minX, y: values.bounds.minY, width: width / tile.scale, height: height / tile.scale),
            transform: matrix.matrix)
        return .group(
            GroupItem(
                children: [.image(item)], opacity: CGFloat(alpha), clip: values.outline(layer), bounds: values.bounds,
                transform: matrix.matrix))
    }

    // MARK: Bitmaps

    private func appendImage(
        _ image: CGImage, _ layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D, opacity: Double,
        to items: inout Items
    ) {
        guard let item = imageItem(image, layer, values, matrix) else { return }
        guard opacity < 1 else { return items.append(.image(item)) }
        items.append(
            .group(
                GroupItem(
                    children: [.image(item)], opacity: CGFloat(opacity), bounds: values.bounds,
                    transform: matrix.matrix)))
    }

    private func imageItem(
        _ image: CGImage, _ layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D
    ) -> ImageItem? {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let part = values.contentsRect
        let source = CGRect(
            x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
        let destination = values.contentsFrame(ofPixels: source.size)
        guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0 else { return nil }
        let isEnlarged = destination.width * matrix.planeScale > source.width
        let name = isEnlarged ? values.magnificationFilter : values.minificationFilter
        return ImageItem(
            buffer: image.buffer, source: source, destination: destination,
            center: values.nineParts(source: source, destination: destination),
            filter: name == .nearest ? .nearest : .linear, isSharp: layer.hasSharpEdges, transform: matrix.matrix)
    }

    /// Where both are opaque the new one over the old one is exact; otherwise one fades out while the other fades in.
    private func appendBlend(
        _ blend: ContentsBlend, _ layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D, alpha: Double,
        to items: inout Items
    ) {
        let isCovering = blend.from?.buffer.isOpaque == true && blend.to?.buffer.isOpaque == true && alpha == 1
        if let from = blend.from {
            appendImage(from, layer, values, matrix, opacity: isCovering ? 1 : (1 - blend.progress) * alpha, to: &items)
        }
        if let to = blend.to { appendImage(to, layer, values, matrix, opacity: blend.progress * alpha, to: &items) }
    }

    // MARK: Gradients

    private func appendGradient(
        _ gradient: GradientValues, _ layer: CALayer, _ values: LayerValues, _ matrix: CATransform3D, alpha: Double,
        to items: inout Items
    ) {
        let stops = GradientStops(gradient, alpha: alpha).stops
        guard !stops.isEmpty, !values.bounds.isEmpty else { return }
        func place(_ p: CGPoint) -> CGPoint {
            CGPoint(
                x: values.bounds.minX + p.x * values.bounds.width, y: values.bounds.minY + p.y * values.bounds.height)
        }
        let kind: GradientItem.Kind
        switch gradient.type {
        case .radial: kind = .radial
        case .conic: kind = .conic
        default: kind = .axial
        }
        items.append(
            .gradient(
                GradientItem(
                    kind: kind, shape: .rounded(values.outline(layer)), stops: stops, start: place(gradient.startPoint),
                    end: place(gradient.endPoint), transform: matrix.matrix)))
    }
}

extension LayerValues {
    /// Where contents of that many pixels lie in the bounds.
    func contentsFrame(ofPixels pixels: CGSize) -> CGRect {
        let size = CGSize(width: pixels.width / contentsScale, height: pixels.height / contentsScale)
        switch contentsGravity {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return .zero }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = contentsGravity == .resizeAspect ? min(x, y) : max(x, y)
            return placed(CGSize(width: size.width * factor, height: size.height * factor), x: 0.5, y: 0.5)
        case .top: return placed(size, x: 0.5, y: 0)
        case .bottom: return placed(size, x: 0.5, y: 1)
        case .left: return placed(size, x: 0, y: 0.5)
        case .right: return placed(size, x: 1, y: 0.5)
        case .topLeft: return placed(size, x: 0, y: 0)
        case .topRight: return placed(size, x: 1, y: 0)
        case .bottomLeft: return placed(size, x: 0, y: 1)
        case .bottomRight: return placed(size, x: 1, y: 1)
        default: return placed(size, x: 0.5, y: 0.5)
        }
    }

    private func placed(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }

    /// The stretched middle of nine-part contents, `nil` if all is stretched alike.
    func nineParts(source: CGRect, destination: CGRect) -> ImageItem.Center? {
        let c = contentsCenter
        guard c != CGRect(x: 0, y: 0, width: 1, height: 1) else { return nil }
        let inner = CGRect(
            x: source.minX + c.minX * source.width, y: source.minY + c.minY * source.height,
            width: c.width * source.width, height: c.height * source.height)
        /// The margins keep their size unless both together do not fit.
        func margins(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
            let (low, high) = (low / contentsScale, high / contentsScale)
            let factor = low + high > length ? length / (low + high) : 1
            return (low * factor, high * factor)
        }
        let (left, right) = margins(inner.minX - source.minX, source.maxX - inner.maxX, destination.width)
        let (top, bottom) = margins(inner.minY - source.minY, source.maxY - inner.maxY, destination.height)
        let middle = CGRect(
            x: destination.minX + left, y: destination.minY + top,
            width: max(destination.width - left - right, 0), height: max(destination.height - top - bottom, 0))
        return ImageItem.Center(source: inner, destination: middle)
    }
}
