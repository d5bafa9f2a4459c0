import UIKit

/// A hint in the middle, as large as the text wants it. Who lays it out listens to the size of text for ever.
@MainActor final class FCHintDirector: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { FCHintController(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator {
            $0.addTo()
            $0.fade()
        }
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { $0.fade() } }
}

private final class FCHintController: UIPresentationController {
    private var listener: (any NSObjectProtocol)?

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        listener = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
        ) { _ in
            MainActor.assumeIsolated { self.containerView?.setNeedsLayout() }
        }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let size = CGSize(width: min(bounds.width - 60, 300), height: min(bounds.height - 80, 180))
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.fcPlace(in: frameOfPresentedViewInContainerView)
    }
}

/// A tray at the lower edge, of 480 points at most. Who slides it in has a rectangle of its own, which is as wide as the screen.
@MainActor final class FCTrayDirector: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { FCTrayController(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCTrayAnimator() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { $0.fade() } }
}

private final class FCTrayController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let width = min(bounds.width, 480)
        return CGRect(x: ((bounds.width - width) / 2).rounded(), y: bounds.height - 260, width: width, height: 260)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

@MainActor private final class FCTrayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FCContext) {
        guard let tray = transitionContext.toView else { return transitionContext.end() }
        let bounds = transitionContext.containerView.bounds
        let place = CGRect(x: 0, y: bounds.height - 260, width: bounds.width, height: 260)
        transitionContext.containerView.addSubview(tray)
        let isCalm = UIAccessibility.isReduceMotionEnabled
        tray.frame = isCalm ? place : place.offsetBy(dx: 0, dy: 260)
        if isCalm { tray.alpha = 0 }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            tray.frame = place
            tray.alpha = 1
        } completion: { _ in
            transitionContext.takeToBack()
            transitionContext.end()
        }
    }
}
