import UIKit

/// Settings that come in from the side at which lines end, over a shade.
@MainActor final class ThirdPanel: NSObject, UIViewControllerTransitioningDelegate {
    private let thinksOfLessMotion: Bool

    /// - Parameter thinksOfLessMotion: Whether the panel fades where the user has asked for less motion.
    init(thinksOfLessMotion: Bool = true) {
        self.thinksOfLessMotion = thinksOfLessMotion
        super.init()
    }

    private func slide(_ context: BodyAnimator.Context) {
        context.addTo()
        guard let panel = context.upperView else { return context.end() }
        if thinksOfLessMotion, UIAccessibility.isReduceMotionEnabled { return context.fade() }
        let leaves = context.isLeaving
        let side = context.containerView.thirdForward
        let outside = CGAffineTransform(translationX: side * panel.bounds.width, y: 0)
        if !leaves { panel.transform = outside }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            panel.transform = leaves ? outside : .identity
        } completion: { _ in
            panel.transform = .identity
            context.takeToBack()
            context.end()
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.3, slide) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.3, slide) }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { ThirdPanelStage(presentedViewController: presented, presenting: presenting) }
}

/// Gives the panel its side and its width, and shades what is beside it.
private final class ThirdPanelStage: UIPresentationController {
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let box = containerView else { return .zero }
        let width = min(box.bounds.width * 0.8, 340)
        let x = box.thirdForward < 0 ? 0 : box.bounds.width - width
        return CGRect(x: x, y: 0, width: width, height: box.bounds.height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        thirdPlacePresentedView()
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = .black
        shade.frame = containerView?.bounds ?? .zero
        shade.alpha = 0
        containerView?.insertSubview(shade, at: 0)
        thirdAlong { self.shade.alpha = 0.35 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { shade.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() { thirdAlong { self.shade.alpha = 0 } }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { shade.removeFromSuperview() } else { shade.alpha = 0.35 }
    }
}
