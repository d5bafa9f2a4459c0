import UIKit

/// A pan anywhere on a stack's pages leads back, and the page below comes along more slowly.
@MainActor final class ThirdPuller: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private let asksNobody: Bool
    private weak var navigation: UINavigationController?
    private var percent: UIPercentDrivenInteractiveTransition?

    /// - Parameter asksNobody: Whether the pan begins on the first page too. There no way back begins, and what is to drive it is left over.
    init(_ navigation: UINavigationController, asksNobody: Bool = false) {
        (self.navigation, self.asksNobody) = (navigation, asksNobody)
        super.init()
        let pan = UIPanGestureRecognizer(target: self, action: Selector(ThirdPuller.pulled(_:)))
        pan.delegate = self
        navigation.view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        let speed = pan.velocity(in: navigation.view)
        guard speed.x * navigation.view.thirdForward > abs(speed.y) else { return false }
        return asksNobody || (navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let navigation, let view = navigation.view else { return }
        let part = pan.translation(in: view).x * view.thirdForward / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended: letGo(part > 0.4 || pan.velocity(in: view).x * view.thirdForward > 800)
        case .cancelled, .failed: letGo(false)
        default: break
        }
    }

    private func letGo(_ goes: Bool) {
        if asksNobody, navigation?.transitionCoordinator == nil { return }
        if goes { percent?.finish() } else { percent?.cancel() }
        percent = nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator(0.35) { ThirdPuller.slide($0, isPop: operation == .pop) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    private static func slide(_ context: BodyAnimator.Context, isPop: Bool) {
        context.addTo()
        if UIAccessibility.isReduceMotionEnabled { return context.fade(0.35) }
        guard let from = context.fromView, let to = context.toView else { return context.end() }
        let (upper, lower) = isPop ? (from, to) : (to, from)
        let width = context.containerView.bounds.width * context.containerView.thirdForward
        let outside = CGAffineTransform(translationX: width, y: 0)
        let aside = CGAffineTransform(translationX: -0.25 * width, y: 0)
        if isPop { lower.transform = aside } else { upper.transform = outside }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            upper.transform = isPop ? outside : .identity
            lower.transform = isPop ? .identity : aside
        } completion: { _ in
            (upper.transform, lower.transform) = (.identity, .identity)
            context.takeToBack()
            context.end()
        }
    }
}
