import Testing
import TransitionDoctor
import UIKit

/// One cause is one finding, also where it is seen in several kinds of trials.
@MainActor @Suite struct OneCauseTests {
    @Test func `a gesture that neither finishes nor cancels is one finding, with a fix for the gesture`() throws {
        let diagnosis = Patient("pan", navigationDelegate: { SketchPan(.forgetsShortSwipes) })
            .examine(after: "pop, swiped back", without: ["push"], progress: { _ in }, found: { _ in })
        #expect(!diagnosis.brokenRules.contains(.neverCompleted), "\(diagnosis)")
        let ends = diagnosis.findings.filter { $0.rule == .gestureEnd && $0.severity == .error }
        #expect(ends.count == 1, "\(diagnosis)")
        let finding = try #require(ends.first)
        #expect(finding.trial == "pop, swiped, and released too early", "\(finding)")
        #expect(finding.observation == "the gesture has ended, and neither finish() nor cancel() was called")
        #expect(finding.remedy.hasPrefix("Call finish() or cancel() exactly once"))
    }

    /// The push does not put the page into the window, and the pop is the system's.
    private final class MissingPage: UINavigationController, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operation == .push ? BodyAnimator { $0.fade() } : nil
        }
    }

    @Test func `a page that a push leaves out is told once, also where its pop is canceled`() {
        let patient = Patient(
            "city",
            screens: {
                let list = CorpusScreen()
                list.title = "Cities"
                let navigation = MissingPage(rootViewController: list)
                navigation.delegate = navigation
                return AppFlow(root: navigation) { animated in
                    let page = CorpusScreen()
                    page.title = "Porto"
                    navigation.pushViewController(page, animated: animated)
                } close: { animated in
                    navigation.popViewController(animated: animated)
                }
            })
        // The push, and the swipes that are released too early.
        let last = patient.examine(
            without: [], part: { $0 == 0 || (37...39).contains($0) }, found: { _ in })
        #expect(last.trials.contains("back, swiped, and released too early"), "\(last.trials)")
        #expect(last.findings.first?.rule == .toViewMissing, "\(last)")
        #expect(!last.brokenRules.contains(.leftoverViews), "\(last)")
    }
}
