import Testing
import TransitionDoctor
import UIKit

/// A view that dims the screen below a presented one, and is kept for the next presentation.
@MainActor @Suite struct SharedVeilTests {
    /// Dims the presenting screen with a view that it does not remove.
    private final class Dimming: UIPresentationController {
        let veil: UIView
        let finalAlpha: CGFloat

        init(_ veil: UIView, finalAlpha: CGFloat, _ presented: UIViewController, _ presenting: UIViewController?) {
            (self.veil, self.finalAlpha) = (veil, finalAlpha)
            super.init(presentedViewController: presented, presenting: presenting)
        }

        override func presentationTransitionWillBegin() {
            veil.backgroundColor = .black
            veil.frame = presentingViewController.view.bounds
            veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            veil.alpha = 0
            presentingViewController.view.addSubview(veil)
            fade(to: 0.5)
        }

        override func dismissalTransitionWillBegin() { fade(to: finalAlpha) }

        private func fade(to alpha: CGFloat) {
            presentedViewController.transitionCoordinator?.animate { [veil] _ in veil.alpha = alpha }
        }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        private let veil = UIView()
        private let finalAlpha: CGFloat

        init(finalAlpha: CGFloat) { self.finalAlpha = finalAlpha }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Dimming(veil, finalAlpha: finalAlpha, presented, presenting) }
    }

    /// Examines the change to the end, canceled, and there and back, without a gesture.
    private func diagnosis(finalAlpha: CGFloat) -> Diagnosis {
        let patient = Patient(
            "sheet",
            screens: {
                let (shop, director) = (CorpusScreen(), Director(finalAlpha: finalAlpha))
                shop.keeps = director
                return AppFlow(root: shop) { animated in
                    let sheet = CorpusScreen()
                    sheet.modalPresentationStyle = .custom
                    sheet.transitioningDelegate = director
                    shop.present(sheet, animated: animated)
                } close: { animated in
                    shop.dismiss(animated: animated)
                }
            })
        return patient.examine(without: ["back", TrialPlan.probing], part: { $0 < 4 }, found: { _ in })
    }

    @Test func `a veil that stays also without animation is found by the state before`() throws {
        let diagnosis = diagnosis(finalAlpha: 0.2)
        #expect(diagnosis.trials.contains("change, there and back"), "\(diagnosis.trials)")
        let finding = try #require(diagnosis.findings.first { $0.rule == .leftoverViews }, "\(diagnosis)")
        #expect(finding.severity == .error && finding.trial == "change, there and back", "\(finding)")
        #expect(finding.object.hasSuffix("in view of CorpusScreen"), "\(finding)")
    }

    @Test func `a veil that stays and is clear is right`() {
        let diagnosis = diagnosis(finalAlpha: 0)
        #expect(!diagnosis.brokenRules.contains(.leftoverViews), "\(diagnosis)")
    }
}
