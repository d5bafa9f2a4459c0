import Testing
import TransitionDoctor
import UIKit

/// Right animators of different make: the doctor has nothing to say about any of them.
@MainActor @Suite struct RightAnimatorTests {
    @Test(arguments: RightAnimator.allCases)
    func `nothing is found`(make: RightAnimator) {
        let diagnosis = make.patient.examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }
}
