import InterludeStage
import QuartzCore
import Testing
import UIKit

/// Twenty right animators of different make: the doctor has nothing to say about any of them.
@MainActor @Suite struct RightAnimatorTests {
    @Test(arguments: RightAnimator.allCases)
    func `nothing is found`(make: RightAnimator) {
        let diagnosis = make.patient.examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }
}

/// Twenty ways to write a transition well.
enum RightAnimator: String, CaseIterable, Sendable {
    case fade, fadeAndGrow, spring, keyframes, propertyAnimator, springPropertyAnimator, explicitOpacity, mask, group
    case snapshot, dimming, viewTransition, instant, slow, rounded, shadow, chained, presentation, pan, tabs

    @MainActor var patient: Patient {
        switch self {
        case .presentation: Patient(rawValue, transitioningDelegate: { CardDirector() })
        case .pan: Patient(rawValue, navigationDelegate: { PanDirector() })
        case .tabs: Patient(rawValue, tabBarDelegate: { TabFader() })
        case .propertyAnimator: Patient(rawValue, for: .push, .dismiss(.custom)) { PropertyFader(spring: false) }
        case .springPropertyAnimator: Patient(rawValue, for: .push, .present(.custom)) { PropertyFader(spring: true) }
        case .explicitOpacity, .mask, .group: Patient(rawValue, for: .push, .present(.custom)) { LayerFader(self) }
        case .snapshot: Patient(rawValue, for: .push, .present(.fullScreen)) { sketch }
        default: Patient(rawValue, for: .push, .pop, .present(.custom)) { sketch }
        }
    }

    /// Those that differ from the plain fade in a step or two.
    @MainActor private var sketch: SketchAnimator {
        SketchAnimator { sketch in
            switch self {
            case .fadeAndGrow: sketch.scale()
            case .spring:
                sketch.run = {
                    UIView.animate(
                        withDuration: $0, delay: 0, usingSpringWithDamping: 0.7,
                        initialSpringVelocity: 3, options: [], animations: $1, completion: $2)
                }
            case .keyframes:
                sketch.run = { duration, animations, completion in
                    UIView.animateKeyframes(
                        withDuration: duration, delay: 0,
                        animations: {
                            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: animations)
                        }, completion: completion)
                }
            case .snapshot: sketch.fliesSnapshot()
            case .dimming: sketch.dims()
            case .viewTransition:
                sketch.run = {
                    UIView.animate(
                        withDuration: $0, delay: 0,
                        options: [
                            .curveEaseOut,
                            .allowUserInteraction,
                        ], animations: $1, completion: $2)
                }
            case .instant: (sketch.duration, sketch.own) = (0.05, 0.05)
            case .slow: (sketch.duration, sketch.own) = (1.2, 1.2)
            case .rounded: sketch.rounds()
            case .shadow: sketch.casts()
            case .chained:
                sketch.run = { duration, animations, completion in
                    UIView.animate(withDuration: duration / 2, animations: {}) { _ in }
                    UIView.animate(withDuration: duration, animations: animations, completion: completion)
                }
            default: break
            }
        }
    }
}

