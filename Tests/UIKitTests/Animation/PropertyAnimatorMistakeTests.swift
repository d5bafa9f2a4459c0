import QuartzCore
import Testing
import TestStages
import UIKit

/// What stops the program on iOS stops it here.
struct PropertyAnimatorMistakeTests {
    @MainActor private static func stopped() -> UIViewPropertyAnimator {
        let stage = TestStage()
        let view = stage.add()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.stopAnimation(false)
        return animator
    }

    @Test func `a stopped animator must not be started`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { PropertyAnimatorMistakeTests.stopped().startAnimation() }
        }
    }

    @Test func `a stopped animator must not be paused`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { PropertyAnimatorMistakeTests.stopped().pauseAnimation() }
        }
    }

    @Test func `a stopped animator must not be scrubbed`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { PropertyAnimatorMistakeTests.stopped().fractionComplete = 0.5 }
        }
    }

    @Test func `only a stopped animator can be finished`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
        }
    }

    @Test func `an animator must not be finished while it calls its completions`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = TestStage()
                let view = stage.add()
                let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
                animator.addCompletion { [unowned animator] _ in
                    animator.stopAnimation(false)
                    animator.finishAnimation(at: .current)
                }
                animator.startAnimation()
                stage.advance(1)
            }
        }
    }

    /// Published code does so with all its animators when a transition is over, and says that it does it for those that have
    /// not ended.
    @MainActor @Test func `one that has ended may be stopped and finished, which does nothing`() {
        let stage = TestStage()
        let view = stage.add()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(1)
        #expect(ends == [.end])

        animator.addCompletion { ends.append($0) }
        animator.stopAnimation(false)
        #expect(animator.state == .inactive)
        animator.finishAnimation(at: .start)
        #expect(animator.state == .inactive && view.alpha == 0 && ends == [.end])
    }

    @MainActor @Test func `one that was stopped for good may be stopped again and finished, which does nothing`() {
        let stage = TestStage()
        let view = stage.add()
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        stage.advance(0.5)
        animator.stopAnimation(true)
        let alpha = view.alpha

        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(animator.state == .inactive && view.alpha == alpha && ends == 0)
    }

    @Test func `one that has ended and runs again must be stopped before it is finished`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = TestStage()
                let view = stage.add()
                let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
                animator.startAnimation()
                stage.advance(1)
                animator.addAnimations { view.alpha = 1 }
                animator.startAnimation()
                animator.finishAnimation(at: .end)
            }
        }
    }

    @Test func `a paused animator must not be let go`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation() }
        }
    }

    @MainActor @Test func `one that was started with nothing to do may be let go`() {
        let stage = TestStage()
        weak var gone: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            gone = animator
            animator.startAnimation()
            #expect(animator.state == .active && !animator.isRunning)
        }
        stage.advance(0.1)
        #expect(gone == nil)
    }

    @Test func `an active animator's interruptibility must not change`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
                animator.pauseAnimation()
                animator.isInterruptible = false
            }
        }
    }
}
