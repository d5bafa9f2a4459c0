import QuartzCore
import Testing

/// What tools change about animations that run.
@MainActor @Suite struct ReplacementTests {
    /// A layer that fades in within a second from the time 0 on, and its animation.
    private func fade(_ stage: LayerStage) throws -> (layer: CALayer, entry: RunningAnimation) {
        let layer = stage.layer()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 1)
        animation.duration = 1
        layer.add(animation, forKey: "fade")
        stage.settle()
        return (layer, try #require(RenderServer.current.animations(below: stage.root).first).entry)
    }

    private func opacity(_ layer: CALayer) -> Float { layer.presentation()?.opacity ?? -1 }

    @Test func `a replacement goes on from the begin with another duration, and ends with it`() throws {
        let stage = LayerStage()
        let (layer, entry) = try fade(stage)
        stage.go(to: 0.25)
        #expect(abs(opacity(layer) - 0.25) < 1e-6)
        let longer = try #require(entry.animation.copy() as? CABasicAnimation)
        longer.duration = 2
        entry.replace(with: longer)
        #expect(abs(opacity(layer) - 0.125) < 1e-6)
        stage.go(to: 1.5)
        #expect(abs(opacity(layer) - 0.75) < 1e-6)
        stage.go(to: 2)
        #expect(layer.animation(forKey: "fade") == nil && opacity(layer) == 1)
    }

    @Test func `a replacement that begins later is as far as that much earlier`() throws {
        let stage = LayerStage()
        let (layer, entry) = try fade(stage)
        stage.go(to: 0.5)
        entry.replace(with: try #require(entry.animation.copy() as? CAAnimation), beginningLaterBy: 0.3)
        #expect(abs(opacity(layer) - 0.2) < 1e-6)
        stage.go(to: 1.1)
        #expect(layer.animation(forKey: "fade") != nil)
        stage.go(to: 1.3)
        #expect(layer.animation(forKey: "fade") == nil)
    }

    @Test func `one that is muted has no effect, and ends in its time`() throws {
        let stage = LayerStage()
        let (layer, entry) = try fade(stage)
        stage.go(to: 0.25)
        entry.isMuted = true
        #expect(opacity(layer) == 1)
        entry.isMuted = false
        #expect(abs(opacity(layer) - 0.25) < 1e-6)
        entry.isMuted = true
        stage.go(to: 0.9)
        #expect(layer.animation(forKey: "fade") != nil)
        stage.go(to: 1)
        #expect(layer.animation(forKey: "fade") == nil)
    }
}
