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
        examine(sample, nil)
    }

    /// What those that are put together have that is known to be wrong: a jump in a push.
    nonisolated private static let knownInPushes: Set<String> = ["flash", "push-rotate", "waterfall"]

    /// Those that are put together share their animator, so a push is what differs between them. Every third of the catalogue, and
    /// what is known to be wrong; all of them with `INTERLUDE_HEALTH=all`, which takes some minutes.
    nonisolated private static let examined: [Sample] = {
        if ProcessInfo.processInfo.environment["INTERLUDE_HEALTH"] == "all" { return Sample.composed }
        return Sample.composed.enumerated()
            .filter { $0.offset % 3 == 0 || knownInPushes.contains($0.element.name) }.map(\.element)
    }()

    @Test("finds composed transitions healthy in a push", arguments: examined)
    func composed(sample: Sample) {
        guard Self.knownInPushes.contains(sample.name) else { return examine(sample, [.push]) }
        withKnownIssue("one frame jumps") { examine(sample, [.push]) }
    }

    /// A style that leaves the presenter in its place differs most from a push.
    @Test(
        "finds a composed transition of each family healthy over a presenter that stays",
        arguments: Sample.composed.filter { ["cover-bottom", "split", "iris", "pixelate"].contains($0.name) })
    func staying(sample: Sample) { examine(sample, [.present(.custom), .dismiss(.custom)]) }

    /// Half of what is turned is seen behind the presenter's plane.
    @Test(
        "knows that a turn in space jumps over a presenter that stays",
        arguments: Sample.composed.filter { $0.name == "cube-left" })
    func turning(sample: Sample) {
        withKnownIssue("the planes cut each other") { examine(sample, [.present(.custom)]) }
    }

    private func examine(_ sample: Sample, _ uses: [TransitionUse]?) {
        let patient = Patient(sample.name, uses: uses) { lower, upper in
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
