import InterludeTesting
import Testing
import UIKit

@MainActor @Suite struct ExpectHealthyTests {
    /// Fades the new screen in, or forgets to say that it is done.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        private let ends: Bool

        init(ends: Bool = true) { self.ends = ends }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 0.2) {
                to.alpha = 1
            } completion: { [ends] _ in
                to.alpha = 1
                if ends { context.completeTransition(!context.transitionWasCancelled) }
            }
        }
    }

    @Test func `an animator is examined in its uses`() {
        #expect(expectHealthy(.push, .pop) { Fade() })
        var uses: Set<TransitionUse> = []
        #expect(
            expectHealthy(.push, .pop, named: "there and back") { use in
                uses.insert(use)
                return Fade()
            })
        #expect(uses == [.push, .pop])
    }

    @Test func `an animator for one way is handed no other`() {
        var uses: Set<TransitionUse> = []
        #expect(
            expectHealthy(.push, named: "there") { use in
                uses.insert(use)
                return Fade()
            })
        #expect(uses == [.push])
    }

    @Test func `what the doctor finds in an animator is an issue of the test, at the expectation's line`() {
        withKnownIssue {
            #expect(!expectHealthy(.push) { Fade(ends: false) })
        } matching: { issue in
            issue.sourceLocation?.fileID == #fileID
                && issue.comments.contains { $0.rawValue.contains("D1, never completed") }
        }
    }

    @Test func `a transition is examined both ways`() {
        #expect(expectHealthy(.fade))
    }

    @Test func `a diagnosis says whether it is an issue`() {
        let finding = Finding(Rule.allCases[0], trial: "push", object: "view", observation: "it stays black")
        withKnownIssue {
            #expect(!expectHealthy(Diagnosis(name: "sick", trials: ["push"], findings: [finding])))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("it stays black") }
        }
        #expect(expectHealthy(Diagnosis(name: "well", trials: ["push"], findings: [])))
    }
}
