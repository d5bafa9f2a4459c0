import CoreGraphics

extension FramePlanner {
    func planImage(_ item: ImageItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        let map = Homography(item.transform)
        guard item.source.width > 0, item.source.height > 0, item.buffer.width > 0, item.buffer.height > 0,
            let place = place(.rounded(RoundedRect(item.destination, isSharp: item.isSharp)), map)
        else { return }
        let bounds = place.bounds.intersection(clip)
        guard !bounds.isEmpty, let source = source(for: item, map, bounds) else { return }
        painters.append(
            BitmapPainter(
                source: source, bounds: bounds, shapes: place.edges, ink: item.buffer.ink.map { ink(of: item, $0, map) }
            ))
    }

    /// Where the frame shows the part of a bitmap that is not transparent; a little more.
    private func ink(of item: ImageItem, _ ink: PixelRect, _ map: Homography) -> PixelRect {
        guard !ink.isEmpty else { return .empty }
        guard item.center == nil else { return area }
        let (s, d) = (item.source, item.destination)
        let (x, y) = (d.width / s.width, d.height / s.height)
        // A pixel of the frame is blended of neighbors, and of pixels of a smaller copy where the bitmap is shrunk: each of these is
        // at most two pixels of the frame wide, or one of the bitmap.
        let scale = map.scale(at: Double(d.midX), Double(d.midY))
        let near = 2 + 2 / min(1, max(1e-3, min(scale.x * Double(x), scale.y * Double(y))))
        let left = CGFloat(Double(ink.left) - near), right = CGFloat(Double(ink.right) + near)
        let top = CGFloat(Double(ink.top) - near), bottom = CGFloat(Double(ink.bottom) + near)
        let seen = CGRect(
            x: d.minX + (left - s.minX) * x, y: d.minY + (top - s.minY) * y, width: (right - left) * x,
            height: (bottom - top) * y)
        guard let place = place(.rounded(RoundedRect(seen)), map) else { return .empty }
        return place.bounds.outset(by: 2)
    }

    private func source(for item: ImageItem, _ map: Homography, _ bounds: PixelRect) -> PixelSource? {
        let placement = BitmapPlacement(source: item.source, destination: item.destination, center: item.center)
        if let axes = map.axisAligned {
            let onFrame = BitmapPlacement(
                x: placement.x.placed(scale: axes.scaleX, offset: axes.x),
                y: placement.y.placed(scale: axes.scaleY, offset: axes.y))
            return alignedSource(item.buffer, onFrame, bounds, item.filter)
        }
        guard let back = map.inverse else { return nil }
        let middle = map.scale(at: Double(item.destination.midX), Double(item.destination.midY))
        let (buffer, reduced) = reduce(
            item.buffer, item.filter, placement, shrinkX: placement.x.largestShrink / max(middle.x, 1e-6),
            shrinkY: placement.y.largestShrink / max(middle.y, 1e-6))
        return turnedSource(buffer, back, reduced, bounds, item.filter)
            ?? ProjectiveSource(
                buffer, toLocal: back, placement: reduced, columns: bounds.left..<bounds.right, filter: item.filter)
    }

    /// The source of a bitmap that is turned about an axis parallel to its columns or to its rows; `nil` for any other turn.
    private func turnedSource(
        _ buffer: PixelBuffer, _ toLocal: Homography, _ placement: BitmapPlacement, _ bounds: PixelRect,
        _ filter: ImageItem.Filter
    ) -> PixelSource? {
        guard filter == .linear, let x = placement.x.straight, let y = placement.y.straight else { return nil }
        let toBitmap = toLocal.followed(
            by: Homography(scaleX: x.scale, scaleY: y.scale, translateX: x.offset - 0.5, translateY: y.offset - 0.5))
        return TurnedColumnsSource(
            buffer, toBitmap: toBitmap, placement: placement, asked: bounds, number: rasterizer.numberSource())
            ?? TurnedRowsSource(buffer, toBitmap: toBitmap, placement: placement, asked: bounds)
    }

    /// A bitmap that is moved and stretched along the axes: `placement` goes from the frame's pixels to the bitmap's.
    func alignedSource(
        _ buffer: PixelBuffer, _ placement: BitmapPlacement, _ bounds: PixelRect, _ filter: ImageItem.Filter
    ) -> PixelSource {
        if let dx = placement.x.wholeMove(size: buffer.width), let dy = placement.y.wholeMove(size: buffer.height) {
            // A place that is whole only as far as rounding goes may reach over the bitmap's edge by a pixel.
            let all = PixelRect(left: dx, top: dy, right: dx + buffer.width, bottom: dy + buffer.height)
            if all.contains(bounds) { return CopySource(buffer, x: dx, y: dy) }
        }
        let (smaller, reduced) = reduce(
            buffer, filter, placement, shrinkX: placement.x.largestShrink, shrinkY: placement.y.largestShrink)
        return ScaledSource(smaller, placement: reduced, columns: bounds.left..<bounds.right, filter: filter)
    }

    /// The bitmap itself, or a smaller copy where it is shrunk to less than half.
    private func reduce(
        _ buffer: PixelBuffer, _ filter: ImageItem.Filter, _ placement: BitmapPlacement, shrinkX: Double,
        shrinkY: Double
    ) -> (PixelBuffer, BitmapPlacement) {
        guard filter == .linear else { return (buffer, placement) }
        let nx = ReducedBitmaps.halvings(shrinkX, size: buffer.width)
        let ny = ReducedBitmaps.halvings(shrinkY, size: buffer.height)
        guard nx > 0 || ny > 0 else { return (buffer, placement) }
        let smaller = rasterizer.reducedBitmaps.reduce(buffer, halvingsX: nx, halvingsY: ny)
        return (smaller, placement.divided(byX: Double(1 << nx), y: Double(1 << ny)))
    }
}
