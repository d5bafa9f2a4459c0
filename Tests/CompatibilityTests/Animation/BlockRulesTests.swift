import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct BlockRulesTests {
    @Test func `a block that changes nothing is complete in the next turn`() {
        let stage = CompatibilityStage.empty()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: {}, completion: { finished = $0 })
        stage.frame()
        #expect(finished == nil)
        stage.jump(by: 0)
        #expect(finished == true)
    }

    @Test func `a duration of zero applies at once and completes in the next turn`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var finished: Bool?
        UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { finished = $0 })
        #expect(finished == nil && view.alpha == 0)
        #expect(view.layer.animationKeys() == nil)
        stage.jump(by: 0)
        #expect(finished == true)
    }

    @Test func `a chain of animations without duration goes on turn by turn`() {
        let host = CompatibilityStage()
        let view = UIView()
        var count = 0
        @MainActor func again() {
            count += 1
            UIView.animate(withDuration: 0, animations: { view.alpha = 1 - view.alpha }) { _ in again() }
        }
        again()
        #expect(count == 1)
        for _ in 0..<10_000 { host.step() }
        #expect(count == 10_001)
    }

    @Test func `an animator that ends where it stands tells so in the next turn, unless it is taken hold of again`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        animator.pauseAnimation()
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        animator.startAnimation()
        #expect(ends.isEmpty)
        animator.pauseAnimation()
        stage.jump(by: 0.1)
        #expect(ends.isEmpty && animator.state == .active)
        animator.startAnimation()
        stage.jump(by: 0)
        #expect(ends == [.start] && view.alpha == 1)
    }

    @Test func `a removed animation completes unfinished`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
        stage.jump(by: 0.1)
        view.layer.removeAllAnimations()
        stage.frame()
        #expect(finished == false)
    }

    @Test func `a view that leaves ends its animations`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
        stage.jump(by: 0.1)
        view.removeFromSuperview()
        stage.frame()
        #expect(finished == false)
    }

    @Test func `the completion waits for the last of the block's animations`() {
        let stage = CompatibilityStage.empty()
        let (a, b) = (stage.add(), stage.add())
        var ended = false
        UIView.animate(withDuration: 1, delay: 0) {
            a.alpha = 0
            UIView.animate(withDuration: 3, delay: 0, options: .overrideInheritedDuration) { b.alpha = 0 }
            b.center.x = 0
        } completion: { _ in
            ended = true
        }
        stage.jump(by: 0.99)
        #expect(!ended)
        stage.jump(by: 0.02)
        #expect(ended)
        #expect(b.layer.animationKeys() == ["opacity"])
    }

    @Test func `a nested block takes duration and curve from outside unless it overrides them`() throws {
        let stage = CompatibilityStage.empty()
        let (a, b, c) = (stage.add(), stage.add(), stage.add())
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { a.alpha = 0 }
            UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration]) {
                b.alpha = 0
            }
            UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedCurve]) { c.alpha = 0 }
        }
        let animations = try [a, b, c].map { try #require($0.layer.animation(forKey: "opacity")) }
        #expect(animations.map(\.duration) == [2, 1, 2])
        #expect(animations[0].timingFunction == CAMediaTimingFunction(name: .linear))
        #expect(animations[1].timingFunction == CAMediaTimingFunction(name: .linear))
        #expect(animations[2].timingFunction == CAMediaTimingFunction(name: .easeIn))
    }

    @Test func `switches keep changes from being animated`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        UIView.animate(withDuration: 1) {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                view.alpha = 0
            }
            #expect(UIView.areAnimationsEnabled)
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(view.layer.animationKeys() == nil)
        UIView.setAnimationsEnabled(false)
        var finished: Bool?
        UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { finished = $0 })
        UIView.setAnimationsEnabled(true)
        #expect(finished == nil && view.layer.animationKeys() == nil)
        stage.jump(by: 0)
        #expect(finished == true)
    }

    @Test func `outside of blocks nothing is animated`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        view.center.x = 200
        view.alpha = 0.5
        #expect(view.layer.animationKeys() == nil)
        #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    }

    @Test func `animated views take no touches unless allowed`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        let point = CGPoint(x: 20, y: 20)
        #expect(stage.root.hitTest(point, with: nil) === view)
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        #expect(stage.root.hitTest(point, with: nil) === stage.root)
        stage.jump(by: 1)
        #expect(stage.root.hitTest(point, with: nil) === view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        #expect(stage.root.hitTest(point, with: nil) === view)
    }

    @Test func `the action for a colour is a basic animation with the block's times`() throws {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        view.backgroundColor = .white
        var action: CABasicAnimation?
        UIView.animate(withDuration: 0.7, delay: 0, options: .curveEaseIn) {
            action = view.action(for: view.layer, forKey: "backgroundColor") as? CABasicAnimation
        }
        let found = try #require(action)
        #expect(found.duration == 0.7)
        #expect(found.timingFunction == CAMediaTimingFunction(name: .easeIn))
        found.keyPath = "path"
        view.layer.add(found, forKey: "path")
        #expect(view.layer.animation(forKey: "path") != nil)
    }

    @Test func `delete takes the views out in the end`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        var order: [String] = []
        UIView.perform(.delete, on: [view], animations: { order.append("beside") }) { order.append("end \($0)") }
        #expect(view.superview === stage.root)
        stage.jump(by: 1)
        #expect(view.superview == nil)
        #expect(order == ["beside", "end true"])
    }

    @Test func `a frozen layer above scrubs blocks with delays, springs and key frames`() {
        let stage = CompatibilityStage.empty()
        let container = stage.add()
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        for view in views { container.addSubview(view) }
        stage.jump(by: 3)
        container.layer.speed = 0
        container.layer.timeOffset = 0
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { views[0].center.x = 105 }
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            views[1].center.x = 105
        }
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { views[2].center.x = 105 }
        }
        stage.jump(by: 5)
        #expect(views.map(\.shown.position.x) == [5, 5, 5])
        container.layer.timeOffset = 1.5
        stage.frame()
        #expect(near(views[0].shown.position.x, 55))
        container.layer.timeOffset = 0.25
        stage.frame()
        #expect(views[1].shown.position.x > 5 && near(views[2].shown.position.x, 5 + 100 * 0.2583238, 1e-3))
    }
}
