import Compositor
import CoreGraphics

/// What a rasterized shape depends on besides its pixels.
enum RasterKey: Equatable {
    case fill(CGPath, CGPathFillRule)
    case stroke(CGPath, LineStyle, CGFloat, CGFloat)
}

/// The last picture of a shape, kept until something of it changes.
final class RasterCache {
    /// What a layer may have rasterized.
    enum Slot: Int { case fill, stroke, shadow }

    var key: RasterKey?
    var grid: LayerFlattener.RasterGrid?
    var buffer: CoverageBuffer?
}

extension CALayer {
    /// The place for one of the layer's rasterized shapes.
    func cache(_ slot: RasterCache.Slot) -> RasterCache {
        let owner = modelLayer ?? self
        if owner.rasterCaches.isEmpty { owner.rasterCaches = [RasterCache(), RasterCache(), RasterCache()] }
        return owner.rasterCaches[slot.rawValue]
    }
}
