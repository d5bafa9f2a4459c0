import Compositor
import QuartzCore
import Testing

/// Pixels: drawing, rendering, transitions.
@MainActor
@Suite struct PictureTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    final class Painter: NSObject, CALayerDelegate {
        var log: [String] = []

        func layerWillDraw(_ layer: CALayer) { log.append("will") }

        func draw(_ layer: CALayer, in ctx: CGContext) {
            log.append("draw")
            ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
            ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
    }

    @Test func `a layer is drawn once, before its first frame, with y downwards`() {
        let stage = LayerStage()
        let (layer, painter) = (stage.layer(CGRect(x: 0, y: 0, width: 10, height: 10)), Painter())
        layer.delegate = painter
        stage.settle()
        #expect(painter.log.isEmpty)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        stage.settle()
        stage.go(to: 1)
        #expect(painter.log == ["will", "draw"])
        let frame = stage.frame()
        #expect(frame[5, 2] == 0xFF00_FF00 && frame[5, 8] == 0xFFFF_FFFF)
    }

    @Test func `drawing that turns out to be nothing leaves no bitmap`() {
        final class Empty: CALayer {
            override func draw(in ctx: CGContext) { discardDrawing() }
        }
        let empty = Empty()
        empty.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        empty.setNeedsDisplay()
        empty.displayIfNeeded()
        #expect(empty.contents == nil)
    }

    @Test func `a layer renders into a context as its model is`() {
        let stage = LayerStage()
        let layer = stage.layer(CGRect(x: 50, y: 50, width: 20, height: 20))
        layer.backgroundColor = red
        let child = CALayer()
        child.frame = CGRect(x: 0, y: 10, width: 10, height: 10)
        child.backgroundColor = blue
        layer.addSublayer(child)
        stage.settle()
        let buffer = PixelBuffer(width: 40, height: 40)
        let context = CGContext(buffer: buffer, scale: 2)
        layer.render(in: context)
        context.flush()
        #expect(buffer[1, 1] == 0xFFFF_0000)
        #expect(buffer[1, 39] == 0xFF00_00FF)
        #expect(buffer[39, 39] == 0xFFFF_0000)
    }

    /// A layer that turns from red to blue in a transition, at its middle: the pixels at the left, middle and right.
    private func halfWay(_ type: CATransitionType, _ subtype: CATransitionSubtype?, vertically: Bool = false)
        -> [UInt32]
    {
        let stage = LayerStage()
        let layer = stage.layer(stage.root.bounds)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = red
        stage.settle()
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
        layer.add(transition, forKey: nil)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = blue
        stage.settle()
        #expect(layer.animationKeys() == ["transition"])
        #expect(stage.frame()[50, 50] == 0xFFFF_0000)
        stage.go(to: 0.5)
        let frame = stage.frame()
        let pixels = vertically ? [frame[50, 10], frame[50, 90]] : [frame[10, 50], frame[90, 50]]
        stage.go(to: 1)
        #expect(stage.frame()[50, 50] == 0xFF00_00FF)
        return pixels
    }

    @Test func `transitions show the old picture and the new one`() {
        let (old, new): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        #expect(halfWay(.push, .fromRight) == [old, new])
        #expect(halfWay(.push, .fromLeft) == [new, old])
        #expect(halfWay(.moveIn, .fromRight) == [old, new])
        #expect(halfWay(.reveal, .fromRight) == [old, new])
        // As on iOS, "from top" moves upwards and "from bottom" downwards.
        #expect(halfWay(.moveIn, .fromTop, vertically: true) == [old, new])
        #expect(halfWay(.push, .fromBottom, vertically: true) == [new, old])
        let faded = halfWay(.fade, nil)
        #expect(
            faded[0] == faded[1] && (0x7E...0x81).contains(faded[0] >> 16 & 0xFF)
                && (0x7E...0x81).contains(faded[0] & 0xFF))
    }

    @Test func `a transition can be a part of one`() {
        let stage = LayerStage()
        let layer = stage.layer(stage.root.bounds)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = red
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
        (transition.startProgress, transition.endProgress) = (0.5, 1)
        layer.add(transition, forKey: nil)
        layer.backgroundColor = blue
        stage.settle()
        let frame = stage.frame()
        #expect(frame[10, 50] == 0xFFFF_0000 && frame[90, 50] == 0xFF00_00FF)
    }

    @Test func `animated contents blend`() {
        let stage = LayerStage()
        let layer = stage.layer(stage.root.bounds)
        func image(_ color: UInt32) -> CGImage {
            let buffer = PixelBuffer(width: 1, height: 1, isOpaque: true)
            buffer[0, 0] = color
            return CGImage(buffer: buffer)
        }
        let animation = CABasicAnimation(keyPath: "contents")
        (animation.fromValue, animation.toValue, animation.duration) = (image(0xFFFF_0000), image(0xFF00_00FF), 1)
        layer.add(animation, forKey: nil)
        stage.settle()
        stage.go(to: 0.5)
        let pixel = stage.frame()[50, 50]
        #expect((0x7E...0x81).contains(pixel >> 16 & 0xFF) && (0x7E...0x81).contains(pixel & 0xFF))
    }

    @Test func `a group is faded as one picture unless that is turned off`() {
        let stage = LayerStage()
        let (layer, child) = (stage.layer(stage.root.bounds), CALayer())
        CATransaction.setDisableActions(true)
        layer.backgroundColor = red
        child.frame = layer.bounds
        child.backgroundColor = blue
        layer.addSublayer(child)
        layer.opacity = 0.5
        stage.settle()
        #expect(stage.frame()[50, 50] >> 8 & 0xFF == stage.frame()[50, 50] >> 16 & 0xFF)
        layer.allowsGroupOpacity = false
        let pixel = stage.frame()[50, 50]
        #expect(pixel >> 16 & 0xFF > pixel >> 8 & 0xFF)
    }
}
