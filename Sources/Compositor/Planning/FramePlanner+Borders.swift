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
        let frame = BorderCoverage(outer: Self.shape(outer), inner: Self.shape(inner))
        for part in Self.frameParts(bounds, around: Self.openPart(of: hole, map)) {
            painters.append(ColorPainter(color: item.color.value, bounds: part, shapes: [frame]))
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
        if place.edges.count == 1 { return place.edges[0] }
        let b = place.bounds
        return RectCoverage(
            PreciseRect(left: Double(b.left), top: Double(b.top), right: Double(b.right), bottom: Double(b.bottom)))
    }

    /// Whole pixels inside the border which the line certainly does not touch; empty if they are not worth knowing.
    private static func openPart(of hole: RoundedRect, _ map: Homography) -> PixelRect {
        guard let axes = map.axisAligned else { return .empty }
        let radius = max(hole.topLeft, hole.topRight, hole.bottomLeft, hole.bottomRight)
        // A square inside a circle of radius r keeps 0.293 r from the sides of the square around it.
        let inset = hole.rect.insetBy(dx: radius * 0.3, dy: radius * 0.3)
        guard !inset.isNull else { return .empty }
        let e = axes.edges(of: inset)
        return PixelRect(
            left: clampedInt(e.left.rounded(.up)), top: clampedInt(e.top.rounded(.up)),
            right: clampedInt(e.right.rounded(.down)), bottom: clampedInt(e.bottom.rounded(.down)))
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
