import CoreGraphics

extension FramePlanner {
    func planShadow(_ item: ShadowItem, _ clip: PixelRect, _ painters: inout [Painter]) {
        guard item.color.alpha > 0 else { return }
        let map = Homography(item.transform)
        let moved = Homography(
            scaleX: 1, scaleY: 1, translateX: Double(item.offset.width), translateY: Double(item.offset.height)
        ).followed(by: map)
        let place: PlacedShape?
        switch item.caster {
        case .shape(let shape): place = shadowPlace(of: shape, Double(item.radius), moved)
        case .items(let items):
            if let shape = plainShape(of: items, item.transform) {
                place = shadowPlace(of: shape, Double(item.radius), moved)
            } else {
                place = shadowPlace(of: items, item, map, clip)
            }
        }
        guard let place, !place.bounds.isEmpty else { return }
        painters.append(
            ColorPainter(color: item.color.value, bounds: place.bounds.intersection(clip), shapes: place.edges))
    }

    private func shadowPlace(of shape: DisplayShape, _ radius: Double, _ map: Homography) -> PlacedShape? {
        let shadow: ShadowCache.Shadow
        switch shape {
        case .rounded(let caster):
            let scales = map.scale(at: Double(caster.rect.midX), Double(caster.rect.midY))
            let scale = max(scales.x, scales.y)
            guard caster.rect.width > 0, caster.rect.height > 0, scale > 0, scale < 1e6 else { return nil }
            guard radius * scale > Self.sharpest else { return place(shape, map) }
            shadow = rasterizer.shadows.shadow(of: caster, radius: radius, scale: scale)
        case .coverage(let caster, let rect):
            guard rect.width > 0, rect.height > 0, caster.width > 0, caster.height > 0 else { return nil }
            shadow = rasterizer.shadows.shadow(of: caster, over: rect, radius: radius)
        }
        return place(shadow.buffer, shadow.placement, over: shadow.extent, map, fadesOut: true)
    }

    /// Shadows blurred by fewer pixels than this are drawn with the shape's own edge.
    private static var sharpest: Double { 0.2 }

    /// The shape of items of which the first is opaque and hides nothing but itself: a page with its background. Nil where
    /// the others may reach beyond it.
    private func plainShape(of items: [DisplayItem], _ transform: Matrix4) -> DisplayShape? {
        guard case .fill(let fill)? = items.first, fill.color.alpha == 255, fill.transform == transform,
            case .rounded(let shape) = fill.shape
        else { return nil }
        let rest = items.dropFirst()
        if rest.isEmpty || rest.allSatisfy({ $0.isClipped(to: shape, transform) }) { return fill.shape }
        guard shape.isRect, let axes = Homography(transform).axisAligned else { return nil }
        let inside = axes.edges(of: shape.rect)
        return rest.allSatisfy { $0.lies(within: inside) } ? fill.shape : nil
    }

    /// The shadow of what items show: their alpha, moved and blurred in the frame.
    private func shadowPlace(
        of items: [DisplayItem], _ item: ShadowItem, _ map: Homography, _ clip: PixelRect
    ) -> PlacedShape? {
        let scale = map.scale(at: 0, 0)
        let sx = BlurPlane.limited(Double(item.radius) * scale.x)
        let sy = BlurPlane.limited(Double(item.radius) * scale.y)
        let (dx, dy) = displacement(item.offset, map)
        let far = max(abs(dx), abs(dy))
        guard far < 1e6 else { return nil }
        let margin = BlurPlane.margin(max(sx, sy))
        let near = Self.casters(of: clip, dx, dy)
        let wide = FramePlanner(area: Self.casters(of: area, dx, dy).outset(by: margin), rasterizer: rasterizer)
        let painters = wide.plan(items, clip: near.outset(by: margin))
        guard let blurred = rasterizer.blurredAlpha(of: painters, sigmaX: sx, sigmaY: sy, within: near) else {
            return nil
        }
        let b = blurred.bounds
        let extent = CGRect(x: b.left, y: b.top, width: b.width, height: b.height)
        let move = Homography(scaleX: 1, scaleY: 1, translateX: dx, translateY: dy)
        return place(blurred.buffer, blurred.placement, over: extent, move, fadesOut: true)
    }

    /// Where the casters lie whose shadows, moved by so many pixels, fall into `area`. A long way is not looked at along its
    /// length, or a shadow from afar would take all the memory there is.
    private static func casters(of area: PixelRect, _ dx: Double, _ dy: Double) -> PixelRect {
        let far = max(abs(dx), abs(dy))
        if far <= longWay { return area.outset(by: clampedInt(far.rounded(.up)) + 1) }
        let (x, y) = (clampedInt(dx.rounded()), clampedInt(dy.rounded()))
        return PixelRect(left: area.left - x, top: area.top - y, right: area.right - x, bottom: area.bottom - y).outset(
            by: 2)
    }

    /// In pixels. Decided.
    private static var longWay: Double { 1024 }

    /// How far the offset moves the origin, in the frame's pixels.
    private func displacement(_ offset: CGSize, _ map: Homography) -> (Double, Double) {
        let a = map.homogeneous(0, 0)
        let b = map.homogeneous(Double(offset.width), Double(offset.height))
        guard a.z > 0, b.z > 0 else { return (0, 0) }
        return (b.x / b.z - a.x / a.z, b.y / b.z - a.y / a.z)
    }
}
