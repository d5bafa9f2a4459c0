import UIKit

// MARK: A sheet that UIKit moves

/// Only the presentation is the app's own. UIKit slides what the controller hands out as the presented view, which is a frame about it.
@MainActor final class FASheetDirector: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        FASheetController(presentedViewController: presented, presenting: presenting)
    }
}

private final class FASheetController: UIPresentationController {
    private let blur = UIVisualEffectView(effect: nil)
    private var wrapper: UIView?

    override var presentedView: UIView? { wrapper ?? super.presentedView }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let width = min(bounds.width, 540)
        let height = (bounds.height / 2).rounded()
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView, let content = super.presentedView else { return }
        let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
        wrapper.layer.cornerRadius = 16
        wrapper.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        wrapper.clipsToBounds = true
        content.faFill(wrapper)
        self.wrapper = wrapper
        blur.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(FASheetController.tapped(_:))))
        blur.faFill(containerView)
        containerView.sendSubviewToBack(blur)
        alongside { self.blur.effect = UIBlurEffect(style: .dark) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { blur.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        alongside { self.blur.effect = nil }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { blur.removeFromSuperview() } else { blur.effect = UIBlurEffect(style: .dark) }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard !presentedViewController.isBeingDismissed else { return }
        wrapper?.frame = frameOfPresentedViewInContainerView
    }

    func tapped(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }

    private func alongside(_ change: @escaping @MainActor () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }
}

// MARK: Faults

/// A dialog over a shade, which is as large as the screen was when the dialog came.
@MainActor final class FADialogDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FADialogAnimator(comes: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FADialogAnimator(comes: false) }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        FADialogController(presentedViewController: presented, presenting: presenting)
    }
}

private final class FADialogController: UIPresentationController {
    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.45)
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let size = CGSize(width: min(bounds.width - 48, 320), height: min(bounds.height - 80, 260))
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.alpha = 0
        containerView.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 0
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = 1 }
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        let frame = frameOfPresentedViewInContainerView
        presentedView?.bounds = CGRect(origin: .zero, size: frame.size)
        presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}

@MainActor private final class FADialogAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let comes: Bool

    init(comes: Bool) {
        self.comes = comes
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        if comes { transitionContext.faAddComingView() }
        guard let dialog = transitionContext.view(forKey: comes ? .to : .from) else {
            return transitionContext.faConclude()
        }
        let small = CGAffineTransform(scaleX: 0.94, y: 0.94)
        if comes { (dialog.alpha, dialog.transform) = (0, small) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            dialog.alpha = self.comes ? 1 : 0
            dialog.transform = self.comes ? .identity : small
        } completion: { _ in
            (dialog.alpha, dialog.transform) = (1, .identity)
            transitionContext.faConclude()
        }
    }
}

/// A curtain that lifts. When it goes, the screen behind is put into the container, in which it has been seen all the time.
@MainActor final class FACurtainDirector: NSObject, UIViewControllerTransitioningDelegate {
    private let curtain = FACurtainAnimator()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        curtain.presenting = true
        return curtain
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        curtain.presenting = false
        return curtain
    }
}

@MainActor private final class FACurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var presenting = true

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: FAContext) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to),
            let curtain = presenting ? toVC.view : fromVC.view
        else { return transitionContext.faConclude() }
        let container = transitionContext.containerView
        if presenting {
            curtain.frame = transitionContext.finalFrame(for: toVC)
            container.addSubview(curtain)
        } else {
            container.insertSubview(toVC.view, belowSubview: curtain)
        }
        let presenting = presenting
        if UIAccessibility.isReduceMotionEnabled {
            return transitionContext.faDissolve(curtain, comes: presenting, duration: 0.4)
        }
        let lifted = CGAffineTransform(translationX: 0, y: -container.bounds.height)
        if presenting { curtain.transform = lifted }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
            curtain.transform = presenting ? .identity : lifted
        } completion: { _ in
            curtain.transform = .identity
            transitionContext.faConclude()
        }
    }
}

/// A dissolve that was written for full screens, where both views are handed over.
@MainActor final class FADissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let toVC = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        to.frame = transitionContext.finalFrame(for: toVC)
        transitionContext.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            from.alpha = 0
        } completion: { _ in
            from.alpha = 1
            transitionContext.faConclude()
        }
    }
}

/// Comes with a bounce in key frames, and tells UIKit whether the animation, rather than the transition, came to its end.
@MainActor final class FABounceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let pops: Bool

    init(pops: Bool) {
        self.pops = pops
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: FAContext) {
        transitionContext.faAddComingView(behind: pops)
        guard let page = transitionContext.view(forKey: pops ? .from : .to) else {
            return transitionContext.faConclude()
        }
        let steps: [CGFloat] = pops ? [1.02, 0.92] : [1.03, 0.98, 1]
        if !pops { (page.alpha, page.transform) = (0, CGAffineTransform(scaleX: 0.88, y: 0.88)) }
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: .calculationModeCubic) {
            let share = 1 / Double(steps.count)
            for (index, scale) in steps.enumerated() {
                UIView.addKeyframe(withRelativeStartTime: share * Double(index), relativeDuration: share) {
                    page.transform = CGAffineTransform(scaleX: scale, y: scale)
                }
            }
            UIView.addKeyframe(withRelativeStartTime: self.pops ? 0.5 : 0, relativeDuration: 0.5) {
                page.alpha = self.pops ? 0 : 1
            }
        } completion: { finished in
            (page.alpha, page.transform) = (1, .identity)
            if transitionContext.transitionWasCancelled { transitionContext.view(forKey: .to)?.removeFromSuperview() }
            transitionContext.completeTransition(finished)
        }
    }
}

/// A picture of the new page grows, and the page itself is shown at the end. The picture is taken before there is anything to see.
@MainActor final class FAPolaroidAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FAContext) {
        transitionContext.faAddComingView()
        guard let page = transitionContext.view(forKey: .to) else { return transitionContext.faConclude() }
        let picture = page.snapshotView(afterScreenUpdates: false) ?? UIView()
        page.isHidden = true
        picture.frame = page.frame
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        picture.alpha = 0
        transitionContext.containerView.addSubview(picture)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut) {
            picture.transform = .identity
            picture.alpha = 1
        } completion: { _ in
            picture.removeFromSuperview()
            page.isHidden = false
            transitionContext.faConclude()
        }
    }
}

/// Pages beside each other, as wide as the screen of the device.
@MainActor final class FAScreenWideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPopping: Bool

    init(isPopping: Bool) {
        self.isPopping = isPopping
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FAContext) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return transitionContext.faConclude()
        }
        let screen = UIScreen.main.bounds
        let sign = transitionContext.containerView.faReadingSign * (isPopping ? -1 : 1)
        to.frame = screen
        to.transform = CGAffineTransform(translationX: sign * screen.width, y: 0)
        transitionContext.containerView.addSubview(to)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut) {
            to.transform = .identity
            from.transform = CGAffineTransform(translationX: -sign * screen.width, y: 0)
        } completion: { _ in
            (from.transform, to.transform) = (.identity, .identity)
            transitionContext.faConclude()
        }
    }
}
