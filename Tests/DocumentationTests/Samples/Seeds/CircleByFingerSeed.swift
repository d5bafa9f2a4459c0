// swift-format-ignore-file
// What Documentation/seeds/circle.md shows.
import UIKit

// sample of Documentation/seeds/circle.md
/// Pushes and pops with the circle. A pan forward opens the next screen at the touched point, and a pan back closes it at the
/// touched point.
class CircleNavigationController: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    /// Returns the screen that a pan forward pushes, or `nil`.
    var makeNext: (@MainActor () -> UIViewController?)?
    /// Exists only during a gesture: without one it would never end the transition.
    private var interactor: UIPercentDrivenInteractiveTransition?
    private var isForward = true
    /// The first touched point, in the window.
    private var origin = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        // Its own delegate for its lifetime, so no delegate has to be restored.
        delegate = self
        #if canImport(ObjectiveC)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        #else
        let pan = UIPanGestureRecognizer(target: self, action: Selector(CircleNavigationController.panned(_:)))
        #endif
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    /// Forward in the reading direction: to the left, or to the right in right-to-left layouts.
    private func ahead(_ x: CGFloat) -> CGFloat {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? x : -x
    }

    /// Horizontal, without a running transition, and with a screen to show.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, transitionCoordinator == nil else { return false }
        let speed = pan.velocity(in: view)
        isForward = ahead(speed.x) > 0
        return abs(speed.x) > abs(speed.y) && (isForward ? makeNext != nil : viewControllers.count > 1)
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    func panned(_ pan: UIPanGestureRecognizer) {
        let share = (isForward ? 1 : -1) * ahead(pan.translation(in: view).x) / max(view.bounds.width, 1)
        switch pan.state {
        case .began: begin(at: pan.location(in: nil))
        case .changed: interactor?.update(min(max(share, 0), 1))
        case .ended: end(finishing: share > 0.5)
        case .cancelled, .failed: end(finishing: false)
        default: break
        }
    }

    private func begin(at place: CGPoint) {
        let screen = isForward ? makeNext?() : nil
        guard screen != nil || !isForward else { return }
        origin = place
        interactor = UIPercentDrivenInteractiveTransition()
        if let screen { pushViewController(screen, animated: true) } else { popViewController(animated: true) }
    }

    private func end(finishing: Bool) {
        if finishing { interactor?.finish() } else { interactor?.cancel() }
        interactor = nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        CircleAnimator(isForward: operation == .push, origin: interactor == nil ? nil : origin)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
// end of sample
