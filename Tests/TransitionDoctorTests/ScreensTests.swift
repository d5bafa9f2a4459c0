import InterludeStage
import QuartzCore
import Testing
import TransitionDoctor
import UIKit

/// The app's own screens in the doctor's hands.
@MainActor @Suite struct ScreensTests {
    /// An app of two screens in a navigation controller that is its own delegate.
    private final class Shop: UINavigationController, UINavigationControllerDelegate {
        enum Fault { case none, leavesView, hangsWhenTakenAway, presentsWithoutInteractor }
        private var fault = Fault.none
        private var interactor: UIPercentDrivenInteractiveTransition?

        convenience init(_ fault: Fault) {
            let list = CorpusScreen()
            list.title = "Teas"
            self.init(rootViewController: list)
            self.fault = fault
            delegate = self
        }

        func open(animated: Bool) {
            let tea = CorpusScreen()
            tea.title = "Tea"
            tea.whenLoaded = { [weak self] screen in
                guard let self, fault != .presentsWithoutInteractor else { return }
                let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(Shop.moved(_:)))
                pan.edges = .left
                screen.view.addGestureRecognizer(pan)
            }
            pushViewController(tea, animated: animated)
        }

        func moved(_ pan: UIScreenEdgePanGestureRecognizer) {
            let part = max(0, pan.translation(in: view).x / view.bounds.width)
            switch pan.state {
            case .began:
                interactor = UIPercentDrivenInteractiveTransition()
                popViewController(animated: true)
            case .changed: interactor?.update(part)
            case .ended: close(part > 0.5)
            case .cancelled, .failed: if fault != .hangsWhenTakenAway { close(false) }
            default: break
            }
        }

        private func close(_ finishes: Bool) {
            if finishes { interactor?.finish() } else { interactor?.cancel() }
            interactor = nil
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            BodyAnimator { [fault] context in
                context.addTo()
                if fault == .leavesView {
                    let stray = UIView(frame: CGRect(x: 10, y: 300, width: 80, height: 20))
                    stray.backgroundColor = .red
                    context.containerView.superview?.addSubview(stray)
                }
                context.fade()
            }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    private func shop(_ fault: Shop.Fault) -> Diagnosis {
        Patient(
            "shop",
            screens: {
                let shop = Shop(fault)
                return AppFlow(root: shop) {
                    shop.open(animated: $0)
                } close: {
                    shop.popViewController(animated: $0)
                }
            }
        ).examine()
    }

    @Test func `what the way back leaves in the dark only is found`() throws {
        let patient = Patient(
            "dark",
            screens: {
                OwnStack.back { context in
                    context.addTo()
                    let list = context.toView
                    context.fade {
                        if list?.traitCollection.userInterfaceStyle == .dark { list?.layer.cornerRadius = 9 }
                    }
                }.screens
            })
        let findings = patient.examine(after: nil, without: ["change"], progress: { _ in }, found: { _ in }).findings
        #expect(findings.map(\.rule) == [.leftoverProperties], "\(findings)")
        #expect(findings.first?.trial == "back, in dark mode", "\(findings)")
    }

    @Test func `right screens are healthy, through the whole matrix`() {
        let diagnosis = shop(.none)
        #expect(diagnosis.isHealthy, "\(diagnosis)")
        #expect(diagnosis.trials.count > 15)
        #expect(diagnosis.trials.contains("back, swiped, and the touch canceled by the system"))
        #expect(diagnosis.trials.contains("back, swiped half way and back again"))
        #expect(diagnosis.trials.contains("back, on ipad-10"))
    }

    @Test func `what the app's animator leaves is found`() {
        #expect(shop(.leavesView).brokenRules.contains(.leftoverViews))
    }

    @Test func `the app's own gesture is tried, also when the system takes the touch away`() {
        #expect(shop(.hangsWhenTakenAway).brokenRules.contains(.gestureEnd))
    }

    @Test func `an animator of the app's own that leaves no swipe back is a warning, and nothing else is found`() {
        let findings = shop(.presentsWithoutInteractor).findings.filter { $0.severity > .potential }
        #expect(findings.map(\.rule) == [.swipeBack] && findings.map(\.severity) == [.warning], "\(findings)")
    }

    /// A container of the app's own that needs no transition of UIKit's.
    private final class Drawer: UIViewController {
        private let panel = UIView()
        private let tidies: Bool

        init(tidies: Bool) {
            self.tidies = tidies
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            panel.backgroundColor = .systemTeal
            panel.frame = view.bounds
            panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            panel.alpha = 0
            view.addSubview(panel)
        }

        func open(_ opens: Bool, animated: Bool) {
            guard animated else { return panel.alpha = opens ? 1 : 0 }
            UIView.animate(withDuration: 0.3) {
                self.panel.alpha = opens ? 1 : 0
            } completion: { _ in
                if !self.tidies { self.panel.layer.cornerRadius = 30 }
            }
        }
    }

    private func drawer(tidies: Bool) -> Diagnosis {
        Patient(
            "drawer",
            screens: {
                let drawer = Drawer(tidies: tidies)
                return AppFlow(root: drawer) {
                    drawer.open(true, animated: $0)
                } close: {
                    drawer.open(false, animated: $0)
                }
            }
        ).examine()
    }

    @Test func `a container of the app's own is compared with the way without animation`() {
        let right = drawer(tidies: true)
        #expect(right.isHealthy, "\(right)")
        #expect(drawer(tidies: false).brokenRules.contains(.leftoverProperties))
    }
}

/// One change on the screens of a stage.
@MainActor @Suite struct StageExamineTests {
    private func examine(_ fault: Bool, back: Bool = false) -> Diagnosis {
        let navigation = UINavigationController(rootViewController: CorpusScreen())
        let delegate = CorpusPush { context in
            context.addTo()
            if fault { context.viewController(forKey: .from)?.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
            context.fade()
        }
        navigation.delegate = delegate
        let stage = Stage(rootViewController: navigation, scale: 1)
        defer { stage.close() }
        return stage.examine("opening") {
            navigation.pushViewController(CorpusScreen(), animated: true)
        } back: {
            if back { navigation.popViewController(animated: true) }
        }
    }

    @Test func `a right change is healthy, there and back`() {
        let diagnosis = examine(false, back: true)
        #expect(diagnosis.isHealthy, "\(diagnosis)")
        #expect(diagnosis.trials == ["opening"])
    }

    @Test func `what is left after there and back is found, with words for it`() {
        let diagnosis = examine(true, back: true)
        #expect(diagnosis.brokenRules.contains(.leftoverProperties))
        #expect("\(diagnosis)".contains("transform is scale 0.9; before it is the identity"), "\(diagnosis)")
    }

    @Test func `a comment with a reason accepts a finding here too`() {
        let navigation = UINavigationController(rootViewController: CorpusScreen())
        let delegate = CorpusPush { $0.addTo() }
        navigation.delegate = delegate
        let stage = Stage(rootViewController: navigation, scale: 1)
        defer { stage.close() }
        // doctor: accept D1, the end is asked for by hand
        let diagnosis = stage.examine { navigation.pushViewController(CorpusScreen(), animated: true) }
        #expect(diagnosis.accepted.map(\.rule) == [.neverCompleted])
        #expect(!diagnosis.brokenRules.contains(.neverCompleted))
    }

    @Test func `a change that never ends is found`() {
        let navigation = UINavigationController(rootViewController: CorpusScreen())
        let delegate = CorpusPush { $0.addTo() }
        navigation.delegate = delegate
        let stage = Stage(rootViewController: navigation, scale: 1)
        defer { stage.close() }
        let diagnosis = stage.examine { navigation.pushViewController(CorpusScreen(), animated: true) }
        #expect(diagnosis.findings.first?.rule == .neverCompleted)
    }

    /// A screen whose color changes endlessly while it is shown.
    private final class Glow: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            view.backgroundColor = .systemIndigo
            let pulse = CABasicAnimation(keyPath: "backgroundColor")
            pulse.toValue = UIColor.systemPink.cgColor
            (pulse.duration, pulse.autoreverses, pulse.repeatCount) = (2, true, .infinity)
            view.layer.add(pulse, forKey: "pulse")
        }
    }

