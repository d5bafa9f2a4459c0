import QuartzCore
import Testing

@MainActor
@Suite struct CALayerKeyValueTests {
    @Test func `every property of the table has a value that can be set again`() {
        let layers: [(CALayer, (LayerValues) -> Bool)] = [
            (CALayer(), { _ in true }), (CAShapeLayer(), { $0.shape != nil }),
            (CAGradientLayer(), { $0.gradient != nil }), (CAReplicatorLayer(), { $0.replicator != nil }),
        ]
        for (layer, isFor) in layers {
            #expect(isFor(layer.values))
            for property in LayerProperty.table {
                guard let value = property.get(layer.values) else { continue }
                var values = layer.values
                property.set(&values, value)
                #expect(property.get(values) != nil)
            }
        }
    }
}
