import QuartzCore
import Testing
import TransitionDoctor
import UIKit

/// What was not tried is told, and what never came is found.
@MainActor @Suite struct OmissionTests {
    @Test func `where no finger leads back the diagnosis says how many trials are left out`() throws {
        let diagnosis = RepeatedScreen(way: .crossDissolve, fault: .none).patient.examine()
        let omission = try #require(diagnosis.omissions.first { $0.reason == .noSwipe }, "\(diagnosis)")
        #expect(omission.trials > 0 && omission.total > omission.trials)
        let words = "not tried: no swipe that pops or dismisses was found: no trial with a gesture was made "
        #expect("\(diagnosis)".contains("\(words)(\(omission.trials) of \(omission.total) trials left out)"))
    }

    @Test func `an animator alone has no swipe to leave out`() {
        let diagnosis = Patient("fade", for: .push) {
            BodyAnimator { context in
                context.addTo()
                context.fade()
            }
        }.examine()
        #expect(diagnosis.omissions.allSatisfy { $0.reason != .noSwipe }, "\(diagnosis)")
    }

    /// A container that forwards no appearance calls, though it says that it does so itself.
    private final class MuteContainer: UIViewController {
        private var page: UIViewController?
        private let forwards: Bool

        init(forwards: Bool) {
            self.forwards = forwards
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("made in code") }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

        override func viewDidLoad() {
            super.viewDidLoad()
            show(OwnPage("First", .systemTeal), animated: false)
        }

        func show(_ new: UIViewController, animated: Bool) {
            let old = page
            page = new
            addChild(new)
            new.view.frame = view.bounds
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(new.view)
            old?.willMove(toParent: nil)
            let end = {
                old?.view.removeFromSuperview()
                old?.removeFromParent()
                new.didMove(toParent: self)
            }
            guard animated else { return end() }
            new.view.alpha = 0
            UIView.animate(withDuration: 0.3) {
                new.view.alpha = 1
            } completion: { _ in
                end()
            }
        }
    }

    private func diagnosis(forwards: Bool) -> Diagnosis {
        Patient(
            "container",
            screens: {
                let container = MuteContainer(forwards: forwards)
                return AppFlow(root: container) { container.show(OwnPage("Second", .systemPurple), animated: $0) }
            }
        ).examine()
    }

    @Test func `appearance calls that never come are found, and a container that forwards them is quiet`() throws {
        let mute = diagnosis(forwards: false)
        let finding = try #require(mute.findings.first { $0.rule == .appearanceCalls }, "\(mute)")
        #expect(finding.observation.contains("viewWillAppear and viewDidAppear were never sent"))
        #expect(!diagnosis(forwards: true).brokenRules.contains(.appearanceCalls))
    }

    @Test func `a push without animation beside a transition of the layer's is no animation of the system's`() {
        let diagnosis = Patient(
            "helper",
            pushing: { navigation, page in
                let fade = CATransition()
                fade.type = .fade
                fade.duration = 0.3
                navigation.view.layer.add(fade, forKey: "fade")
                navigation.pushViewController(page, animated: false)
            }
        ).examine()
        #expect(!diagnosis.brokenRules.contains(.delegateGone), "\(diagnosis)")
    }

    @Test func `what thresholds suspect is a warning, and says so`() throws {
        let rules = Rule.allCases.filter(\.isHeuristic)
        #expect(rules.contains(.jump) && rules.allSatisfy { $0.severity == .warning })
        let finding = Finding(.jump, trial: "push", object: "the screen", observation: "it jumps")
        #expect("\(finding)".hasPrefix("warning D12, a jump (suspected): it jumps"))
    }
}
