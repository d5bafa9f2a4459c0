import CoreGraphics

extension DamageRegion {
    /// Adds the backdrops that blur something that has changed, in drawing order: a backdrop may lie below another one.
    mutating func add(_ backdrops: [BackdropItem], in frame: PixelRect) {
        for item in backdrops {
            let (seen, spread) = (item.paintedBounds(in: frame), item.blurSpread)
            if rects.contains(where: { $0.outset(by: spread).intersects(seen) }) { add(seen) }
        }
    }
}
