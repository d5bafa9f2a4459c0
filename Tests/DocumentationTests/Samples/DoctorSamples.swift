// swift-format-ignore-file
// What Documentation/doctor.md shows.
import InterludeStage
import InterludeTesting
import Testing
import UIKit

// sample of Documentation/doctor.md
@MainActor @Test func `the drop is healthy`() {
    expectHealthy(.push, .pop) { DropAnimator() }
}
// end of sample

private final class CardDirector: NSObject, UIViewControllerTransitioningDelegate {}

/// It ends the process: it is compiled here, and run by the tests of `interlude doctor --program`.
@MainActor private func program() {
// sample of Documentation/doctor.md
PatientProgram.run([
    Patient("drop", for: .push, .pop) { DropAnimator() },
    Patient("card", transitioningDelegate: { CardDirector() }),
])
// end of sample
}
