import Testing
import TransitionDoctor
import UIKit

/// What an app changes once, with and without animation, is no trace of a canceled transition.
@MainActor @Suite struct HabitTests {
    /// Turns the system's swipe off before the push, as screens do whose animator has no gesture.
    private func withoutSwipe() -> Patient {
        Patient(
            "still",
            screens: {
                let navigation = UINavigationController(rootViewController: CorpusScreen())
                let delegate = CorpusPush { context in
                    context.addTo()
                    context.fade()
                }
                return AppFlow(root: navigation) { [delegate] animated in
                    navigation.delegate = delegate
                    navigation.interactivePopGestureRecognizer?.isEnabled = false
                    navigation.pushViewController(CorpusScreen(), animated: animated)
                } close: { animated in
                    navigation.popViewController(animated: animated)
                }
            })
    }

    @Test func `a flag that an app sets before its push is no trace of a canceled one`() {
        let last = withoutSwipe().examine(
            without: ["back", TrialPlan.probing], part: { $0 < 4 }, found: { _ in })
        #expect(last.findings.allSatisfy { $0.rule != .cancelDiffers }, "\(last)")
    }
}
