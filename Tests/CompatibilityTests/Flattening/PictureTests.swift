import UIKit
import Testing

/// Pixels: drawing, rendering, transitions.
@MainActor
@Suite(.statesOutcome) struct PictureTests {
    final class Painter: NSObject, CALayerDelegate {
        var log: [String] = []

        func layerWillDraw(_ layer: CALayer) { log.append("will") }

        func draw(_ layer: CALayer, in ctx: CGContext) {
            log.append("draw")
            ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
            ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
    }

    @Test func `a new size draws anew only where that is asked for`() {
        let stage = LayerStage()
        let (layer, painter) = (stage.layer(), Painter())
        layer.delegate = painter
        layer.setNeedsDisplay()
        stage.settle()
        layer.bounds.size.width = 50
        #expect(!layer.needsDisplay())
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 60
        #expect(layer.needsDisplay())
    }

    @Test func `subclasses say which keys need drawing`() {
        final class Gauge: CALayer {
            override class func needsDisplay(forKey key: String) -> Bool {
                key == "level" || super.needsDisplay(forKey: key)
            }
        }
        let gauge = Gauge()
        gauge.setValue(3, forKey: "level")
        #expect(gauge.needsDisplay())
    }

    @Test func `a gradient interpolates colors that are not premultiplied`() throws {
        let stage = LayerStage()
        let layer = CAGradientLayer()
        stage.root.addSublayer(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 3, height: 21)
        layer.colors = [
            CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1), CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0),
        ]
        stage.settle()
        let format = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
        let context = try #require(
            CGContext(
                data: nil, width: 3, height: 21, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: format))
        layer.render(in: context)
        let bytes = try #require(context.data).advanced(by: 10 * context.bytesPerRow + 4)
        let (blue, alpha) = (bytes.load(as: UInt8.self), bytes.load(fromByteOffset: 3, as: UInt8.self))
        expect("opacity half way", Double(alpha), is: 128, tolerance: 4)
        // Half as bright, at half the opacity. Premultiplied colors would give 128.
        expect("premultiplied blue half way", Double(blue), is: 64, tolerance: 4)
    }
}
