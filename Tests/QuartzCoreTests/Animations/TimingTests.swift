import QuartzCore
import Testing

/// Media timing on animations and layers.
@MainActor
@Suite struct TimingTests {
    private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        change(animation)
        return animation
    }

    @Test func `an owner's timeline pauses, turns and never ends`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let timeline = AnimationTimeline()
        timeline.range = 0...1
        let animation = fade { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
        animation.timeline = timeline
        layer.add(animation, forKey: "fade")
        stage.settle()
        stage.go(to: 0.5)
        #expect(near(CGFloat(layer.shownOpacity), 0.3153568))
        timeline.pause(atElapsed: layer.elapsedTime(ofAnimationForKey: "fade") ?? 0)
        timeline.isLinear = true
        stage.go(to: 3)
        #expect(layer.shownOpacity == 0.5)
        timeline.seek(to: 0.8)
        #expect(near(CGFloat(layer.shownOpacity), 0.8))
        timeline.isLinear = false
        timeline.run(rate: -1, fromElapsed: 3)
        stage.go(to: 3.3)
        #expect(near(CGFloat(layer.shownOpacity), 0.3153568))
        stage.go(to: 9)
        #expect(layer.shownOpacity == 0)
        #expect(layer.animationKeys() == ["fade"])
        layer.removeAnimation(forKey: "fade")
        #expect(layer.shownOpacity == 1)
    }
}
