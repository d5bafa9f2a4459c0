import CoreGraphics

/// Where a shape lies: whole pixels, and what the pixels do not say.
struct PlacedShape {
    /// No pixel outside is covered.
    var bounds: PixelRect
    /// All of these have to cover a pixel; none if the bounds say it all.
    var edges: [CoverageShape]
}

extension FramePlanner {
    /// A shape in the frame. Nil where nothing of it can be seen.
    func place(_ shape: DisplayShape, _ map: Homography) -> PlacedShape? {
        switch shape {
        case .rounded(let rounded): return place(rounded, map)
        case .coverage(let buffer, let rect): return place(buffer, over: rect, map)
        }
    }

    private func place(_ rounded: RoundedRect, _ map: Homography) -> PlacedShape? {
        guard map.isDrawable, let rounded = rounded.drawable else { return nil }
        if rounded.isRect, let axes = map.axisAligned { return place(axes.edges(of: rounded.rect), rounded.isSharp) }
        let outline = PlaneOutline.project(rounded, by: map, near: area)
        let isSharp = rounded.isSharp && rounded.isRect
        guard let polygon = isSharp ? SharpPolygonCoverage(outline) : PolygonCoverage(outline) else { return nil }
        let seen = polygon.bounds.intersection(area)
        return seen.isEmpty ? nil : PlacedShape(bounds: seen, edges: [polygon])
    }

    /// An upright rectangle.
    private func place(_ edges: PreciseRect, _ isSharp: Bool) -> PlacedShape? {
        let isCutOff = cut.map(edges.contains) == true
        let pixels = isSharp && !isCutOff ? edges.pixels : edges.touchedPixels
        let seen = pixels.intersection(area)
        guard !seen.isEmpty else { return nil }
        return PlacedShape(
            bounds: seen, edges: isSharp || isCutOff || edges == pixels.edges ? [] : [RectCoverage(edges)])
    }

    private func place(_ buffer: CoverageBuffer, over rect: CGRect, _ map: Homography) -> PlacedShape? {
        let whole = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        return place(buffer, BitmapPlacement(source: whole, destination: rect), over: rect, map, fadesOut: false)
    }

    /// A coverage bitmap that lies over `rect` as `placement` (local units to bitmap pixels) says.
    ///
    /// - Parameter fadesOut: The bitmap has nothing at its edges, so the rectangle's own edge cannot be seen.
    func place(
        _ buffer: CoverageBuffer, _ placement: BitmapPlacement, over rect: CGRect, _ map: Homography, fadesOut: Bool
    ) -> PlacedShape? {
        guard buffer.width > 0, buffer.height > 0, var place = place(RoundedRect(rect), map) else { return nil }
        if fadesOut { place.edges = [] }
        if let axes = map.axisAligned {
            let onFrame = BitmapPlacement(
                x: placement.x.placed(scale: axes.scaleX, offset: axes.x),
                y: placement.y.placed(scale: axes.scaleY, offset: axes.y))
            if let dx = onFrame.x.wholeMove(size: buffer.width), let dy = onFrame.y.wholeMove(size: buffer.height) {
                let bitmap = BitmapCoverage(buffer, x: dx, y: dy)
                return PlacedShape(bounds: place.bounds.intersection(bitmap.bounds), edges: place.edges + [bitmap])
            }
            place.edges.append(ScaledCoverage(buffer, placement: onFrame, bounds: place.bounds))
        } else if let back = map.inverse {
            place.edges.append(
                ProjectiveCoverage(buffer, toLocal: back, placement: placement, bounds: place.bounds))
        } else {
            return nil
        }
        return place
    }
}
