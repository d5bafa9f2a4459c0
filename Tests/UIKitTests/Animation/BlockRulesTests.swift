import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor
struct BlockRulesTests {
    @Test func `completions of the next turn come in order, before its frame`() {
        let host = HeadlessHost()
        let view = UIView()
        var calls: [String] = []
        UIView.animate(withDuration: 0, animations: { view.alpha = 0 }) { _ in
            calls.append("zero")
            UIView.animate(withDuration: 0, animations: {}) { _ in calls.append("chained") }
        }
        UIView.transition(with: view, duration: 0, options: .transitionCrossDissolve, animations: nil) { _ in
            calls.append("transition")
        }
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { _ in calls.append("without") }
        }
        let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { view.alpha = 0.5 }
        animator.addCompletion { _ in calls.append("animator") }
        animator.startAnimation()
        calls.append("returned")
        #expect(calls == ["returned"] && !host.isIdle)
        host.step()
        #expect(calls == ["returned", "zero", "transition", "without", "animator"])
        host.step()
        #expect(calls.last == "chained" && host.isIdle)
    }
}