extension SketchAnimator {
    /// Grows a little: too little to be called motion.
    fileprivate func scale() {
        let small = CGAffineTransform(scaleX: 0.95, y: 0.95)
        prepare = { context in
            SketchAnimator.fadePreparation(context)
            if !SketchAnimator.isBackward(context) { SketchAnimator.upper(context)?.transform = small }
        }
        animations = { context in
            SketchAnimator.fade(context)
            SketchAnimator.upper(context)?.transform = SketchAnimator.isBackward(context) ? small : .identity
        }
        tidyUp = { context in
            SketchAnimator.upper(context)?.transform = .identity
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// Fades a picture of what goes.
    fileprivate func fliesSnapshot() {
        var picture: UIView?
        prepare = { context in
            picture = context.viewController(forKey: .from)?.view.snapshotView(afterScreenUpdates: false)
            SketchAnimator.place(context)
            if let picture, context.view(forKey: .from) != nil {
                context.containerView.addSubview(picture)
            } else {
                SketchAnimator.upper(context)?.alpha = 0
            }
        }
        animations = { context in
            picture?.alpha = 0
            if context.view(forKey: .from) == nil { SketchAnimator.upper(context)?.alpha = 1 }
        }
        tidyUp = { context in
            picture?.removeFromSuperview()
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// Darkens what is below meanwhile.
    fileprivate func dims() {
        let dimming = UIView()
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
        prepare = { context in
            SketchAnimator.fadePreparation(context)
            dimming.frame = context.containerView.bounds
            dimming.alpha = SketchAnimator.isBackward(context) ? 0.3 : 0
            if let upper = SketchAnimator.upper(context) {
                context.containerView.insertSubview(dimming, belowSubview: upper)
            }
        }
        animations = { context in
            SketchAnimator.fade(context)
            dimming.alpha = SketchAnimator.isBackward(context) ? 0 : 0.3
        }
        tidyUp = { context in
            dimming.removeFromSuperview()
            SketchAnimator.tidyUpFade(context)
        }
    }

    /// Rounds the corners meanwhile.
    fileprivate func rounds() {
        change({ $0.layer.cornerRadius = 20 }, back: { $0.layer.cornerRadius = 0 })
    }

    /// Casts a shadow meanwhile.
    fileprivate func casts() {
        change({ $0.layer.shadowOpacity = 0.4 }, back: { $0.layer.shadowOpacity = 0 })
    }

    private func change(_ change: @escaping (UIView) -> Void, back: @escaping (UIView) -> Void) {
        prepare = { context in
            SketchAnimator.fadePreparation(context)
            SketchAnimator.upper(context).map(change)
        }
        tidyUp = { context in
            SketchAnimator.upper(context).map(back)
            SketchAnimator.tidyUpFade(context)
        }
    }
}

/// A fade by a property animator that can be taken hold of.
@MainActor private final class PropertyFader: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Context = any UIViewControllerContextTransitioning
    private let spring: Bool
    private var animator: UIViewPropertyAnimator?

    init(spring: Bool) { self.spring = spring }

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.4 }

    func animateTransition(using context: Context) { interruptibleAnimator(using: context).startAnimation() }

    func interruptibleAnimator(using context: Context) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        SketchAnimator.fadePreparation(context)
        let made =
            spring
            ? UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { SketchAnimator.fade(context) }
            : UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { SketchAnimator.fade(context) }
        made.addCompletion { _ in
            SketchAnimator.tidyUpFade(context)
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// Explicit Core Animation: an opacity, a group, or the path of a mask; completed by the animation's delegate.
@MainActor private final class LayerFader: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    typealias Context = any UIViewControllerContextTransitioning
    private let make: RightAnimator
    private var context: Context?

    init(_ make: RightAnimator) { self.make = make }

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.3 }

    func animateTransition(using context: Context) {
        self.context = context
        guard let view = SketchAnimator.place(context) else { return end() }
        view.layoutIfNeeded()
        if make == .mask { return reveal(view) }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.3)
        guard make == .group else { return run(fade, on: view.layer) }
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([fade], 0.3)
        run(group, on: view.layer)
    }

    private func reveal(_ view: UIView) {
        let mask = CAShapeLayer()
        mask.frame = view.bounds
        let whole = UIBezierPath(rect: view.bounds).cgPath
        mask.path = whole
        view.layer.mask = mask
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)).cgPath
        (growth.toValue, growth.duration) = (whole, 0.3)
        run(growth, on: mask)
    }

    private func run(_ animation: CAAnimation, on layer: CALayer) {
        animation.delegate = self
        layer.add(animation, forKey: "transition")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end() }

    private func end() {
        guard let context else { return }
        self.context = nil
        context.view(forKey: .to)?.layer.mask = nil
        SketchAnimator.tidyUpFade(context)
        context.completeTransition(!context.transitionWasCancelled)
    }
}

/// A card over a dimmed screen, with a presentation controller.
@MainActor private final class CardDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
}

/// A card in the middle, over a dimming view that comes and goes alongside.
@MainActor private final class Card: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        (containerView?.bounds ?? .zero).insetBy(dx: 30, dy: 60)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.backgroundColor = .black
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        fade(to: 0.4)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() { fade(to: 0) }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() } else { dimming.alpha = 0.4 }
    }

    private func fade(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimming.alpha = alpha }
        coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha }, completion: nil)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let view = presentedView, view.transform.isIdentity else { return }
        view.frame = frameOfPresentedViewInContainerView
    }
}

/// A fade in a navigation controller, and an edge pan that leads back.
@MainActor private final class PanDirector: NSObject, UINavigationControllerDelegate {
    private var interactor: UIPercentDrivenInteractiveTransition?
    private weak var navigation: UINavigationController?

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        navigation = navigationController
        guard navigationController.viewControllers.count > 1, viewController.view.gestureRecognizers == nil else {
            return
        }
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(PanDirector.panned(_:)))
        pan.edges = .left
        viewController.view.addGestureRecognizer(pan)
    }

    func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
        let part = pan.translation(in: pan.view?.window).x / (pan.view?.bounds.width ?? 1)
        switch pan.state {
        case .began:
            interactor = UIPercentDrivenInteractiveTransition()
            navigation?.popViewController(animated: true)
        case .changed: interactor?.update(part)
        case .ended, .cancelled, .failed:
            if pan.state == .ended, part > 0.5 { interactor?.finish() } else { interactor?.cancel() }
            interactor = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A fade between tabs.
@MainActor private final class TabFader: NSObject, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }
}
