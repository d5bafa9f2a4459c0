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
        guard let limits = limits(of: item, clip) else { return [] }
        var inner = self
        if let edge = limits.edges.first { inner.cut = edge.extent }
        let isTogether = item.ordersByDepth || item.mask != nil || item.isLight
        if isTogether || !limits.edges.isEmpty || limits.opacity < 1 { inner.wanted = nil }
        let children =
            item.ordersByDepth
            ? inner.planByDepth(item.children, clip: limits.bounds)
            : inner.planTogether(item.children, clip: limits.bounds)
        guard !children.isEmpty else { return [] }
        guard let mask = item.mask.map({ inner.plan($0, clip: limits.bounds) }) else {
            return draw(children, within: limits, clip, isLight: item.isLight)
        }
        guard let panes = panes(of: mask) else {
            return [
                GroupPainter(
                    children: children, mask: mask, bounds: limits.bounds, shapes: limits.edges,
                    opacity: limits.opacity, isLight: item.isLight)
            ]
        }
        return panes.flatMap { pane in
            let part = limits.narrowed(to: pane)
            let inside = children.filter { $0.bounds.intersects(part.bounds) }
            return draw(inside, within: part, clip, isLight: item.isLight)
        }
    }

    /// Draws painters within limits, together only if that makes a difference.
    private func draw(_ children: [Painter], within limits: Limits, _ clip: PixelRect, isLight: Bool) -> [Painter] {
        let isWhole = limits.edges.isEmpty
        if isWhole && limits.opacity >= 1 && limits.bounds == clip && !isLight { return children }
        func narrowed(_ painter: Painter) -> Painter {
            painter.narrowed(bounds: limits.bounds, shapes: limits.edges, opacity: limits.opacity)
        }
        if !isLight && isWhole && limits.opacity >= 1 { return children.map(narrowed) }
        if !isLight && areDisjoint(children, upTo: 24) { return children.map { narrowed($0.standingForOne()) } }
        return [
            GroupPainter(
                children: children, mask: nil, bounds: limits.bounds, shapes: limits.edges, opacity: limits.opacity,
                isLight: isLight)
        ]
    }

    /// A mask that is nothing but plain colors side by side cuts the group into as many parts, each with a shape and an opacity of
    /// its own. Nil for any other mask.
    private func panes(of mask: [Painter]) -> [ColorPainter]? {
        let panes = mask.compactMap { $0 as? ColorPainter }
        return panes.count == mask.count && areDisjoint(panes, upTo: 144) ? panes : nil
    }

    /// What cuts a group off and thins it.
    private struct Limits {
        var bounds: PixelRect
        var edges: [CoverageShape]
        var opacity: Double

        func narrowed(to pane: ColorPainter) -> Limits {
            Limits(
                bounds: bounds.intersection(pane.bounds), edges: edges + pane.shapes,
                opacity: opacity * Double(pane.alphaOfColor) / 255)
        }
    }

    /// The limits of a group before its mask. Nil where nothing is left.
    private func limits(of item: GroupItem, _ clip: PixelRect) -> Limits? {
        let opacity = min(Double(item.opacity), 1)
        guard let rounded = item.clip else { return Limits(bounds: clip, edges: [], opacity: opacity) }
        guard let place = place(.rounded(rounded), Homography(item.transform)) else { return nil }
        let bounds = clip.intersection(place.bounds)
        return bounds.isEmpty ? nil : Limits(bounds: bounds, edges: place.edges, opacity: opacity)
    }

    /// Whether no two painters can touch the same pixel, so that thinning each is the same as thinning all together. More than
    /// so many are not compared.
    private func areDisjoint(_ painters: [Painter], upTo most: Int) -> Bool {
        guard painters.count > 1 else { return true }
        guard painters.count <= most, !painters.contains(where: \.standsForMany) else { return false }
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
