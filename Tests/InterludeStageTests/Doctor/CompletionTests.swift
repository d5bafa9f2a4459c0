import InterludeStage
import Testing
import UIKit

/// D1 to D5, D7, D8: the end of a transition.
@MainActor @Suite struct CompletionTests {
    @Test func `a right animator is healthy in every use`() {
        let diagnosis = Patient("sketch", for: [.push, .pop, .tab, .present, .dismiss]) { _ in SketchAnimator() }
            .examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    @Test func `D1: never completed`() {
        #expect(rules(.push) { SketchAnimator { $0.complete = { _, _ in } } }.contains(.neverCompleted))
    }

    @Test func `D2: completed twice`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.complete = { context, _ in
                    context.completeTransition(!context.transitionWasCancelled)
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        #expect(found == [.completedTwice])
    }

    @Test func `D3: completed although cancelled`() {
        let found = rules(.push) { SketchAnimator { $0.complete = { context, _ in context.completeTransition(true) } } }
        #expect(found.contains(.completedAgainstCancellation))
        #expect(!found.contains(.completedWithFinished))
    }

    @Test func `D5: the to view is not added`() {
        let found = rules(.push) { SketchAnimator { $0.prepare = { _ in } } }
        #expect(found.contains(.toViewMissing))
    }

    @Test func `D7: the to view has another colour in the end`() {
        let found = rules(.push) {
            SketchAnimator { $0.animations = { context in context.view(forKey: .to)?.backgroundColor = .red } }
        }
        #expect(found.contains(.endDiffers))
    }

    @Test func `D8: a cancelled transition leaves the from view elsewhere`() {
        let found = rules(.present(.overFullScreen)) {
            SketchAnimator {
                $0.tidyUp = { context in
                    SketchAnimator.tidyUpFade(context)
                    if context.transitionWasCancelled { context.viewController(forKey: .from)?.view.center.y += 40 }
                }
            }
        }
        #expect(found.contains(.cancelDiffers))
    }
}
