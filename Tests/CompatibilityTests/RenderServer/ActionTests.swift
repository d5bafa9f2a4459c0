import UIKit
import Testing

/// Implicit animations and where they come from.
@MainActor
@Suite(.statesOutcome) struct ActionTests {
    @Test func `a shown layer animates by itself for a quarter of a second`() {
        let stage = LayerStage()
        let layer = stage.layer()
        layer.opacity = 0
        #expect(layer.opacity == 0)
        let action = layer.animation(forKey: "opacity") as? CABasicAnimation
        #expect(action?.duration == 0.25)
        #expect(action?.timingFunction == CAMediaTimingFunction(name: .default))
        stage.settle()
        #expect(layer.shownOpacity == 1)
        stage.go(to: 0.125)
        #expect(near(CGFloat(layer.shownOpacity), 1 - 0.8024034))
        stage.go(to: 0.25)
        #expect(layer.shownOpacity == 0)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a layer that has not been shown yet does not`() {
        let stage = LayerStage()
        let layer = CALayer()
        layer.opacity = 0.5
        stage.root.addSublayer(layer)
        layer.opacity = 0.7
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a second change goes on from what is shown`() {
        let stage = LayerStage()
        let layer = stage.layer()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.opacity = 0
        stage.settle()
        stage.go(to: 0.125)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.opacity = 1
        stage.settle()
        #expect(near(CGFloat(layer.shownOpacity), 0.5))
        stage.go(to: 0.25)
        #expect(near(CGFloat(layer.shownOpacity), 0.75))
    }

    @Test func `transactions nest and give duration, curve and silence`() {
        let stage = LayerStage()
        let layer = stage.layer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        #expect(CATransaction.animationDuration() == 2)
        layer.opacity = 0
        CATransaction.commit()
        #expect(CATransaction.animationTimingFunction() == nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions())
        layer.position = .zero
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        CATransaction.setValue("x", forKey: "mine")
        #expect(CATransaction.value(forKey: "mine") as? String == "x")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "mine") == nil)
        #expect(layer.animationKeys() == ["opacity"])
        #expect(layer.animation(forKey: "opacity")?.duration == 2)
        #expect(layer.animation(forKey: "opacity")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
        _ = stage
    }

    @Test func `a change of the frame is one of position and bounds`() {
        let stage = LayerStage()
        let layer = stage.layer()
        layer.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
        #expect(layer.animationKeys() == ["position", "bounds"])
        _ = stage
    }

    @Test func `a shape's path does not animate by itself`() {
        let stage = LayerStage()
        let layer = CAShapeLayer()
        stage.root.addSublayer(layer)
        stage.settle()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        layer.strokeEnd = 0.5
        #expect(layer.animationKeys() == ["strokeEnd"])
    }
}
