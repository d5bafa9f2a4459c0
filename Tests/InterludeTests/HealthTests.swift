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

    /// Those that are put together share their animator: a push and what differs most from it, a style that leaves the
    /// presenter in its place.
    private static let uses: [TransitionUse] = [.push, .pop, .present(.custom), .dismiss(.custom)]

    @Test("finds every movement healthy", arguments: Sample.composed.filter { $0.family == .movement })
    func movement(sample: Sample) { examine(sample, Self.uses) }

    @Test("finds every turn in space healthy", arguments: Sample.composed.filter { $0.family == .space })
    func space(sample: Sample) { examine(sample, Self.uses) }

    @Test("finds everything in pieces healthy", arguments: Sample.composed.filter { $0.family == .pieces })
    func pieces(sample: Sample) { examine(sample, Self.uses) }

    @Test("finds every mask healthy", arguments: Sample.composed.filter { $0.family == .mask })
    func masks(sample: Sample) { examine(sample, Self.uses) }

    @Test("finds every filter healthy", arguments: Sample.composed.filter { $0.family == .filter })
    func filters(sample: Sample) { examine(sample, Self.uses) }

    @Test("finds what other platforms do healthy", arguments: Sample.composed.filter { $0.family == .platforms })
    func platforms(sample: Sample) { examine(sample, Self.uses) }

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
