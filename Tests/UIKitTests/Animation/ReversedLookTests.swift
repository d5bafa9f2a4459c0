import QuartzCore
import Testing
import TestStages
import UIKit

/// What a view says of itself after a property animator has gone back to its start.
@MainActor
struct ReversedLookTests {
    private let stage = TestStage()

    /// Runs a change to two fifths and back.
    private func runAndReverse(_ change: @escaping () -> Void) {
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear, animations: change)
        animator.pauseAnimation()
        animator.fractionComplete = 0.4
        stage.advance(0.1)
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(1)
        #expect(animator.state == .inactive)
    }

    @Test func `the effect is as before, either way`() {
        let blur = UIBlurEffect(style: .dark)
        let glass = UIVisualEffectView(effect: nil)
        _ = stage.add(glass)
        runAndReverse { glass.effect = blur }
        #expect(glass.effect == nil && glass.subviews[0].layer.backdropBlurRadius == 0)
        glass.effect = blur
        runAndReverse { glass.effect = nil }
        #expect(glass.effect === blur && glass.subviews[0].layer.backdropBlurRadius == 20)
        #expect(glass.subviews[0].layer.backgroundColor?.alpha == 0.75)
    }
}
