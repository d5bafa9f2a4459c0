// swift-format-ignore-file
// What Documentation/seeds/circle.md shows.
import UIKit

// sample of Documentation/seeds/circle.md
/// Pushes and pops by the circle. A pan ahead opens the next screen out of the place that the finger has touched, and a pan back lets
/// the screen go into such a place again.
class CircleNavigationController: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    /// Makes the screen that a pan ahead brings; nil where there is none.
    var makeNext: (@MainActor () -> UIViewController?)?
    /// There only while the finger is: without one it would hold the transition for ever.
    private var interactor: UIPercentDrivenInteractiveTransition?
    private var isForward = true
    /// Where the finger was when it began, in the window.
    private var origin = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        // Its own delegate for as long as it lives: nobody has to put it back.
        delegate = self
        #if canImport(ObjectiveC)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        #else
        let pan = UIPanGestureRecognizer(target: self, action: Selector(CircleNavigationController.panned(_:)))
        #endif
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    /// Ahead in the direction of reading: to the left, or to the right where one reads from there.
    private func ahead(_ x: CGFloat) -> CGFloat {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? x : -x
    }

    /// Sideways, at rest, and where there is somewhere to go.
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
