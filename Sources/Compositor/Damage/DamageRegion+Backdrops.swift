import CoreGraphics

extension DamageRegion {
    /// Adds the glass through which something is seen that has changed, in drawing order: glass is seen through glass.
    mutating func add(_ backdrops: [BackdropItem], in frame: PixelRect) {
        for item in backdrops {
            let (seen, reach) = (item.reach(in: frame), item.blurReach)
            if rects.contains(where: { $0.outset(by: reach).intersects(seen) }) { add(seen) }
        }
    }
}

extension BackdropItem {
    /// How far what is blurred spreads, in the frame's pixels.
    var blurReach: Int { Blurring.reach(radius, transform, around: shape.rect) }

    func reach(in frame: PixelRect) -> PixelRect { shape.rect.reach(transform, in: frame) }
}
