import Foundation
import Interlude
import InterludeTesting
import Testing
import UIKit

/// The doctor finds nothing wrong with what is ready made.
@MainActor
@Suite("The doctor")
struct HealthTests {
    @Test("finds every transition with an animator of its own healthy", arguments: Sample.written)
    func written(sample: Sample) {
        guard sample.name != "overlay" else { return }
        examine(sample)
    }

    /// Those that are put together share their animator: in each of them every so-many-th trial is made, in each another part of
    /// the plan, so that over the catalogue every trial is made, and each of them sees a twenty-fourth. With `INTERLUDE_HEALTH=all`
    /// all trials are made of all, which takes most of an hour.
    nonisolated private static let takesAll = ProcessInfo.processInfo.environment["INTERLUDE_HEALTH"] == "all"
    nonisolated private static let parts = takesAll ? 1 : 24
    /// For the time that continuous integration takes, two of the five or so that each part of the plan falls to.
    nonisolated private static let chosen = Array(Sample.composed.enumerated()).filter { row in
        let (round, part) = row.offset.quotientAndRemainder(dividingBy: parts)
        return takesAll || round == part % 5 || round == (part + 2) % 5
    }

    @Test("finds composed transitions healthy in every change", arguments: chosen)
    func composed(index: Int, sample: Sample) {
        let patient = Patient(sample.name, uses: [.push, .pop, .present, .dismiss, .tab]) { lower, upper in
            sample.transition(from: lower.mark) { [weak upper] in upper?.mark }
        }
        let diagnosis = patient.examine(part: index, of: Self.parts)
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    private func examine(_ sample: Sample) {
        let patient = Patient(sample.name) { lower, upper in
            sample.transition(from: lower.mark) { [weak upper] in upper?.mark }
        }
        let diagnosis = patient.examine()
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
