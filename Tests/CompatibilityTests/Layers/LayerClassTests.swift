import UIKit
import Testing

/// Layers and animations of classes that are known only at run time.
@MainActor
@Suite(.statesOutcome) struct LayerClassTests {
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
