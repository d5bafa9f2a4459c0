import CoreGraphics

/// Turns a display list into painters: places everything in the frame's pixels, chooses the cheapest way to draw each
/// item, and dissolves the groups that need not be drawn apart.
struct FramePlanner {
    /// The pixels that are wanted; nothing outside is planned.
    let area: PixelRect
    /// Draws what has to be a bitmap before the frame can be drawn, and keeps what is worth keeping.
    let rasterizer: Rasterizer
    /// The extent of the clip around what is being planned: the clip thins the pixels on its edge, so a rectangle that
    /// reaches up to there must not thin them once more.
    var cut: PreciseRect?
    /// Nil where there is no backdrop, or nothing below it.
    var underlay: Underlay?
    /// The parts of the area that are drawn: what reaches none of them is left out. Nil where all of it is, and where leaving
    /// something out could change how the rest is put together.
    var wanted: [PixelRect]?
    /// What has been drawn in the last frame already. Nil where nothing is kept.
    var pictures: KeptPictures?

    init(area: PixelRect, rasterizer: Rasterizer) {
        self.area = area
        self.rasterizer = rasterizer
    }

    /// The painters for `items`, in drawing order, as far as they are within `clip`.
    func plan(_ items: [DisplayItem], clip: PixelRect) -> [Painter] {
        var painters: [Painter] = []
        for item in items { append(item, clip: clip, to: &painters) }
        return painters.filter(isVisible)
    }

    private func isVisible(_ painter: Painter) -> Bool { !painter.bounds.isEmpty && painter.alpha > 0 }

    /// The same for one item.
    func append(_ item: DisplayItem, clip: PixelRect, to painters: inout [Painter]) {
        if let wanted {
            let painted = item.paintedBounds(in: area)
            guard wanted.contains(where: { $0.intersects(painted) }) else { return }
        }
        item.plan(with: self, clip: clip, into: &painters)
    }

    func planFill(_ item: FillItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        guard item.color.alpha > 0, let place = place(item.shape, Homography(item.transform)) else { return }
        painters.append(
            ColorPainter(color: item.color.value, bounds: place.bounds.intersection(clip), shapes: place.edges))
    }

    func planGradient(_ item: GradientItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        guard let place = place(item.shape, Homography(item.transform)),
            let source = GradientSource(item, rasterizer.ramps)
        else {
            return
        }
        painters.append(
            BitmapPainter(source: source, bounds: place.bounds.intersection(clip), shapes: place.edges))
    }
}
