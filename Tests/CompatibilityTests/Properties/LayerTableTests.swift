import UIKit
import Testing

/// The one table of layers' properties: what is missing in it is found here.
@MainActor
@Suite(.statesOutcome) struct LayerTableTests {
    /// Keeps the keys of changes.
    private final class Listener: NSObject, CALayerDelegate {
        var keys: [String] = []

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            keys.append(event)
            return NSNull()
        }
    }

    @Test func `an accessor has the key from the table`() {
        // Whatever another test has left undone in the transaction of this turn.
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        defer { CATransaction.commit() }
        let listener = Listener()
        func keys(_ layer: CALayer, _ change: () -> Void) -> [String] {
            layer.delegate = listener
            listener.keys = []
            change()
            return listener.keys
        }
        let (layer, shape) = (CALayer(), CAShapeLayer())
        let (gradient, replicator) = (CAGradientLayer(), CAReplicatorLayer())
        #expect(keys(layer) { layer.opacity = 0.5 } == ["opacity"])
        #expect(keys(layer) { layer.opacity = 0.5 } == [])
        #expect(keys(layer) { layer.isHidden = true } == ["hidden"])
        #expect(keys(layer) { layer.isDoubleSided = false } == ["doubleSided"])
        #expect(keys(layer) { layer.transform.m41 = 3 } == ["transform"])
        #expect(keys(layer) { layer.sublayerTransform.m34 = 3 } == ["sublayerTransform"])
        #expect(keys(layer) { layer.backgroundColor = .black } == ["backgroundColor"])
        #expect(keys(layer) { layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4) } == ["position", "bounds"])
        #expect(keys(layer) { layer.contents = nil } == ["contents"])
        #expect(keys(shape) { shape.strokeEnd = 0.5 } == ["strokeEnd"])
        #expect(keys(shape) { shape.fillColor = nil } == ["fillColor"])
        #expect(keys(shape) { shape.fillColor = nil } == [])
        #expect(keys(gradient) { gradient.startPoint = .zero } == ["startPoint"])
        #expect(keys(gradient) { gradient.colors = nil } == ["colors"])
        #expect(keys(replicator) { replicator.preservesDepth = true } == ["preservesDepth"])
        #expect(keys(replicator) { replicator.instanceTransform.m41 = 1 } == ["instanceTransform"])
    }

    @Test func `what a presentation layer is given shows in it, and runs nothing`() {
        let layer = CALayer()
        let copy = CALayer(layer: layer)
        let listener = Listener()
        copy.delegate = listener
        copy.cornerRadius = 4
        #expect(copy.cornerRadius == 4 && layer.cornerRadius == 0 && listener.keys == [])
    }
}
