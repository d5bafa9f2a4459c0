import CoreGraphics

extension FramePlanner {
    func planGroup(_ item: GroupItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        if item.isCulledFromBehind && Homography(item.transform).determinant <= 0 { return }
        guard item.opacity > 0 else { return }
        if item.blurRadius > 0 { return planBlurredGroup(item, clip, &painters) }
        painters += combine(item, clip)
    }

    /// The group's painters, drawn together only if that makes a difference.
    private func combine(_ item: GroupItem, _ clip: PixelRect) -> [Painter] {
        guard var limits = limits(of: item, clip) else { return [] }
        var inner = self
        if let edge = limits.edges.first { inner.cut = edge.extent }
        let isTogether = item.ordersByDepth || item.mask != nil || item.isLight
        if isTogether || !limits.edges.isEmpty || limits.opacity < 1 { inner.wanted = nil }
        let children =
            item.ordersByDepth
            ? inner.planByDepth(item.children, clip: limits.bounds) : inner.plan(item.children, clip: limits.bounds)
        let maskPainters = item.mask.map { inner.plan($0, clip: limits.bounds) }
        if maskPainters?.isEmpty == true || children.isEmpty { return [] }
        var mask = maskPainters
        if let only = maskPainters?.first as? ColorPainter, maskPainters?.count == 1 {
            // A mask of one colour is nothing but a shape and an opacity.
            limits.bounds = limits.bounds.intersection(only.bounds)
            limits.edges += only.shapes
            limits.opacity *= Double(only.alphaOfColor) / 255
            mask = nil
        }
        let isWhole = mask == nil && limits.edges.isEmpty && !item.isLight
        if isWhole && limits.opacity >= 1 && limits.bounds == clip { return children }
        if mask == nil && !item.isLight && (isWhole && limits.opacity >= 1 || areDisjoint(children)) {
            return children.map { $0.narrowed(bounds: limits.bounds, shapes: limits.edges, opacity: limits.opacity) }
        }
        return [
            GroupPainter(
                children: children, mask: mask, bounds: limits.bounds, shapes: limits.edges, opacity: limits.opacity,
                isLight: item.isLight)
        ]
    }

    /// What cuts a group off and thins it, before its mask. Nil where nothing is left.
    private func limits(
        of item: GroupItem, _ clip: PixelRect
    ) -> (bounds: PixelRect, edges: [CoverageShape], opacity: Double)? {
        let opacity = min(Double(item.opacity), 1)
        guard let rounded = item.clip else { return (clip, [], opacity) }
        guard let place = place(.rounded(rounded), Homography(item.transform)) else { return nil }
        let bounds = clip.intersection(place.bounds)
        return bounds.isEmpty ? nil : (bounds, place.edges, opacity)
    }

    /// Whether no two painters can touch the same pixel, so that thinning each is the same as thinning all together.
    private func areDisjoint(_ painters: [Painter]) -> Bool {
        guard painters.count <= 24 else { return false }
        for (i, painter) in painters.enumerated() {
            for other in painters[..<i] where other.bounds.intersects(painter.bounds) { return false }
        }
        return true
    }

    /// A group that is drawn, blurred and then shown as a bitmap. Clip and mask belong to what is blurred.
    private func planBlurredGroup(_ item: GroupItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        let scale = Homography(item.transform).scale(at: item.bounds.midX, item.bounds.midY)
        let sx = BlurPlane.limited(Double(item.blurRadius) * scale.x)
        let sy = BlurPlane.limited(Double(item.blurRadius) * scale.y)
        let margin = BlurPlane.margin(max(sx, sy))
        let wide = FramePlanner(area: area.outset(by: margin), rasterizer: rasterizer)
        var sharp = item
        sharp.blurRadius = 0
        sharp.opacity = 1
        let children = wide.plan([.group(sharp)], clip: clip.outset(by: margin))
        guard let blurred = rasterizer.blurredBitmap(of: children, sigmaX: sx, sigmaY: sy, within: clip) else { return }
        let bounds = blurred.bounds.intersection(clip)
        guard !bounds.isEmpty else { return }
        let source = alignedSource(blurred.buffer, blurred.placement, bounds, .linear)
        let painter = BitmapPainter(source: source, bounds: bounds, opacity: Double(item.opacity))
        painters.append(
            item.isLight ? GroupPainter(children: [painter], mask: nil, bounds: bounds, isLight: true) : painter)
    }
}
