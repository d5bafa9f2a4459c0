import Interlude
import TestStages
import Testing
import TransitionDoctor

/// The doctor finds nothing wrong with the transitions that Documentation/transitions.md makes.
@MainActor @Suite struct TransitionHealthTests {
    /// Their trials take the longest of all tests, so each transition gets another fifth of them; `script/weekly cases` makes them all.
    @Test func `the transitions that the page makes are healthy`() {
        let transitions: [ScreenTransition] = [.lift, .shatter, .flag, .album, .rain]
        for (index, transition) in transitions.enumerated() {
            let patient = Patient("sample \(index)") { _, _ in transition }
            let diagnosis = patient.examine(part: index, of: Sampling.isComplete ? 1 : transitions.count)
            #expect(diagnosis.isHealthy, "\(diagnosis)")
        }
    }
}
