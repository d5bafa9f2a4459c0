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
}
