import QuartzCore
import Testing

@MainActor @Suite struct AnimationRecordTests {
    @Test func `records tell layer, begin and length of what runs`() {
        let stage = LayerStage()
        let layer = stage.layer()
        stage.go(to: 1)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.5
        animation.repeatCount = 2
        layer.add(animation, forKey: "fade")
        #expect(RenderServer.current.animations(below: stage.root).isEmpty, "it begins with the commit")
        stage.settle()
        let records = RenderServer.current.animations(below: stage.root)
        #expect(records.count == 1 && records[0].layer === layer)
        #expect(records[0].begin == 1 && records[0].length == 1)
        #expect(records[0].order == RenderServer.current.newestAnimation)
        #expect(RenderServer.current.animations(below: stage.root, after: records[0].order).isEmpty)
        #expect(RenderServer.current.animations(below: CALayer()).isEmpty)
    }

    @Test func `postponed animations show what they showed before and end later`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let recorder = Recorder()
        layer.add(recorder.animation("fade"), forKey: nil)
        stage.settle()
        stage.go(to: 0.75)
        #expect(near(CGFloat(layer.shownOpacity), 0.75))
        RenderServer.current.postponeAnimations(below: stage.root, by: 0.5)
        #expect(near(CGFloat(layer.shownOpacity), 0.25))
        stage.go(to: 1.25)
        #expect(recorder.log == ["start fade"])
        stage.go(to: 1.5)
        #expect(recorder.log == ["start fade", "stop fade true"])
    }

    @Test func `inside a layer whose time stands still nothing is postponed`() {
        let stage = LayerStage()
        let layer = stage.layer()
        layer.add(Recorder().animation("fade"), forKey: nil)
        stage.settle()
        layer.timeOffset = 0.4
        layer.speed = 0
        RenderServer.current.postponeAnimations(below: stage.root, by: 0.3)
        #expect(near(CGFloat(layer.shownOpacity), 0.4))
    }

    @Test func `callbacks that are held come when they are let go`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let recorder = Recorder()
        layer.add(recorder.animation("fade"), forKey: nil)
        stage.settle()
        RenderServer.current.holdsCallbacks = true
        stage.go(to: 2)
        #expect(recorder.log == ["start fade"])
        RenderServer.current.holdsCallbacks = false
        stage.settle()
        #expect(recorder.log == ["start fade", "stop fade true"])
    }

    @Test func `graphs show the pace of curves, springs and key frames`() {
        let eased = CABasicAnimation(keyPath: "opacity")
        eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let curve = AnimationGraph(eased, duration: 1, count: 3).values
        #expect(curve[0] == 0 && curve[1] < 0.4 && curve[2] == 1)

        let spring = CASpringAnimation(keyPath: "opacity")
        #expect((AnimationGraph(spring, duration: spring.settlingDuration).values.max() ?? 0) > 1.1)

        let frames = CAKeyframeAnimation(keyPath: "position")
        frames.values = [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 10, y: 0)]
        #expect(AnimationGraph(frames, duration: 1, count: 3).values == [0, 3, 1])

        let shake = CAKeyframeAnimation(keyPath: "opacity")
        shake.values = [0, 1, 0].map { NSNumber(value: $0) }
        #expect(AnimationGraph(shake, duration: 1, count: 3).values == [0, 1, 0])
    }
}
