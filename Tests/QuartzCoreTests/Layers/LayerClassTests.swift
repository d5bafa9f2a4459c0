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

    @Test func `a layer is made from its class`() {
        let gradient: AnyObject = Instantiation.make(CAGradientLayer.self)
        #expect(gradient is CAGradientLayer)
        let ring: AnyObject = Instantiation.make(Ring.self)
        #expect((ring as? Ring)?.note == "init")
        #expect((ring as? Ring)?.lineWidth == 1)
        let inheriting: AnyObject = Instantiation.make(Inheriting.self)
        #expect(inheriting is Inheriting)
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
}
