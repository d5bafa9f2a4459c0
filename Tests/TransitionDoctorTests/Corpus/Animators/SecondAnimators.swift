import TransitionDoctor
import QuartzCore
import UIKit

/// Labels fly between two pages, by a property animator; a pan anywhere leads back.
@MainActor final class SecondHero: NSObject, UINavigationControllerDelegate {
    enum Fault: Sendable {
        case none
        /// Speed alone decides, and any speed at all is enough.
        case anySpeed
        /// The title that has flown stays hidden where the way back was called off.
        case titleStaysHidden
        /// The window takes no touches until a page is shown.
        case windowOff
        /// The page's rules of layout are of the container.
        case rulesOfContainer
    }

    private let fault: Fault
    private weak var navigation: UINavigationController?
    private var percent: UIPercentDrivenInteractiveTransition?

    init(_ navigation: UINavigationController, _ fault: Fault = .none) {
        (self.navigation, self.fault) = (navigation, fault)
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.view.window?.isUserInteractionEnabled = true
        guard navigationController.viewControllers.count > 1, viewController.view.gestureRecognizers?.isEmpty != false
        else { return }
        viewController.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector(SecondHero.pulled(_:))))
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let view = navigation?.view else { return }
        let part = pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            navigation?.popViewController(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            let goes = fault == .anySpeed ? part > 0 : part > 0.4 || pan.velocity(in: view).x > 700
            if goes, pan.state == .ended { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.fly($0) } }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    private func fly(_ context: BodyAnimator.Context) {
        guard let from = context.fromView, let to = context.toView else { return context.end() }
        if fault == .windowOff { from.window?.isUserInteractionEnabled = false }
        context.addTo()
        if fault == .rulesOfContainer, !context.isLeaving {
            to.translatesAutoresizingMaskIntoConstraints = false
            let box = context.containerView
            NSLayoutConstraint.activate([
                to.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                to.topAnchor.constraint(equalTo: box.topAnchor),
                to.widthAnchor.constraint(equalToConstant: 393), to.heightAnchor.constraint(equalTo: box.heightAnchor),
            ])
        }
        to.layoutIfNeeded()
        let (old, new) = (from.subviews.first, to.subviews.first)
        let flyer = old?.snapshotView(afterScreenUpdates: false)
        if let flyer, let old {
            flyer.frame = old.convert(old.bounds, to: context.containerView)
            context.containerView.addSubview(flyer)
        }
        for title in [old, new] { title?.isHidden = true }
        let (upper, leaves) = (context.upperView, context.isLeaving)
        upper?.alpha = leaves ? 1 : 0
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
            if let new { flyer?.frame = new.convert(new.bounds, to: context.containerView) }
            upper?.alpha = leaves ? 0 : 1
        }
        animator.addCompletion { _ in
            flyer?.removeFromSuperview()
            upper?.alpha = 1
            if self.fault != .titleStaysHidden || !context.transitionWasCancelled { old?.isHidden = false }
            new?.isHidden = false
            context.takeToBack()
            context.end()
        }
        animator.startAnimation()
    }
}

/// A bubble that springs out of the corner, by a layer's spring.
@MainActor final class SecondBubble: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    enum Fault: Sendable {
        case none
        /// The animation is kept by its layer, and keeps its delegate.
        case keepsAnimation
        /// Nobody waits for the animation.
        case completesAtOnce
    }

    private let fault: Fault
    private var context: (any UIViewControllerContextTransitioning)?

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.addTo()
        guard let bubble = transitionContext.upperView else { return transitionContext.end() }
        let leaves = transitionContext.isLeaving
        let spring = CASpringAnimation(keyPath: "opacity")
        (spring.fromValue, spring.toValue) = (leaves ? 1 : 0, leaves ? 0 : 1)
        (spring.damping, spring.stiffness, spring.duration) = (30, 300, 0.5)
        if fault == .keepsAnimation {
            spring.isRemovedOnCompletion = false
            spring.fillMode = .both
        }
        if fault == .completesAtOnce {
            bubble.layer.add(spring, forKey: "bubble")
            return transitionContext.end()
        }
        context = transitionContext
        spring.delegate = self
        if leaves { bubble.layer.opacity = 0 }
        bubble.layer.add(spring, forKey: "bubble")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context else { return }
        context.upperView?.layer.opacity = 1
        context.takeToBack()
        context.end()
        self.context = nil
    }
}

/// Animators of one function each.
@MainActor enum SecondBodies {
    typealias Context = any UIViewControllerContextTransitioning

    /// UIKit's animations are switched off while the page is put in its place, and never on again.
    static func switchesOff(_ context: Context) {
        UIView.setAnimationsEnabled(false)
        context.addTo()
        context.toView?.layoutIfNeeded()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.3)
        CATransaction.begin()
        whenCommitted {
            context.takeToBack()
            context.end()
        }
        context.toView?.layer.add(fade, forKey: "fade")
        CATransaction.commit()
    }

    /// The page is shown in the window, beside the container.
    static func besideContainer(_ context: Context) {
        guard !context.isLeaving, let page = context.toView, let window = context.containerView.window else {
            return context.fade()
        }
        page.frame = window.bounds
        window.addSubview(page)
        context.fade()
    }

    /// Blinds of which each goes a little later.
    static func blinds(_ context: Context, forgetsLast: Bool = false) {
        context.addTo()
        guard !UIAccessibility.isReduceMotionEnabled else { return context.fade(0.4) }
        let (box, color) = (context.containerView.bounds, UIColor.systemGray3)
        let blinds = (0..<6).map { number -> UIView in
            let height = box.height / 6
            let blind = UIView(frame: CGRect(x: 0, y: CGFloat(number) * height, width: box.width, height: height))
            blind.backgroundColor = color
            blind.alpha = 0
            context.containerView.addSubview(blind)
            return blind
        }
        let upper = context.upperView
        let leaves = context.isLeaving
        upper?.alpha = leaves ? 1 : 0
        UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
            for (number, blind) in blinds.enumerated() {
                let start = Double(number) / 20
                UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.2) { blind.alpha = 1 }
                UIView.addKeyframe(withRelativeStartTime: start + 0.5, relativeDuration: 0.2) { blind.alpha = 0 }
            }
            UIView.addKeyframe(withRelativeStartTime: 0.46, relativeDuration: 0.03) { upper?.alpha = leaves ? 0 : 1 }
        } completion: { _ in
            blinds.prefix(forgetsLast ? 5 : 6).forEach { $0.removeFromSuperview() }
            upper?.alpha = 1
            context.takeToBack()
            context.end()
        }
    }
}
