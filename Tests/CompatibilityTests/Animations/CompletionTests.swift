import UIKit
import Testing

/// When and in which order delegates and blocks are called.
@MainActor
@Suite(.statesOutcome) struct CompletionTests {
    @Test func `ends are called in the order of their times, then of their adding`() {
        let (stage, recorder) = (LayerStage(), AnimationRecorder())
        let (one, two) = (stage.layer(), stage.layer())
        one.add(recorder.animation("late", duration: 0.5), forKey: "a")
        two.add(recorder.animation("early", duration: 0.2), forKey: "a")
        one.add(recorder.animation("also late", duration: 0.5), forKey: "b")
        stage.settle()
        recorder.log = []
        stage.go(to: 1)
        #expect(recorder.log == ["stop early true", "stop late true", "stop also late true"])
    }

    @Test func `a removed animation has not finished`() {
        let (stage, recorder) = (LayerStage(), AnimationRecorder())
        let layer = stage.layer()
        layer.add(recorder.animation("a"), forKey: "a")
        layer.add(recorder.animation("b"), forKey: "b")
        stage.settle()
        recorder.log = []
        layer.removeAnimation(forKey: "b")
        #expect(layer.animationKeys() == ["a"])
        #expect(recorder.log.isEmpty)
        stage.settle()
        #expect(recorder.log == ["stop b false"])
        layer.removeAllAnimations()
        stage.settle()
        #expect(recorder.log == ["stop b false", "stop a false"])
    }

    @Test func `the same key replaces`() {
        let (stage, recorder) = (LayerStage(), AnimationRecorder())
        let layer = stage.layer()
        layer.add(recorder.animation("old"), forKey: "k")
        stage.settle()
        layer.add(recorder.animation("new"), forKey: "k")
        stage.settle()
        #expect(recorder.log == ["start old", "start new", "stop old false"])
    }

    @Test func `leaving the tree ends animations, moving within it does not`() {
        let (stage, recorder) = (LayerStage(), AnimationRecorder())
        let (layer, other) = (stage.layer(), stage.layer())
        layer.add(recorder.animation("a"), forKey: "a")
        stage.settle()
        recorder.log = []
        other.addSublayer(layer)
        stage.settle()
        #expect(recorder.log.isEmpty)
        layer.removeFromSuperlayer()
        stage.settle()
        #expect(recorder.log == ["stop a false"])
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a completion block waits for all animations of its transaction`() {
        let stage = LayerStage()
        let layer = stage.layer()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.setAnimationDuration(0.5)
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        let long = CABasicAnimation(keyPath: "opacity")
        long.duration = 1
        layer.add(long, forKey: "b")
        CATransaction.commit()
        CATransaction.commit()
        stage.settle()
        stage.go(to: 0.5)
        #expect(log.isEmpty)
        #expect(layer.animationKeys() == ["b"])
        stage.go(to: 1)
        #expect(log == ["outer", "inner"])
    }

    @Test func `a completion block without animations is called at the commit`() {
        _ = LayerStage()
        var isCalled = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isCalled = true }
        #expect(!isCalled)
        CATransaction.commit()
        #expect(isCalled)
    }

    @Test func `the block comes after the delegates of the animations that it waited for`() {
        let (stage, recorder) = (LayerStage(), AnimationRecorder())
        let layer = stage.layer()
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { recorder.log.append("block") } }
        layer.add(recorder.animation("a"), forKey: "a")
        layer.add(recorder.animation("b"), forKey: "b")
        CATransaction.commit()
        stage.settle()
        recorder.log = []
        stage.go(to: 1)
        #expect(recorder.log == ["stop a true", "stop b true", "block"])
    }

    @Test func `what a callback changes is laid out in the same frame`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let counter = LayoutCounter()
        stage.root.addSublayer(counter)
        stage.settle()
        let before = counter.count
        CATransaction.begin()
        CATransaction.setCompletionBlock { counter.setNeedsLayout() }
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
        CATransaction.commit()
        stage.settle()
        stage.go(to: 1)
        #expect(counter.count == before + 1)
    }

    @Test func `an animation added by a callback begins in the same frame`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (0, 100, 1)
        CATransaction.begin()
        CATransaction.setCompletionBlock { layer.add(move, forKey: "move") }
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
        CATransaction.commit()
        stage.settle()
        stage.go(to: 0.25)
        stage.go(to: 0.75)
        #expect(layer.shownPosition.x == 50)
    }
}

/// Counts how often it is laid out.
final class LayoutCounter: CALayer {
    var count = 0

    override func layoutSublayers() {
        super.layoutSublayers()
        count += 1
    }
}
