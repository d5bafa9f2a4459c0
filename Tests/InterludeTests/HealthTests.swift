import Interlude
import InterludeTesting
import TestStages
import Testing
import UIKit

/// The doctor finds nothing wrong with what is ready made.
@MainActor
@Suite("The doctor")
struct HealthTests {
    /// Each sees a third of the trials, each another third; all of them where every case is asked for (`script/weekly cases`).
    nonisolated private static let written = Array(Sample.written.enumerated()).filter { $0.element.name != "overlay" }

    @Test("finds every transition with an animator of its own healthy", arguments: written)
    func written(index: Int, sample: Sample) {
        examine(sample, part: index, of: Sampling.isComplete ? 1 : 3)
    }

    /// Those that are put together share their animator: in each of them every so-many-th trial is made, in each another part of
    /// the plan, so that each of them sees a twenty-fourth. All trials of all, where every case is asked for, take most of an hour.
    nonisolated private static let parts = Sampling.isComplete ? 1 : 24
    /// One of the five or so that each part of the plan falls to.
    nonisolated private static let chosen = Array(Sample.composed.enumerated()).filter { row in
        let (round, part) = row.offset.quotientAndRemainder(dividingBy: parts)
        return Sampling.isComplete || round == part % 5
    }

    @Test("finds composed transitions healthy in every change", arguments: chosen)
    func composed(index: Int, sample: Sample) {
        let patient = Patient(sample.name, uses: [.push, .pop, .present, .dismiss, .tab]) { lower, upper in
            sample.transition(from: lower.mark) { [weak upper] in upper?.mark }
        }
        let diagnosis = patient.examine(part: index, of: Self.parts)
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    private func examine(_ sample: Sample, part: Int, of parts: Int) {
        let patient = Patient(sample.name) { lower, upper in
            sample.transition(from: lower.mark) { [weak upper] in upper?.mark }
        }
        let diagnosis = patient.examine(part: part, of: parts)
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    @Test("finds the overlay healthy")
    func overlay() {
        let diagnosis = Patient("overlay") { _, _ in .overlay() }.examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    @Test("finds the slide between tabs healthy")
    func tabs() {
        let patient = Patient("tabs", tabBarDelegate: { TabDirector(client: nil) })
        let diagnosis = patient.examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }
}

extension UIViewController {
    /// The first view on the screen.
    fileprivate var mark: UIView { view.subviews.first ?? view }
}
