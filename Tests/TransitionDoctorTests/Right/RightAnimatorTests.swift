import TestStages
import Testing
import TransitionDoctor
import UIKit

/// Right animators of different make: the doctor has nothing to say about any of them.
///
/// The suite makes a third of each one's trials, another third of the next one's; `script/weekly cases` makes them all.
@MainActor @Suite struct RightAnimatorTests {
    nonisolated private static let all = Array(RightAnimator.allCases.enumerated())

    @Test(arguments: all)
    func `nothing is found`(index: Int, make: RightAnimator) {
        let diagnosis = make.patient.examine(part: index, of: Sampling.isComplete ? 1 : 3)
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }
}
