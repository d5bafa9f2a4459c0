import QuartzCore
import Testing
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
