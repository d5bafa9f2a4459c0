import QuartzCore
import Testing

/// How many layers can be in each other.
@MainActor
@Suite struct LayerDepthTests {
    private static let limit = CALayer.greatestDepth

    /// So many layers in each other, the outermost first.
    private func chain(_ count: Int) -> [CALayer] {
        let layers = (0..<count).map { _ in CALayer() }
        for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
        return layers
    }

    @Test func `as many as are allowed are laid out and drawn`() {
        let stage = LayerStage()
        let layers = chain(Self.limit - 1)
        for layer in layers { layer.frame = CGRect(x: 0, y: 0, width: 9, height: 9) }
        layers.last?.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.root.addSublayer(layers[0])
        stage.settle()
        #expect(stage.items().count == 1)
    }

    @Test func `one more is a mistake`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                // A layer does not keep the one around it alive.
                var layers = [CALayer()]
                for _ in 0..<CALayer.greatestDepth {
                    let next = CALayer()
                    layers.last?.addSublayer(next)
                    layers.append(next)
                }
            }
        }
    }

    @Test func `it is one from the inside outwards too, and through a mask`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                var layer = CALayer()
                for _ in 0..<CALayer.greatestDepth {
                    let next = CALayer()
                    next.addSublayer(layer)
                    layer = next
                }
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                var layer = CALayer()
                for _ in 0..<CALayer.greatestDepth {
                    let next = CALayer()
                    next.mask = layer
                    layer = next
                }
            }
        }
    }

    @Test func `layers that were taken out do not count`() {
        let layers = chain(Self.limit)
        layers[1].removeFromSuperlayer()
        let outer = chain(300)
        outer[299].addSublayer(layers[0])
        #expect(layers[0].superlayer === outer[299])
    }

    @Test func `an animation group in itself is a mistake`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (one, two) = (CAAnimationGroup(), CAAnimationGroup())
                one.animations = [two]
                two.animations = [one]
            }
        }
    }
}
