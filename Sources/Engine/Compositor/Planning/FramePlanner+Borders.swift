import CoreGraphics

extension FramePlanner {
    func planBorder(_ item: BorderItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        let map = Homography(item.transform)
        guard item.width > 0, item.color.alpha > 0, let outer = place(.rounded(item.outline), map) else { return }
        let bounds = outer.bounds.intersection(clip)
        guard let hole = Self.inner(of: item), let inner = place(.rounded(hole), map) else {
            // The line is as thick as the shape: nothing is left open.
            return painters.append(ColorPainter(color: item.color.value, bounds: bounds, shapes: outer.edges))
        }
        if let axes = map.axisAligned, outer.edges.isEmpty, item.outline.isSharp, item.outline.isRect {
            let edges = axes.edges(of: item.outline.rect)
            let hole = axes.edges(of: hole.rect).moved(from: edges, to: edges.pixels.edges)
            let line = BorderCoverage(outer: RectCoverage(edges.pixels.edges), inner: RectCoverage(hole))
            return append(item, Self.frameParts(bounds, around: hole.wholePixels), line, &painters)
        }
        let line = BorderCoverage(outer: Self.shape(outer), inner: Self.shape(inner))
        append(item, Self.frameParts(bounds, around: Self.openPart(of: hole, map)), line, &painters)
    }

    private func append(_ item: BorderItem, _ parts: [PixelRect], _ line: BorderCoverage, _ painters: inout [Painter]) {
        for part in parts {
            painters.append(ColorPainter(color: item.color.value, bounds: part, shapes: [line]))
        }
    }

    /// The border's inner edge: corners are rounder by the line's width less.
    private static func inner(of item: BorderItem) -> RoundedRect? {
        let rect = item.outline.rect.insetBy(dx: item.width, dy: item.width)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
        var hole = RoundedRect(rect)
        hole.topLeft = max(0, item.outline.topLeft - item.width)
        hole.topRight = max(0, item.outline.topRight - item.width)
        hole.bottomLeft = max(0, item.outline.bottomLeft - item.width)
        hole.bottomRight = max(0, item.outline.bottomRight - item.width)
        return hole
    }

    private static func shape(_ place: PlacedShape) -> CoverageShape {
        place.edges.count == 1 ? place.edges[0] : RectCoverage(place.bounds.edges)
    }

    /// Whole pixels inside the border which the line certainly does not touch; empty if they are not worth knowing.
    private static func openPart(of hole: RoundedRect, _ map: Homography) -> PixelRect {
        guard let axes = map.axisAligned else { return .empty }
        let radius = max(hole.topLeft, hole.topRight, hole.bottomLeft, hole.bottomRight)
        // A square inside a circle of radius r keeps 0.293 r from the sides of the square around it.
        let inset = hole.rect.insetBy(dx: radius * 0.3, dy: radius * 0.3)
        guard !inset.isNull else { return .empty }
        return axes.edges(of: inset).wholePixels
    }

    /// `bounds` without `hole`, in up to four rectangles.
    private static func frameParts(_ b: PixelRect, around hole: PixelRect) -> [PixelRect] {
        let h = hole.intersection(b)
        guard !h.isEmpty else { return [b] }
        return [
            PixelRect(left: b.left, top: b.top, right: b.right, bottom: h.top),
            PixelRect(left: b.left, top: h.top, right: h.left, bottom: h.bottom),
            PixelRect(left: h.right, top: h.top, right: b.right, bottom: h.bottom),
            PixelRect(left: b.left, top: h.bottom, right: b.right, bottom: b.bottom),
        ]
    }
}