    @Test func `an endless animation that leaves with its screen is no jump`() {
        let found = Patient(
            "glow",
            screens: {
                let navigation = UINavigationController(rootViewController: Glow())
                let delegate = CorpusPush { context in
                    guard let from = context.fromView, let to = context.toView else { return context.end() }
                    to.frame = context.containerView.bounds
                    UIView.transition(from: from, to: to, duration: 0.3, options: .transitionFlipFromLeft) { _ in
                        context.end()
                    }
                }
                return AppFlow(
                    root: navigation,
                    // The navigation controller does not retain its delegate.
                    open: { [delegate] animated in
                        navigation.delegate = delegate
                        navigation.pushViewController(CorpusScreen(), animated: animated)
                    }, close: { _ = navigation.popViewController(animated: $0) })
            }
        ).examine()
        #expect(!found.brokenRules.contains(.jump), "\(found)")
    }

    @Test func `a finger decides how long its transition takes`() {
        let navigation = UINavigationController(rootViewController: CorpusScreen())
        let delegate = CorpusPan(.nothing)
        navigation.delegate = delegate
        let stage = Stage(rootViewController: navigation, scale: 1)
        defer { stage.close() }
        navigation.pushViewController(CorpusScreen(), animated: false)
        try? stage.settle()
        let diagnosis = stage.examine {
            stage.play(.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 1))
        }
        #expect(!diagnosis.brokenRules.contains(.wrongDuration), "\(diagnosis)")
    }
}

/// A navigation controller's delegate with one animator.
@MainActor final class CorpusPush: NSObject, UINavigationControllerDelegate {
    private let body: (BodyAnimator.Context) -> Void

    init(_ body: @escaping (BodyAnimator.Context) -> Void) {
        self.body = body
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.3, body) }
}
