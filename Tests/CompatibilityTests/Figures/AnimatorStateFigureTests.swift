import Testing
import UIKit

/// The states of a property animator, from Apple's table of its transitions.
@MainActor
@Suite(.statesOutcome, .serialized)
struct AnimatorStateFigureTests {
    private let stage = CompatibilityStage.empty()

    private func make() -> UIViewPropertyAnimator {
        stage.makeCurrent()
        let view = stage.add(frame: .zero)
        return UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    }

    private func end(_ animator: UIViewPropertyAnimator) {
        if animator.state == .active { animator.stopAnimation(true) }
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
    }

    private func expectState(_ animator: UIViewPropertyAnimator, _ expected: UIViewAnimatingState, isRunning: Bool) {
        expect("state", animator.state, is: expected.rawValue)
        state("running", animator.isRunning)
        #expect(animator.isRunning == isRunning)
    }

    @Test func `new it is inactive`() { expectState(make(), .inactive, isRunning: false) }

    @Test func `started it is active`() {
        let animator = make()
        animator.startAnimation()
        expectState(animator, .active, isRunning: true)
        end(animator)
    }

    @Test func `paused before its start it is active`() {
        let animator = make()
        animator.pauseAnimation()
        expectState(animator, .active, isRunning: false)
        end(animator)
    }

    @Test func `given a fraction before its start it is active`() {
        let animator = make()
        animator.fractionComplete = 0.5
        expectState(animator, .active, isRunning: false)
        end(animator)
    }

    @Test func `started after a delay it is active at once`() {
        let animator = make()
        animator.startAnimation(afterDelay: 0.5)
        expect("state", animator.state, is: 1)
        end(animator)
    }

    @Test func `paused while it runs it is active`() {
        let animator = make()
        animator.startAnimation()
        stage.advance(by: 0.2)
        animator.pauseAnimation()
        expectState(animator, .active, isRunning: false)
        end(animator)
    }

    @Test func `started again after a pause it runs`() {
        let animator = make()
        animator.startAnimation()
        animator.pauseAnimation()
        animator.startAnimation()
        expectState(animator, .active, isRunning: true)
        end(animator)
    }

    @Test func `continued after a pause it runs`() {
        let animator = make()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        expectState(animator, .active, isRunning: true)
        end(animator)
    }

    @Test func `stopped without finishing it is inactive`() {
        let animator = make()
        animator.startAnimation()
        animator.stopAnimation(true)
        expectState(animator, .inactive, isRunning: false)
    }

    @Test func `stopped to be finished it is stopped`() {
        let animator = make()
        animator.startAnimation()
        animator.stopAnimation(false)
        expectState(animator, .stopped, isRunning: false)
        end(animator)
    }

    @Test func `finished it is inactive`() {
        let animator = make()
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        expectState(animator, .inactive, isRunning: false)
    }

    @Test func `at its end it is inactive`() {
        let animator = make()
        animator.startAnimation()
        stage.advance(by: 1.2)
        expectState(animator, .inactive, isRunning: false)
    }

    @Test func `reversed it is active and runs`() {
        let animator = make()
        animator.startAnimation()
        stage.advance(by: 0.3)
        animator.isReversed = true
        expectState(animator, .active, isRunning: true)
        end(animator)
    }

    @Test func `a reversed one completes at its start`() {
        let animator = make()
        var position: UIViewAnimatingPosition?
        animator.addCompletion { position = $0 }
        animator.startAnimation()
        stage.advance(by: 0.3)
        animator.isReversed = true
        stage.advance(by: 0.6)
        expect("position", position ?? .current, is: 1)
    }

    @Test func `one that pauses on completion stays active at its end`() {
        let animator = make()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.advance(by: 1.2)
        expectState(animator, .active, isRunning: false)
        end(animator)
    }

    @Test func `stopped without finishing it calls no completion`() {
        let animator = make()
        var calls = 0
        animator.addCompletion { _ in calls += 1 }
        animator.startAnimation()
        animator.stopAnimation(true)
        stage.advance(by: 0.1)
        expect("calls", Double(calls), is: 0)
    }

    @Test func `two completions are called once each`() {
        let animator = make()
        var calls = 0
        animator.addCompletion { _ in calls += 1 }
        animator.addCompletion { _ in calls += 10 }
        animator.startAnimation()
        stage.advance(by: 1.2)
        expect("calls", Double(calls), is: 11)
    }
}
