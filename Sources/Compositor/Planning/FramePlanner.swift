import CoreGraphics

/// Turns a display list into painters: places everything in the frame's pixels, chooses the cheapest way to draw each
/// item, and dissolves the groups that need not be drawn apart.
struct FramePlanner {
    /// The pixels that are wanted; nothing outside is planned.
    let area: PixelRect

    /// The painters for `items`, in drawing order, as far as they are within `clip`.
    func plan(_ items: [DisplayItem], clip: PixelRect) -> [Painter] {
        var painters: [Painter] = []
        for item in items { append(item, clip: clip, to: &painters) }
        return painters.filter { !$0.bounds.isEmpty && $0.alpha > 0 }
    }

    private func append(_ item: DisplayItem, clip: PixelRect, to painters: inout [Painter]) {
        switch item {
        case .fill(let fill): planFill(fill, clip, &painters)
        case .image(let image): planImage(image, clip, &painters)
        case .gradient, .border, .shadow: break
        case .group(let group): planGroup(group, clip, &painters)
        }
    }

    private func planFill(_ item: FillItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        guard item.color.alpha > 0, let shapes = shapes(for: item.shape, Homography(item.transform)) else { return }
        painters.append(
            ColorPainter(color: item.color.value, bounds: shapes.bounds.intersection(clip), shapes: shapes.edges))
    }

    private func planImage(_ item: ImageItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        let map = Homography(item.transform)
        let (s, d) = (item.source, item.destination)
        guard s.width > 0, s.height > 0, d.width > 0, d.height > 0, item.buffer.width > 0, item.buffer.height > 0,
            let shapes = shapes(for: .rounded(RoundedRect(d)), map), let back = map.inverse
        else { return }
        let toSource = back.followed(
            by: Homography(
                scaleX: s.width / d.width, scaleY: s.height / d.height,
                translateX: s.minX - d.minX * s.width / d.width, translateY: s.minY - d.minY * s.height / d.height))
        let source = ProjectiveSource(item.buffer, toSource: toSource, part: s, filter: item.filter)
        painters.append(
            BitmapPainter(source: source, bounds: shapes.bounds.intersection(clip), shapes: shapes.edges))
    }

    private func planGroup(_ item: GroupItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        let map = Homography(item.transform)
        if item.isCulledFromBehind && map.determinant <= 0 { return }
        var clip = clip
        var edges: [CoverageShape] = []
        if let rounded = item.clip {
            guard let found = shapes(for: .rounded(rounded), map) else { return }
            clip = clip.intersection(found.bounds)
            edges = found.edges
        }
        let children = plan(item.children, clip: clip)
        let mask = item.mask.map { plan($0, clip: clip) }
        if edges.isEmpty && mask == nil && item.opacity >= 1 {
            painters += children
        } else if mask == nil && children.count == 1 {
            painters.append(children[0].narrowed(bounds: clip, shapes: edges, opacity: item.opacity))
        } else if !children.isEmpty {
            painters.append(
                GroupPainter(children: children, mask: mask, bounds: clip, shapes: edges, opacity: item.opacity))
        }
    }

    /// The bounds of a shape and, where the bounds do not say it all, the shape itself. Nil where nothing is covered.
    private func shapes(
        for shape: DisplayShape, _ map: Homography
    ) -> (bounds: PixelRect, edges: [CoverageShape])? {
        switch shape {
        case .coverage(_, let rect): return shapes(for: .rounded(RoundedRect(rect)), map)
        case .rounded(let rounded):
            if rounded.isRect, let place = map.axisAligned {
                let e = place.edges(of: rounded.rect)
                let rect = RectCoverage(left: e.left, top: e.top, right: e.right, bottom: e.bottom)
                return rect.bounds.isEmpty ? nil : (rect.bounds, rect.isPixelAligned ? [] : [rect])
            }
            let points = PlaneOutline.project(rounded, by: map, near: area)
            guard let polygon = PolygonCoverage(points) else { return nil }
            return (polygon.bounds, [polygon])
        }
    }
}
