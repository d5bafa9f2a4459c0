import UIKit
import Testing

/// Media timing on animations and layers.
@MainActor
@Suite(.statesOutcome) struct TimingTests {
    private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        change(animation)
        return animation
    }

    /// The opacity at times after the animation was added; the model has 0.5.
    private func opacities(
        _ animation: CAAnimation, _ times: [CFTimeInterval], beginningAfter delay: CFTimeInterval? = nil,
        setUp: (CALayer) -> Void = { _ in }
    ) -> [Float] {
        let stage = LayerStage()
        let layer = stage.layer()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        stage.go(to: 10)
        setUp(layer)
        if let delay { animation.beginTime = CACurrentMediaTime() + delay }
        layer.add(animation, forKey: "fade")
        stage.settle()
        return times.map {
            stage.go(to: 10 + $0)
            return (layer.shownOpacity * 1000).rounded() / 1000
        }
    }

    @Test func `an animation begins at its commit and leaves the model at its end`() {
        #expect(opacities(fade(), [0, 0.25, 0.75, 1]) == [0, 0.25, 0.75, 0.5])
    }

    @Test func `at exactly begin and duration the model is shown, not a hair before`() {
        #expect(opacities(fade(), [0.999]) == [0.999])
        #expect(opacities(fade(), [1.0]) == [0.5])
    }

    @Test func `a begin time delays and the fill mode shows the begin meanwhile`() {
        #expect(opacities(fade(), [0, 0.5, 1.5, 2], beginningAfter: 1) == [0.5, 0.5, 0.5, 0.5])
        #expect(opacities(fade(), [1.25], beginningAfter: 1) == [0.25])
        #expect(opacities(fade { $0.fillMode = .backwards }, [0.5, 1.25], beginningAfter: 1) == [0, 0.25])
    }

    @Test func `an animation that stays shows its end if it fills forwards`() {
        #expect(opacities(fade { ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false) }, [1, 5]) == [1, 1])
        #expect(opacities(fade { $0.isRemovedOnCompletion = false }, [1, 5]) == [0.5, 0.5])
    }

    @Test func `repeat, autoreverse and fractions`() {
        #expect(opacities(fade { $0.repeatCount = 2.5 }, [1.25, 2.25, 2.499, 2.5]) == [0.25, 0.25, 0.499, 0.5])
        #expect(opacities(fade { $0.autoreverses = true }, [0.75, 1, 1.25, 2]) == [0.75, 1, 0.75, 0.5])
        #expect(
            opacities(fade { ($0.autoreverses, $0.repeatCount) = (true, 2) }, [2.25, 3.25, 4]) == [0.25, 0.75, 0.5])
        #expect(opacities(fade { $0.repeatDuration = 1.5 }, [1.25, 1.5]) == [0.25, 0.5])
        #expect(opacities(fade { $0.repeatCount = .infinity }, [1000.25]) == [0.25])
    }

    @Test func `speed stretches, stops and turns round`() {
        #expect(opacities(fade { $0.speed = 2 }, [0.25, 0.5]) == [0.5, 0.5])
        #expect(opacities(fade { $0.speed = 0.5 }, [0.5, 1.5, 2]) == [0.25, 0.75, 0.5])
        #expect(opacities(fade { ($0.speed, $0.timeOffset) = (0, 0.3) }, [0, 50]) == [0.3, 0.3])
        #expect(opacities(fade { $0.speed = -1 }, [0, 0.25, 0.75, 1]) == [1, 0.75, 0.25, 0.5])
        #expect(opacities(fade { ($0.speed, $0.timeOffset) = (-1, 1) }, [0.25]) == [0.75])
        #expect(opacities(fade { ($0.speed, $0.timeOffset) = (0, 1) }, [5]) == [1])
    }

    @Test func `a time offset begins in the middle and comes round`() {
        #expect(opacities(fade { $0.timeOffset = 0.25 }, [0, 0.5, 0.9]) == [0.25, 0.75, 0.15])
    }

    @Test func `the timing function bends each cycle`() {
        let animation = fade {
            $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
            $0.repeatCount = 2
        }
        #expect(opacities(animation, [0.5, 1.5]) == [0.315, 0.315])
    }

    @Test func `a layer's speed and offset scrub what is below`() {
        let stage = LayerStage()
        let (container, layer) = (stage.layer(), CALayer())
        container.addSublayer(layer)
        stage.settle()
        container.speed = 0
        layer.add(fade(), forKey: "fade")
        stage.go(to: 5)
        #expect(layer.shownOpacity == 0)
        container.timeOffset = 0.75
        #expect(layer.shownOpacity == 0.75)
        container.timeOffset = 0.25
        stage.go(to: 99)
        #expect(layer.shownOpacity == 0.25)
        // Stopped at the very end the end is shown, and nothing is over.
        container.timeOffset = 1
        stage.go(to: 100)
        #expect(layer.shownOpacity == 1)
        #expect(layer.animationKeys() == ["fade"])
    }

    @Test func `a paused layer goes on where it was`() {
        let stage = LayerStage()
        let layer = stage.layer()
        layer.add(fade(), forKey: "fade")
        stage.settle()
        stage.go(to: 0.5)
        let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        stage.go(to: 20)
        #expect(layer.shownOpacity == 0.5)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        #expect(layer.shownOpacity == 0.5)
        stage.go(to: 20.25)
        #expect(layer.shownOpacity == 0.75)
        stage.go(to: 20.5)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `time that runs backwards ends nothing`() {
        let stage = LayerStage()
        let start = CACurrentMediaTime()
        let recorder = AnimationRecorder()
        let layer = stage.layer()
        layer.add(recorder.animation("a"), forKey: "a")
        stage.settle()
        stage.go(to: 0.5)
        layer.speed = -1
        layer.beginTime = start + 0.5
        layer.timeOffset = start + 0.5
        stage.go(to: 0.75)
        #expect(layer.shownOpacity == 0.25)
        stage.go(to: 2)
        #expect(layer.shownOpacity == 1)
        #expect(layer.animationKeys() == ["a"])
        #expect(recorder.log == ["start a"])
    }
}
