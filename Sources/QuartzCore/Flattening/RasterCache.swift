import Compositor
import CoreGraphics

/// What a layer keeps of its rasterised shape from one frame to the next.
final class RasterCache {
}
