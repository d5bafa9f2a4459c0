import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
final class PropertyAnimatorTests {
    // Made inside the test's body: between a suite's making and its body other tests may have their turn.
    private lazy var stage = CompatibilityStage.empty()

    private func make(
        _ duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
    ) -> (UIViewPropertyAnimator, UIView) {
        let view = stage.add(frame: .zero)
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 100 }
        return (animator, view)
    }

    private func end(_ animator: UIViewPropertyAnimator) {
        if animator.state == .active { animator.stopAnimation(true) }
    }

    @Test func `defaults are Apple's`() {
        _ = stage
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
        #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
        #expect(animator.isInterruptible && animator.isUserInteractionEnabled && animator.scrubsLinearly)
        #expect(!animator.pausesOnCompletion && !animator.isManualHitTestingEnabled)
        #expect(animator.duration == 1 && animator.delay == 0 && animator.fractionComplete == 0)
        #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
    }

    @Test func `it runs from start to end and completes at the end`() {
        let (animator, view) = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(view.center.x == 100)
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 50))
        #expect(near(animator.fractionComplete, 0.5))
        stage.jump(by: 0.5)
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(positions == [.end])
        #expect(view.layer.animationKeys() == nil && view.shown.position.x == 100)
    }

    @Test func `a delay counts before the motion`() {
        let (animator, view) = make()
        animator.startAnimation(afterDelay: 1)
        #expect(animator.delay == 1 && animator.isRunning)
        stage.jump(by: 1)
        #expect(view.shown.position.x == 0)
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 50))
        stage.jump(by: 0.5)
        #expect(animator.state == .inactive)
    }

    @Test func `started without a block it waits for one`() {
        let view = stage.add(frame: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        stage.jump(by: 2)
        animator.addAnimations { view.center.x = 100 }
        #expect(animator.isRunning)
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 50))
        stage.jump(by: 0.5)
        #expect(animator.state == .inactive)
    }

    @Test func `pausing an inactive one runs the blocks and shows the start`() {
        let (animator, view) = make()
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        #expect(view.center.x == 100)
        stage.jump(by: 5)
        #expect(view.shown.position.x == 0)
        end(animator)
    }

    @Test func `setting the fraction scrubs straight`() {
        let (animator, view) = make(curve: .easeIn)
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && !animator.isRunning)
        stage.frame()
        #expect(near(view.shown.position.x, 25))
        animator.fractionComplete = 0.8
        stage.jump(by: 1)
        #expect(near(view.shown.position.x, 80))
        end(animator)
    }

    @Test func `scrubbing goes along the curve if it is told to`() {
        let (animator, view) = make(curve: .easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        stage.frame()
        #expect(near(view.shown.position.x, 9.34647, 1e-4))
        #expect(near(animator.fractionComplete, 0.25))
        end(animator)
    }

    @Test func `pausing does not move anything and going on continues the curve`() {
        let (animator, view) = make(curve: .easeIn)
        animator.startAnimation()
        stage.jump(by: 0.5)
        let place = view.shown.position.x
        #expect(near(place, 31.53568, 1e-4))
        animator.pauseAnimation()
        stage.jump(by: 3)
        #expect(near(view.shown.position.x, place))
        #expect(near(animator.fractionComplete, 0.3153568, 1e-6))
        animator.startAnimation()
        #expect(near(view.shown.position.x, place))
        stage.jump(by: 0.25)
        #expect(near(view.shown.position.x, 62.18619, 1e-3))
        stage.jump(by: 0.25)
        #expect(animator.state == .inactive)
    }

    @Test func `continuing after scrubbing has no jump`() {
        let (animator, view) = make(curve: .easeInOut)
        animator.fractionComplete = 0.3
        stage.frame()
        animator.startAnimation()
        stage.frame()
        #expect(near(view.shown.position.x, 30, 1e-4))
        stage.jump(by: 1)
        #expect(animator.state == .inactive)
    }

    @Test func `continuing with another timing lasts factor times the duration from here`() {
        let (animator, view) = make(curve: .easeInOut)
        animator.fractionComplete = 0.2
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
        stage.frame()
        #expect(near(view.shown.position.x, 20))
        stage.jump(by: 0.25)
        #expect(near(view.shown.position.x, 60))
        stage.jump(by: 0.25)
        #expect(animator.state == .inactive && view.shown.position.x == 100)
    }

    @Test func `factor zero takes the remaining time`() {
        let (animator, _) = make()
        animator.fractionComplete = 0.6
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.jump(by: 0.39)
        #expect(animator.isRunning)
        stage.jump(by: 0.02)
        #expect(animator.state == .inactive)
    }

    @Test func `a spring that continues overshoots`() {
        let (animator, view) = make()
        animator.fractionComplete = 0.5
        let spring = UISpringTimingParameters(dampingRatio: 0.3, initialVelocity: CGVector(dx: 5, dy: 5))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
        var farthest: CGFloat = 0
        for _ in 0..<59 {
            stage.jump(by: 1.0 / 60)
            farthest = max(farthest, view.shown.position.x)
        }
        #expect(farthest > 105)
        stage.jump(by: 0.1)
        #expect(animator.state == .inactive)
    }

    @Test func `turning round goes back from the present place and completes at the start`() {
        let (animator, view) = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.jump(by: 0.75)
        animator.isReversed = true
        stage.frame()
        #expect(near(view.shown.position.x, 75))
        #expect(near(animator.fractionComplete, 0.25))
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 25))
        stage.jump(by: 0.25)
        #expect(positions == [.start])
        #expect(view.center.x == 0 && view.shown.position.x == 0)
        #expect(animator.state == .inactive)
    }

    @Test func `reversed and continued it runs back to the start`() {
        let (animator, view) = make()
        animator.fractionComplete = 0.4
        animator.isReversed = true
        #expect(near(animator.fractionComplete, 0.6))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.jump(by: 0.2)
        #expect(near(view.shown.position.x, 20))
        stage.jump(by: 0.2)
        #expect(animator.state == .inactive && view.center.x == 0)
    }

    @Test func `pausing on completion keeps it active without completions`() {
        let (animator, view) = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.pausesOnCompletion = true
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.jump(by: 2)
        #expect(animator.state == .active && !animator.isRunning && positions.isEmpty)
        #expect(near(view.shown.position.x, 100))
        animator.isReversed = true
        animator.startAnimation()
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 50))
        animator.stopAnimation(true)
    }

    @Test func `stopping without finishing leaves everything where it is seen`() {
        let (animator, view) = make()
        var calls = 0
        animator.addCompletion { _ in calls += 1 }
        animator.startAnimation()
        stage.jump(by: 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && !animator.isRunning && calls == 0)
        #expect(near(view.center.x, 50))
        stage.jump(by: 1)
        #expect(near(view.shown.position.x, 50))
    }

    @Test(arguments: [UIViewAnimatingPosition.end, .start, .current])
    func `a stopped one is finished at a place`(_ position: UIViewAnimatingPosition) {
        let (animator, view) = make()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        stage.jump(by: 0.25)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && positions.isEmpty)
        #expect(near(view.center.x, 25))
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && positions == [position])
        let expected: CGFloat = position == .end ? 100 : position == .start ? 0 : 25
        #expect(near(view.center.x, expected))
    }

    @Test func `a delay factor starts a block later and lets it end with the others`() {
        let view = stage.add(frame: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ view.center.x = 100 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.jump(by: 0.5)
        #expect(view.shown.position.x == 0)
        stage.jump(by: 0.25)
        #expect(near(view.shown.position.x, 50))
        stage.jump(by: 0.25)
        #expect(animator.state == .inactive)
    }

    @Test func `a block added on the way lasts as long as the animator still has`() {
        let (animator, view) = make()
        animator.startAnimation()
        stage.jump(by: 0.5)
        animator.addAnimations { view.alpha = 0 }
        stage.jump(by: 0.25)
        #expect(near(CGFloat(view.shown.opacity), 0.5))
        stage.jump(by: 0.25)
        #expect(animator.state == .inactive && view.shown.opacity == 0)
    }

    @Test func `blocks are gone after the end`() {
        let (animator, view) = make()
        animator.startAnimation()
        stage.jump(by: 1)
        view.center.x = 0
        animator.addAnimations { view.center.x = 40 }
        animator.startAnimation()
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 20))
        stage.jump(by: 0.5)
        #expect(view.center.x == 40)
    }

    @Test func `nested blocks and key frames are driven too`() {
        let (a, b) = (stage.add(frame: .zero), stage.add(frame: .zero))
        var nested: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 9, animations: { a.center.x = 100 }, completion: { nested.append($0) })
            UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { b.center.x = 100 }
            }
        }
        animator.fractionComplete = 0.75
        stage.frame()
        #expect(near(a.shown.position.x, 75) && near(b.shown.position.x, 50))
        animator.startAnimation()
        stage.jump(by: 0.25)
        #expect(animator.state == .inactive && nested == [true])
    }

    @Test func `a running one starts at once`() {
        let view = stage.add(frame: .zero)
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 },
            completion: { positions.append($0) })
        #expect(animator.isRunning && animator.isInterruptible)
        stage.jump(by: 0.5)
        #expect(near(view.shown.position.x, 50))
        stage.jump(by: 0.5)
        #expect(positions == [.end])
    }

    @Test func `a running one inside a block belongs to that block`() {
        let view = stage.add(frame: .zero)
        var positions: [UIViewAnimatingPosition] = []
        var inner: UIViewPropertyAnimator?
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            inner = .runningPropertyAnimator(
                withDuration: 1, delay: 0, animations: { view.center.x = 100 }, completion: { positions.append($0) })
        }
        #expect(inner?.isInterruptible == false && inner?.state == .active)
        stage.jump(by: 1)
        #expect(near(view.shown.position.x, 50) && positions.isEmpty)
        stage.jump(by: 1)
        #expect(positions == [.end] && inner?.state == .inactive)
    }

    @Test func `an animator lives while it runs and not longer`() {
        let view = stage.add(frame: .zero)
        weak var kept: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
            animator.startAnimation()
            kept = animator
        }
        #expect(kept != nil)
        stage.jump(by: 1)
        #expect(kept == nil)
    }

    @Test func `it goes by the clock of the layers it animates`() {
        let container = stage.add()
        let view = UIView(frame: .zero)
        container.addSubview(view)
        stage.frame()
        container.layer.speed = 0
        container.layer.timeOffset = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
        animator.startAnimation()
        stage.jump(by: 5)
        #expect(view.shown.position.x == 0 && animator.isRunning)
        container.layer.timeOffset = 0.5
        stage.frame()
        #expect(near(view.shown.position.x, 50))
        animator.stopAnimation(true)
    }
}
