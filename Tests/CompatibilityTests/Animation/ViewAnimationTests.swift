import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct ViewAnimationTests {
    @Test func `the model has the new value at once and what is seen follows`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        UIView.animate(withDuration: 1) { view.center.x = 150 }
        #expect(view.center.x == 150)
        stage.frame()
        #expect(view.shown.position.x == 50)
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 100))
        stage.jump(by: 0.5)
        #expect(view.shown.position.x == 150)
    }

    @Test(
        arguments: [
            (UIView.AnimationOptions.curveEaseInOut, 0.1291619), (.curveEaseIn, 0.0934647), (.curveEaseOut, 0.3781381),
            (.curveLinear, 0.25), (.layoutSubviews, 0.1291619),
        ] as [(UIView.AnimationOptions, Double)])
    func `curves are Core Animation's of the same name`(_ options: UIView.AnimationOptions, _ expected: Double) {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 150 }
        stage.jump(by: 0.25)
        #expect(near(view.shown.position.x, 50 + 100 * expected, 1e-4))
    }

    @Test func `option bits are Apple's`() {
        let bits: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
            (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
            (.allowAnimatedContent, 128), (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512),
            (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
            (.transitionFlipFromLeft, 1 << 20), (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
            (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20), (.transitionFlipFromTop, 6 << 20),
            (.transitionFlipFromBottom, 7 << 20),
        ]
        for (option, bit) in bits { #expect(option.rawValue == bit) }
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
        #expect(UIView.AnimationCurve.linear.rawValue == 3)
    }

    @Test func `animations are differences that fade to nothing`() throws {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        UIView.animate(withDuration: 1) { view.center = CGPoint(x: 150, y: 80) }
        let animation = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
        #expect(animation.isAdditive)
        #expect(animation.fillMode == .both)
        #expect((animation.fromValue as? NSValue)?.cgPointValue == CGPoint(x: -100, y: -30))
        #expect((animation.toValue as? NSValue)?.cgPointValue == .zero)
    }

    @Test func `bounds fall into origin and size`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 10, y: 0, width: 200, height: 100) }
        #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
        stage.jump(by: 0.5)
        #expect(near(view.shown.bounds.width, 150) && near(view.shown.bounds.minX, 5))
    }

    @Test func `a later block adds to an earlier one and both complete`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
        } completion: {
            ends.append("first \($0)")
        }
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 100))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 50
        } completion: {
            ends.append("second \($0)")
        }
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        stage.frame()
        #expect(near(view.shown.position.x, 100))
        stage.jump(by: 0.25)
        // 50 + (150 - 50) · 0.75 of the second and -(100) · 0.25 of the first.
        #expect(near(view.shown.position.x, 100))
        stage.jump(by: 0.25)
        #expect(ends == ["first true"])
        #expect(near(view.shown.position.x, 100))
        stage.jump(by: 0.5)
        #expect(ends == ["first true", "second true"])
        #expect(view.shown.position.x == 50)
    }

    @Test func `transforms go straight and continue without a jump`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        stage.jump(by: 0.5)
        #expect(near(view.shown.transform.m11, 1.5))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
        stage.frame()
        #expect(near(view.shown.transform.m11, 1.5))
        stage.jump(by: 1)
        #expect(near(view.shown.transform.m11, 1))
    }

    @Test func `a turn goes the short way`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        view.transform = CGAffineTransform(rotationAngle: 3)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: -3)
        }
        stage.jump(by: 0.5)
        let t = view.shown.affineTransform()
        #expect(near(abs(atan2(t.b, t.a)), .pi, 1e-6))
    }

    @Test func `a transform with perspective animates from what is seen`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var turned = CATransform3DIdentity
        turned.m34 = -1 / 500
        turned = CATransform3DRotate(turned, .pi / 2, 0, 1, 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform3D = turned }
        stage.frame()
        #expect(CATransform3DIsIdentity(view.shown.transform))
        stage.jump(by: 0.5)
        #expect(near(view.shown.transform.m11, cos(.pi / 4), 1e-3))
        stage.jump(by: 0.5)
        #expect(CATransform3DEqualToTransform(view.shown.transform, turned))
    }

    @Test func `a delay holds the old look`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var ended = false
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
            view.alpha = 0
        } completion: { _ in
            ended = true
        }
        stage.jump(by: 0.5)
        #expect(view.shown.opacity == 1)
        stage.jump(by: 0.5)
        #expect(near(CGFloat(view.shown.opacity), 0.5))
        #expect(!ended)
        stage.jump(by: 0.5)
        #expect(ended && view.shown.opacity == 0)
    }

    @Test func `autoreverse goes there and back and the model jumps to its value`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var ended = false
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
            view.center.x = 150
        } completion: { _ in
            ended = true
        }
        stage.jump(by: 1.5)
        #expect(near(view.shown.position.x, 100))
        stage.jump(by: 0.5)
        #expect(ended && view.shown.position.x == 150)
    }

    @Test func `repeat runs for ever until it is removed`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        stage.jump(by: 100.25)
        #expect(near(view.shown.position.x, 75, 1e-3))
        #expect(finished == nil)
        view.layer.removeAllAnimations()
        stage.frame()
        #expect(finished == false)
    }

    @Test func `modified animations repeat as often as asked`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var ended = false
        UIView.animate(withDuration: 1) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
        } completion: { _ in
            ended = true
        }
        stage.jump(by: 3.9)
        #expect(!ended)
        stage.jump(by: 0.2)
        #expect(ended)
    }

    @Test func `layout inside the block moves the subviews along`() {
        final class Filler: UIView {
            override func layoutSubviews() { subviews.first?.frame = bounds }
        }
        let stage = CompatibilityStage.empty()
        let view = stage.add(Filler())
        let inner = UIView()
        view.addSubview(inner)
        stage.frame()
        UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
            view.bounds.size = CGSize(width: 200, height: 100)
        }
        stage.jump(by: 0.5)
        #expect(near(inner.shown.bounds.width, 150))
    }
}
