import QuartzCore
import Testing

/// Layers and animations of classes that are known only at run time.
@MainActor
@Suite struct LayerClassTests {
    class Ring: CAShapeLayer {
        var note = "made"

        override init() {
            super.init()
            note = "init"
        }

        override init(layer: Any) {
            note = "copy of \((layer as? Ring)?.note ?? "?")"
            super.init(layer: layer)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class Inheriting: Ring {}

    final class Bouncing: CABasicAnimation {}

    @Test func `a layer is made from its class`() {
        let gradient: AnyObject = Instantiation.make(CAGradientLayer.self)
        #expect(gradient is CAGradientLayer)
        let ring: AnyObject = Instantiation.make(Ring.self)
        #expect((ring as? Ring)?.note == "init")
        #expect((ring as? Ring)?.lineWidth == 1)
        let inheriting: AnyObject = Instantiation.make(Inheriting.self)
        #expect(inheriting is Inheriting)
    }

    @Test func `a presentation is of the layer's class`() {
        let stage = LayerStage()
        for layer in [Ring(), Inheriting()] {
            stage.root.addSublayer(layer)
            stage.settle()
            let copy = layer.presentation()
            #expect(copy?.note == "copy of init")
            #expect(type(of: copy) == type(of: Optional(layer)))
            #expect(copy?.model() === layer)
        }
    }

    @Test func `objects made from classes are released`() {
        weak var made: CALayer?
        weak var copied: CALayer?
        do {
            let stage = LayerStage()
            let ring = Instantiation.make(Ring.self)
            made = ring
            stage.root.addSublayer(ring)
            stage.settle()
            let copy = ring.presentation()
            copied = copy
            #expect(copied != nil)
        }
        RenderServer().makeCurrent()
        #expect(made == nil)
        #expect(copied == nil)
    }

    @Test func `a subclass of an animation is copied as such`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let animation = Bouncing(keyPath: "opacity")
        animation.toValue = 0.5
        layer.add(animation, forKey: "a")
        let running = layer.animation(forKey: "a")
        #expect(running is Bouncing && running !== animation)
        #expect((running as? Bouncing)?.toValue as? Double == 0.5)
    }
}
