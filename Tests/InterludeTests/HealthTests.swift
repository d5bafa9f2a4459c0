import Interlude
import InterludeTesting
import Testing
import UIKit

/// The doctor finds nothing wrong with what is ready made.
@MainActor
@Suite("The doctor")
struct HealthTests {
    @Test("finds every transition healthy", arguments: Sample.ofWholeScreens)
    func healthy(sample: Sample) {
        let patient = Patient(sample.rawValue) { lower, upper in
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
