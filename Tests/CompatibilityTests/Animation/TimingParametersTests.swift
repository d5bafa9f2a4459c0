import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct TimingParametersTests {
    @Test func `the default cubic curve is Core Animation's default`() {
        let parameters = UICubicTimingParameters()
        #expect(parameters.timingCurveType == .builtin)
        #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
        #expect(UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero).timingCurveType == .cubic)
    }

    @Test func `a spring by its physics has its own duration and one by its ratio the animator's`() {
        let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        #expect(
            near(UIViewPropertyAnimator(duration: 9, timingParameters: physical).duration, 1.4727003346780927, 1e-9))
        let ratio = UISpringTimingParameters(dampingRatio: 0.5)
        #expect(UIViewPropertyAnimator(duration: 9, timingParameters: ratio).duration == 9)
    }

    @Test func `the two axes of a velocity count for the centre alone`() {
        let stage = CompatibilityStage.empty()
        let view = stage.add(frame: .zero)
        let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 4))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations {
            view.center = CGPoint(x: 100, y: 100)
            view.alpha = 0
        }
        animator.startAnimation()
        stage.jump(by: 0.1)
        let shown = view.shown
        #expect(shown.position.y > shown.position.x + 5)
        #expect(near(1 - CGFloat(shown.opacity), shown.position.x / 100, 1e-5))
        animator.stopAnimation(true)
    }
}
