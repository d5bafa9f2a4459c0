import QuartzCore
import Testing

/// The one table of layers' properties: what is missing in it is found here.
@MainActor
@Suite struct LayerTableTests {
    /// Keeps the keys of changes.
    private final class Listener: NSObject, CALayerDelegate {
        var keys: [String] = []

        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            keys.append(event)
            return NSNull()
        }
    }

    /// A field's name as the property is called: `isHidden` is `hidden`.
    private static func name(of field: String) -> String {
        guard field.hasPrefix("is"), let first = field.dropFirst(2).first, first.isUppercase else { return field }
        return first.lowercased() + field.dropFirst(3)
    }

    private static func fields(of values: Any) -> Set<String> {
        Set(Mirror(reflecting: values).children.compactMap { $0.label.map(name) })
    }

    /// The values that only some kinds of layer have.
    private static func parts() throws -> [Any] {
        [
            try #require(CAShapeLayer().values.shape), try #require(CAGradientLayer().values.gradient),
            try #require(CAReplicatorLayer().values.replicator),
        ]
    }

    private static let keys = Set(LayerProperty.table.map(\.key))

    @Test func `every value of a layer stands in the table`() {
        // What follows from others, what only some kinds have, an emitter's particles, and the user's own values.
        let others: Set = [
            "hasTransform", "hasSublayerTransform", "shape", "gradient", "replicator", "emitter", "custom",
        ]
        #expect(Self.fields(of: CALayer().values).subtracting(others).subtracting(Self.keys) == [])
    }

    @Test func `every value of some kinds of layer stands in the table`() throws {
        for part in try Self.parts() { #expect(Self.fields(of: part).subtracting(Self.keys) == []) }
    }

    @Test func `no key stands in the table twice, and each is that of a value`() throws {
        #expect(Self.keys.count == LayerProperty.table.count)
        let values = [CALayer().values] + (try Self.parts())
        let fields = values.reduce(into: Set<String>()) { $0.formUnion(Self.fields(of: $1)) }
        // The frame follows from others.
        #expect(Self.keys.subtracting(fields) == ["frame"])
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
