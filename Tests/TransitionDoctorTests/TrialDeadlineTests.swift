import Foundation
import Testing
import TransitionDoctor
import UIKit

/// What happens when code in a transition never comes back: the stage's clock stands still in it.
@Suite struct TrialDeadlineTests {
    @Test func `an endless loop ends the process with the name of the trial`() async {
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            setenv("INTERLUDE_DOCTOR_DEADLINE", "1", 1)
            await MainActor.run {
                _ = Patient("loop", for: .push) { BodyAnimator { _ in while true { sched_yield() } } }.examine()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("the trial 'push' has not come back for 1 s: an endless loop in a callback"))
    }
}
