import TransitionDoctor
import QuartzCore
import UIKit

/// Animators of one function each.
@MainActor enum FieldBodies {
    typealias Context = any UIViewControllerContextTransitioning

    /// Shrinks and fades in steps.
    static func keyFrames(_ context: Context, endsBeforeTheEnd: Bool = false) {
        context.addTo()
        guard let view = context.upperView else { return context.end() }
        let leaves = context.isLeaving
        if !leaves { (view.alpha, view.transform) = (0, CGAffineTransform(scaleX: 0.9, y: 0.9)) }
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = leaves ? 0.5 : 1 }
            UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8) {
                let small = endsBeforeTheEnd ? 0.94 : 1
                view.transform =
                    leaves ? CGAffineTransform(scaleX: 0.9, y: 0.9) : CGAffineTransform(scaleX: small, y: small)
            }
            if leaves { UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 } }
        } completion: { _ in
            (view.alpha, view.transform) = (1, .identity)
            context.takeToBack()
            context.end()
        }
    }

    /// Both pages turn about the edge that they share, seen from afar.
    static func cube(_ context: Context, spaceStays: Bool = false, anchorStays: Bool = false) {
        guard let old = context.fromView, let new = context.toView else { return context.end() }
        context.addTo()
        context.containerView.bringSubviewToFront(new)
        if UIAccessibility.isReduceMotionEnabled { return context.fade(0.4) }
        var space = CATransform3DIdentity
        space.m34 = -1 / 800
        let container = context.containerView
        container.layer.sublayerTransform = space
        let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: CGFloat = (context.isLeaving != isMirrored) ? -1 : 1
        hinge(old, sign > 0 ? 1 : 0)
        hinge(new, sign > 0 ? 0 : 1)
        new.layer.transform = CATransform3DMakeRotation(sign * .pi / 2, 0, 1, 0)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            new.layer.transform = CATransform3DIdentity
            old.layer.transform = CATransform3DMakeRotation(-sign * .pi / 2, 0, 1, 0)
        } completion: { _ in
            for view in [old, new] {
                view.layer.transform = CATransform3DIdentity
                if !anchorStays { hinge(view, 0.5) }
            }
            if !spaceStays { container.layer.sublayerTransform = CATransform3DIdentity }
            context.takeToBack()
            context.end()
        }
    }

    /// Moves the point about which a view turns, and the view not.
    private static func hinge(_ view: UIView, _ x: CGFloat) {
        let frame = view.frame
        view.layer.anchorPoint.x = x
        view.layer.position.x = frame.minX + frame.width * x
    }

    /// The old page is cut in two, which go aside.
    static func halves(_ context: Context, blank: Bool = false) {
        context.addTo()
        if UIAccessibility.isReduceMotionEnabled { return context.fade(0.35) }
        guard let source = context.isLeaving ? context.toView : context.fromView else { return context.end() }
        let taken = blank ? context.toView : source
        if blank { context.toView?.removeFromSuperview() }
        let pictures = [0, source.bounds.width / 2].compactMap { x -> UIView? in
            let half = CGRect(x: x, y: 0, width: source.bounds.width / 2, height: source.bounds.height)
            let picture = taken?.resizableSnapshotView(
                from: half, afterScreenUpdates: !blank && context.isLeaving, withCapInsets: .zero)
            picture?.frame = half.offsetBy(dx: source.frame.minX, dy: source.frame.minY)
            return picture
        }
        if blank { context.addTo() }
        pictures.forEach(context.containerView.addSubview)
        let leaves = context.isLeaving
        let ways = [-source.bounds.width / 2, source.bounds.width / 2]
        if leaves { for (picture, way) in zip(pictures, ways) { picture.transform.tx = way } }
        UIView.animate(withDuration: 0.35) {
            for (picture, way) in zip(pictures, ways) { picture.transform.tx = leaves ? 0 : way }
        } completion: { _ in
            pictures.forEach { $0.removeFromSuperview() }
            context.takeToBack()
            context.end()
        }
    }

    /// A system-like push: the page below goes a third of the way, under a shade.
    static func parallax(_ context: Context, shadowStays: Bool = false) {
        context.addTo()
        guard let old = context.fromView, let new = context.toView else { return context.end() }
        if UIAccessibility.isReduceMotionEnabled { return context.fade(0.35) }
        let leaves = context.isLeaving
        let (upper, lower) = leaves ? (old, new) : (new, old)
        let isMirrored = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = context.containerView.bounds.width * (isMirrored ? -1 : 1)
        let shade = UIView(frame: lower.bounds)
        shade.backgroundColor = .black
        shade.alpha = leaves ? 0.2 : 0
        lower.addSubview(shade)
        (upper.layer.shadowOpacity, upper.layer.shadowRadius) = (0.4, 10)
        let (aside, back) = (
            CGAffineTransform(translationX: width, y: 0), CGAffineTransform(translationX: -width / 3, y: 0)
        )
        if leaves { lower.transform = back } else { upper.transform = aside }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            upper.transform = leaves ? aside : .identity
            lower.transform = leaves ? .identity : back
            shade.alpha = leaves ? 0 : 0.2
        } completion: { _ in
            shade.removeFromSuperview()
            for view in [upper, lower] { view.transform = .identity }
            if !shadowStays { (upper.layer.shadowOpacity, upper.layer.shadowRadius) = (0, 3) }
            context.takeToBack()
            context.end()
        }
    }

    /// One phase after the other, each as long as what is declared.
    static func twoPhases(_ context: Context) {
        context.addTo()
        let view = context.upperView
        view?.alpha = 0
        UIView.animate(withDuration: 0.3) {
            view?.alpha = 0.6
        } completion: { _ in
            UIView.animate(withDuration: 0.3) {
                view?.alpha = 1
            } completion: { _ in
                view?.alpha = 1
                context.takeToBack()
                context.end()
            }
        }
    }

    /// Two blocks, each of which completes.
    static func twoBlocks(_ context: Context) {
        context.addTo()
        let view = context.upperView
        view?.alpha = 0
        UIView.animate(withDuration: 0.2) {
            view?.transform = .identity
        }
        UIView.animate(withDuration: 0.3) {
            view?.alpha = 1
        } completion: { _ in
            context.takeToBack()
            context.end()
        }
        UIView.animate(withDuration: 0.1, delay: 0.25) {
            context.containerView.backgroundColor = .clear
        } completion: { _ in
            context.end()
        }
    }

    /// A little askew, as dice would have it.
    static func askew(_ context: Context) {
        context.addTo()
        guard let view = context.upperView else { return context.end() }
        view.alpha = 0
        view.transform = CGAffineTransform(rotationAngle: CGFloat.random(in: -0.3...0.3))
        UIView.animate(withDuration: 0.3) {
            (view.alpha, view.transform) = (1, .identity)
        } completion: { _ in
            (view.alpha, view.transform) = (1, .identity)
            context.takeToBack()
            context.end()
        }
    }

    /// Nobody may touch anything until it has finished.
    static func ignoring(_ context: Context) {
        context.addTo()
        UIApplication.shared.beginIgnoringInteractionEvents()
        context.fade {
            if !context.transitionWasCancelled { UIApplication.shared.endIgnoringInteractionEvents() }
        }
    }

    /// The bar fades with the page that goes.
    static func barFades(_ context: Context) {
        context.addTo()
        let bar = context.viewController(forKey: .to)?.navigationController?.navigationBar
        UIView.animate(withDuration: 0.3) { bar?.alpha = 0 }
        context.fade()
    }

    /// As large as the telephone on which it was written.
    static func oldTelephone(_ context: Context) {
        guard let view = context.toView else { return context.end() }
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        context.containerView.addSubview(view)
        context.fade()
    }

    /// Grows by its frame, while it is small by a transform.
    static func frameUnderTransform(_ context: Context) {
        guard let view = context.toView, let to = context.viewController(forKey: .to) else { return context.end() }
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.frame = context.finalFrame(for: to)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            (view.alpha, view.transform) = (1, .identity)
        } completion: { _ in
            (view.alpha, view.transform) = (1, .identity)
            context.takeToBack()
            context.end()
        }
    }

    /// The presenter is brought in front of the container's shade.
    static func bringsPresenter(_ context: Context) {
        guard context.isLeaving, let below = context.viewController(forKey: .to)?.view else {
            context.addTo()
            return context.fade()
        }
        context.containerView.insertSubview(below, at: 0)
        context.fade()
    }

    /// The page fades away above nothing.
    static func forgetsBelow(_ context: Context) {
        if !context.isLeaving { context.addTo() }
        context.fade()
    }

    /// UIKit turns the container over.
    static func turnsOver(_ context: Context) {
        guard let old = context.fromView, let new = context.toView, let to = context.viewController(forKey: .to) else {
            return context.end()
        }
        new.frame = context.finalFrame(for: to)
        UIView.transition(
            from: old, to: new, duration: 0.4,
            options: context.isLeaving ? .transitionFlipFromLeft : .transitionFlipFromRight
        ) { _ in
            if context.transitionWasCancelled {
                new.removeFromSuperview()
                context.containerView.addSubview(old)
            }
            context.end()
        }
    }

    /// A card pops up from small, by constraints.
    static func popsUp(_ context: Context) {
        guard let card = context.upperView else { return context.end() }
        let leaves = context.isLeaving
        if !leaves {
            context.addTo()
            (card.alpha, card.transform) = (0, CGAffineTransform(scaleX: 0.95, y: 0.95))
        } else {
            context.addTo()
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            card.alpha = leaves ? 0 : 1
            card.transform = leaves ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        } completion: { _ in
            (card.alpha, card.transform) = (1, .identity)
            context.takeToBack()
            context.end()
        }
    }
}

