import InterludeStage
import Testing
import UIKit

/// D24 and D25: the swipe that leads back.
@MainActor @Suite struct SwipeTests {
    /// A navigation controller's delegate with a fade and a pan of its own, right or wrong.
    private final class Pan: NSObject, UINavigationControllerDelegate {
        enum Fault { case none, noGesture, ignoresCancellation, alwaysInteractive }
        private let fault: Fault
        private var interactor: UIPercentDrivenInteractiveTransition?
        private weak var navigation: UINavigationController?
        private weak var recognizer: UIScreenEdgePanGestureRecognizer?

        init(_ fault: Fault) {
            self.fault = fault
            super.init()
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            guard fault != .noGesture, navigationController.viewControllers.count > 1, recognizer == nil else { return }
            navigation = navigationController
            let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(Pan.panned(_:)))
            pan.edges = .left
            viewController.view.addGestureRecognizer(pan)
            recognizer = pan
        }

        func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
            let part = pan.translation(in: pan.view).x / (pan.view?.bounds.width ?? 1)
            switch pan.state {
            case .began:
                interactor = UIPercentDrivenInteractiveTransition()
                navigation?.popViewController(animated: true)
            case .changed: interactor?.update(part)
            case .ended: end(part > 0.5)
            case .cancelled, .failed: if fault != .ignoresCancellation { end(false) }
            default: break
            }
        }

        private func end(_ finishes: Bool) {
            if finishes { interactor?.finish() } else { interactor?.cancel() }
            interactor = nil
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            fault == .alwaysInteractive ? UIPercentDrivenInteractiveTransition() : interactor
        }
    }

    private func rules(_ fault: Pan.Fault) -> [Rule] {
        Patient("pan", navigationDelegate: { Pan(fault) }).examine().brokenRules
    }

    @Test func `a pan that handles every end is healthy`() {
        let diagnosis = Patient("pan", navigationDelegate: { Pan(.none) }).examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    @Test func `D24: an animator without a gesture leaves no way back`() {
        #expect(rules(.noGesture) == [.swipeBack])
    }

    @Test func `D25: a gesture that the system takes away is left hanging`() {
        #expect(rules(.ignoresCancellation).contains(.gestureEnd))
    }

    @Test func `an interactor without a gesture holds the transition for ever`() {
        #expect(rules(.alwaysInteractive).contains(.neverCompleted))
    }
}
