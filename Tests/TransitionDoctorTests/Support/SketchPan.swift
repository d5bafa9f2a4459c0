import UIKit

/// A navigation controller's delegate with a fade and a pan from the edge that leads back, right or wrong.
@MainActor final class SketchPan: NSObject, UINavigationControllerDelegate {
    /// What is wrong with it.
    enum Fault {
        case none
        /// No gesture is there.
        case noGesture
        /// The pan is on the first screen too, and what it begins there it never ends.
        case beginsAtRoot
        /// The system's taking the touch away is not looked at.
        case ignoresCancellation
        /// A finger that is lifted early neither finishes nor cancels.
        case forgetsShortSwipes
        /// An interactor is handed out without a finger.
        case alwaysInteractive
    }

    private let fault: Fault
    private var interactor: UIPercentDrivenInteractiveTransition?
    private weak var navigation: UINavigationController?

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        navigation = navigationController
        let isRoot = navigationController.viewControllers.count == 1
        guard fault != .noGesture, !isRoot || fault == .beginsAtRoot, viewController.view.gestureRecognizers == nil
        else { return }
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(SketchPan.panned(_:)))
        pan.edges = .left
        viewController.view.addGestureRecognizer(pan)
    }

    func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
        let part = pan.translation(in: pan.view?.window).x / (pan.view?.bounds.width ?? 1)
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
        if fault == .beginsAtRoot, navigation?.transitionCoordinator == nil { return }
        if finishes {
            interactor?.finish()
        } else if fault != .forgetsShortSwipes {
            interactor?.cancel()
        }
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