/// A question over a blur, which comes with its effect.
@MainActor final class FieldBlur: NSObject, UIViewControllerTransitioningDelegate {
    private let blurStays: Bool
    private let blur = UIVisualEffectView(effect: nil)

    init(blurStays: Bool = false) {
        self.blurStays = blurStays
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.come($0) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.go($0) } }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        FieldBlurStage(presentedViewController: presented, presenting: presenting, blur: blur, blurStays)
    }

    private func come(_ context: FieldBodies.Context) {
        context.addTo()
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
            context.toView?.alpha = 1
            self.blur.effect = UIBlurEffect(style: .dark)
        }
        context.toView?.alpha = 0
        animator.addCompletion { _ in
            context.toView?.alpha = 1
            context.takeToBack()
            context.end()
        }
        animator.startAnimation()
    }

    private func go(_ context: FieldBodies.Context) {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) {
            context.fromView?.alpha = 0
            self.blur.effect = nil
        }
        animator.addCompletion { _ in
            if context.transitionWasCancelled {
                context.fromView?.alpha = 1
                self.blur.effect = UIBlurEffect(style: .dark)
            }
            context.end()
        }
        animator.startAnimation()
    }
}

@MainActor private final class FieldBlurStage: UIPresentationController {
    private let blur: UIVisualEffectView
    private let blurStays: Bool

    init(
        presentedViewController: UIViewController, presenting: UIViewController?, blur: UIVisualEffectView,
        _ blurStays: Bool
    ) {
        (self.blur, self.blurStays) = (blur, blurStays)
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: bounds.midX - 140, y: bounds.midY - 90, width: 280, height: 180)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        let host = blurStays ? presentingViewController.view! : containerView
        blur.frame = host.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.insertSubview(blur, at: blurStays ? host.subviews.count : 0)
        if presentedViewController.transitionCoordinator == nil { blur.effect = UIBlurEffect(style: .dark) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { blur.removeFromSuperview() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed, !blurStays { blur.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
