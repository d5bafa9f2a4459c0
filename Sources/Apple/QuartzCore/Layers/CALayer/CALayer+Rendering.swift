import CoreGraphics

extension CALayer {
    /// See `render(in:)`.
    func renderModel(in context: CGContext) {
        let area = context.boundingBoxOfClipPath
        let matrix = context.ctm
        let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
        guard !area.isNull, !area.isEmpty, scale > 0 else { return }
        // Whole pixels, so that nothing is blurred when the picture is put down.
        let x = (area.minX * scale).rounded(.down) / scale
        let y = (area.minY * scale).rounded(.down) / scale
        var rect = CGRect(x: x, y: y, width: area.maxX - x, height: area.maxY - y)
        rect.size.width = (rect.width * scale).rounded(.up) / scale
        rect.size.height = (rect.height * scale).rounded(.up) / scale
        guard let image = RenderServer.showing(self).image(of: self, rect: rect, scale: scale, usesModel: true) else {
            return
        }
        context.saveGState()
        // Images stand upright in contexts with y upwards.
        context.translateBy(x: 0, y: rect.minY + rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: rect)
        context.restoreGState()
    }

    final var seenRect: CGRect {
        var rect = bounds
        var layer = superlayer
        while let here = layer {
            if here.masksToBounds || here.superlayer == nil {
                rect = rect.overlap(convert(here.bounds, from: here))
            }
            layer = here.superlayer
        }
        return rect.isNull ? .zero : rect
    }

    final var nearestScroller: (CAScrollLayer, CALayer)? {
        var layer = superlayer
        while let here = layer {
            if let scroller = here as? CAScrollLayer { return (scroller, self) }
            layer = here.superlayer
        }
        return nil
    }
}
