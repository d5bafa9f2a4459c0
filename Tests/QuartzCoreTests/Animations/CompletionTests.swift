import QuartzCore
import Testing

/// When and in which order delegates and blocks are called.
@MainActor
@Suite struct CompletionTests {
    @Test func `delegates hear of begin and end`() {
        let (stage, recorder) = (LayerStage(), Recorder())
        let layer = stage.layer()
        layer.add(recorder.animation("a"), forKey: "a")
        #expect(recorder.log.isEmpty)
        stage.settle()
        #expect(recorder.log == ["start a"])
        stage.go(to: 0.99)
        #expect(recorder.log == ["start a"])
        stage.go(to: 1)
        #expect(recorder.log == ["start a", "stop a true"])
        #expect(layer.animationKeys() == nil)
        #expect(!RenderServer.current.hasActivity)
    }

    @Test func `leaving with a superlayer or its root ends animations too`() {
        let (stage, recorder) = (LayerStage(), Recorder())
        let (layer, inner) = (stage.layer(), CALayer())
        layer.addSublayer(inner)
        stage.settle()
        inner.add(recorder.animation("a"), forKey: "a")
        layer.add(recorder.animation("b"), forKey: "b")
        stage.settle()
        recorder.log = []
        RenderServer.current.detach(stage.root)
        RenderServer.current.finishAnimations()
        #expect(recorder.log == ["stop a false", "stop b false"])
    }

    @Test func `an animation that stays on its layer ends once`() {
        let (stage, recorder) = (LayerStage(), Recorder())
        let layer = stage.layer()
        let animation = recorder.animation("a")
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "a")
        stage.settle()
        stage.go(to: 2)
        stage.go(to: 3)
        #expect(recorder.log == ["start a", "stop a true"])
        #expect(layer.animationKeys() == ["a"])
        #expect(!RenderServer.current.hasActivity)
        layer.removeAllAnimations()
        stage.settle()
        #expect(recorder.log == ["start a", "stop a true"])
    }
}
