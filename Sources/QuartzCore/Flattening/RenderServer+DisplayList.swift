import Compositor
import CoreGraphics

extension RenderServer {
    /// Everything that a root layer shows now, for a frame of that many pixels.
    ///
    /// - Parameters:
    ///   - root: a layer whose superlayer's coordinates are the screen's points.
    ///   - scale: pixels in a point.
    ///   - background: what is seen where no layer is.
    package static func displayList(
        for root: CALayer, pixelWidth: Int, pixelHeight: Int, scale: CGFloat, background: PixelColor = .black
    ) -> DisplayList {
        DisplayList(width: pixelWidth, height: pixelHeight, background: background)
    }
}
