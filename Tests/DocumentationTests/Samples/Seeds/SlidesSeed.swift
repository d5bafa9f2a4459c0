// swift-format-ignore-file
// What Documentation/seeds/overlay.md shows.
import UIKit

// sample of Documentation/seeds/overlay.md
/// Two screens move side by side.
final class SideBySideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool

    init(isForward: Bool) { self.isForward = isForward }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            context.containerView.addSubview(to)
            to.layoutIfNeeded()
        }
        let isMirrored = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = context.containerView.bounds.width
        let way = isForward == isMirrored ? -width : width
        // With Reduce Motion the new screen fades in.
        let isReduced = UIAccessibility.isReduceMotionEnabled
        if isReduced { to?.alpha = 0 } else { to?.transform = CGAffineTransform(translationX: way, y: 0) }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            to?.alpha = 1
            to?.transform = .identity
            if !isReduced { from?.transform = CGAffineTransform(translationX: -way, y: 0) }
        } completion: { _ in
            to?.alpha = 1
            to?.transform = .identity
            from?.transform = .identity
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Tabs side by side: a tap slides to a tab, and a pan moves to the neighboring one.
class SlidingTabBarController: UITabBarController, UITabBarControllerDelegate, UIGestureRecognizerDelegate {
    /// Exists only during a gesture: without one it would never end the transition.
    private var interactor: UIPercentDrivenInteractiveTransition?
    /// 1 towards the next tab, -1 towards the previous one.
    private var step = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        #if canImport(ObjectiveC)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        #else
        let pan = UIPanGestureRecognizer(target: self, action: Selector(SlidingTabBarController.panned(_:)))
        #endif
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    /// Forward in the reading direction: to the left, or to the right in right-to-left layouts.
    private func ahead(_ x: CGFloat) -> CGFloat {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? x : -x
    }

    /// Towards an existing tab.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, transitionCoordinator == nil else { return false }
        let speed = pan.velocity(in: view)
        step = ahead(speed.x) > 0 ? 1 : -1
        return abs(speed.x) > abs(speed.y) && viewControllers?.indices.contains(selectedIndex + step) == true
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    func panned(_ pan: UIPanGestureRecognizer) {
        let share = CGFloat(step) * ahead(pan.translation(in: view).x) / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            interactor = UIPercentDrivenInteractiveTransition()
            selectedIndex += step
        case .changed: interactor?.update(min(max(share, 0), 1))
        case .ended: end(finishing: share > 0.5)
        case .cancelled, .failed: end(finishing: false)
        default: break
        }
    }

    private func end(finishing: Bool) {
        if finishing { interactor?.finish() } else { interactor?.cancel() }
        interactor = nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let from = viewControllers?.firstIndex(of: fromVC), let to = viewControllers?.firstIndex(of: toVC) else {
            return nil
        }
        return SideBySideAnimator(isForward: to > from)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Pushes and pops side by side, and lets a pan do both.
class SlidingNavigationController: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    /// Returns the screen that a pan forward pushes, or `nil`.
    var makeNext: (@MainActor () -> UIViewController?)?
    private var interactor: UIPercentDrivenInteractiveTransition?
    private var isForward = true

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        #if canImport(ObjectiveC)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        #else
        let pan = UIPanGestureRecognizer(target: self, action: Selector(SlidingNavigationController.panned(_:)))
        #endif
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    private func ahead(_ x: CGFloat) -> CGFloat {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? x : -x
    }

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
        case .began: begin()
        case .changed: interactor?.update(min(max(share, 0), 1))
        case .ended: end(finishing: share > 0.5)
        case .cancelled, .failed: end(finishing: false)
        default: break
        }
    }

    private func begin() {
        let screen = isForward ? makeNext?() : nil
        guard screen != nil || !isForward else { return }
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
    ) -> (any UIViewControllerAnimatedTransitioning)? { SideBySideAnimator(isForward: operation == .push) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
// end of sample
