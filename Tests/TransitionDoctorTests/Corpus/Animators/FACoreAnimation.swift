import UIKit

// MARK: A circle out of a button

/// The new screen is seen through a circle that grows out of the corner where the button is.
@MainActor final class FACircleDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FACircleAnimator(.opening) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FACircleAnimator(.closing) }
}

@MainActor private final class FACircleAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    enum Mode { case opening, closing }

    private let mode: Mode
    private weak var context: FAContext?
    private weak var masked: UIView?

    init(_ mode: Mode) {
        self.mode = mode
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: FAContext) {
        if mode == .opening { transitionContext.faAddComingView() }
        guard let view = transitionContext.view(forKey: mode == .opening ? .to : .from) else {
            return transitionContext.faConclude()
        }
        if UIAccessibility.isReduceMotionEnabled {
            return transitionContext.faDissolve(view, comes: mode == .opening, duration: 0.4)
        }
        context = transitionContext
        masked = view
        let (small, large) = circles(in: view)
        let mask = CAShapeLayer()
        mask.path = mode == .opening ? large : small
        view.layer.mask = mask
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = mode == .opening ? small : large
        growth.toValue = mode == .opening ? large : small
        growth.duration = transitionDuration(using: transitionContext)
        growth.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        growth.delegate = self
        mask.add(growth, forKey: "growth")
    }

    /// The large one reaches everything also when the device has been turned.
    private func circles(in view: UIView) -> (CGPath, CGPath) {
        let size = view.bounds.size
        let center = CGPoint(x: view.faReadingSign > 0 ? size.width - 44 : 44, y: size.height - 80)
        let longest = max(size.width, size.height)
        let reach = hypot(longest, longest)
        let path = { (radius: CGFloat) in
            UIBezierPath(
                ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            ).cgPath
        }
        return (path(1), path(reach))
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context else { return }
        self.context = nil
        masked?.layer.mask = nil
        context.faConclude()
    }
}

// MARK: A stamp

/// A screen that comes down like a stamp. The animations stay on the layer till the end and are taken off there by name.
@MainActor final class FAStampDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAStampAnimator(isPresenting: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAStampAnimator(isPresenting: false) }
}

@MainActor private final class FAStampAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private static let key = "stamp"
    private let isPresenting: Bool
    private var whenDone: (() -> Void)?

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { isPresenting ? 0.45 : 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        if isPresenting { transitionContext.faAddComingView() }
        guard let layer = transitionContext.view(forKey: isPresenting ? .to : .from)?.layer else {
            return transitionContext.faConclude()
        }
        whenDone = {
            transitionContext.faConclude()
            layer.removeAnimation(forKey: FAStampAnimator.key)
        }
        let group = CAAnimationGroup()
        group.animations = UIAccessibility.isReduceMotionEnabled ? [opacity] : [opacity, scale]
        group.duration = transitionDuration(using: transitionContext)
        group.fillMode = .both
        group.isRemovedOnCompletion = false
        group.delegate = self
        layer.add(group, forKey: FAStampAnimator.key)
    }

    private var opacity: CAAnimation {
        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = isPresenting ? [0.0, 0.8, 1.0] : [1.0, 0.6, 0.0]
        fade.keyTimes = [0, 0.5, 1]
        return fade
    }

    private var scale: CAAnimation {
        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = isPresenting ? 1.5 : 1.0
        scale.toValue = isPresenting ? 1.0 : 0.8
        scale.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return scale
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        whenDone?()
        whenDone = nil
    }
}

// MARK: Tabs that the layer exchanges

/// The container's layer makes the transition of the tabs: nothing but the views' order changes.
@MainActor final class FALayerTabsDirector: NSObject, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let all = tabBarController.viewControllers ?? []
        guard let from = all.firstIndex(of: fromVC), let to = all.firstIndex(of: toVC) else { return nil }
        return FALayerSwapAnimator(goesOn: to > from)
    }
}

@MainActor private final class FALayerSwapAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate
{
    private let goesOn: Bool
    private weak var context: FAContext?

    init(goesOn: Bool) {
        self.goesOn = goesOn
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FAContext) {
        context = transitionContext
        let container = transitionContext.containerView
        let swap = CATransition()
        swap.type = UIAccessibility.isReduceMotionEnabled ? .fade : .push
        swap.subtype = goesOn == (container.faReadingSign > 0) ? .fromRight : .fromLeft
        swap.duration = transitionDuration(using: transitionContext)
        swap.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        swap.delegate = self
        container.layer.add(swap, forKey: "swap")
        transitionContext.faAddComingView()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context else { return }
        self.context = nil
        context.faConclude()
    }
}

// MARK: A fault

/// Tells when its animation has stopped.
@MainActor private final class FAStopListener: NSObject, CAAnimationDelegate {
    private let onStop: () -> Void

    init(_ onStop: @escaping () -> Void) {
        self.onStop = onStop
        super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onStop() }
}

@MainActor private extension CAAnimation {
    func run(on layer: CALayer, for seconds: TimeInterval, key: String, onStop: @escaping () -> Void) {
        duration = seconds
        delegate = FAStopListener(onStop)
        layer.add(self, forKey: key)
    }
}

/// An iris that opens while the screen fades in. Both animations end the transition.
@MainActor final class FAIrisDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAIrisAnimator(presenting: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAIrisAnimator(presenting: false) }
}

@MainActor private final class FAIrisAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presenting: Bool

    init(presenting: Bool) {
        self.presenting = presenting
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FAContext) {
        if presenting { transitionContext.faAddComingView() }
        guard let view = transitionContext.view(forKey: presenting ? .to : .from) else {
            return transitionContext.faConclude()
        }
        if UIAccessibility.isReduceMotionEnabled {
            return transitionContext.faDissolve(view, comes: presenting, duration: 0.35)
        }
        let finish = {
            view.layer.mask = nil
            view.layer.opacity = 1
            transitionContext.faConclude()
        }
        let longest = max(view.bounds.width, view.bounds.height)
        let circles = [1, longest].map { radius in
            UIBezierPath(
                arcCenter: CGPoint(x: view.bounds.midX, y: view.bounds.midY), radius: radius, startAngle: 0,
                endAngle: 2 * .pi, clockwise: true
            ).cgPath
        }
        let mask = CAShapeLayer()
        mask.path = circles[presenting ? 1 : 0]
        view.layer.mask = mask
        view.layer.opacity = presenting ? 1 : 0
        let path = CABasicAnimation(keyPath: "path")
        path.fromValue = circles[presenting ? 0 : 1]
        path.toValue = circles[presenting ? 1 : 0]
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = presenting ? 0 : 1
        fade.toValue = presenting ? 1 : 0
        path.run(on: mask, for: 0.35, key: "path", onStop: finish)
        fade.run(on: view.layer, for: 0.35, key: "fade", onStop: finish)
    }
}
