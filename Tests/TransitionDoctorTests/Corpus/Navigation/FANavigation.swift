import TransitionDoctor
import UIKit

// MARK: One object for everything

/// Delegate, animator and what a finger drives, in one object that lives as long as its stack.
@MainActor final class FAStackDirector: UIPercentDrivenInteractiveTransition {
    private weak var navigation: UINavigationController?
    private var operation = UINavigationController.Operation.none
    private var isPanning = false

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        completionCurve = .easeOut
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        for edge: UIRectEdge in [.left, .right] {
            let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(FAStackDirector.edgePanned(_:)))
            pan.edges = edge
            pan.delegate = self
            navigation.view.addGestureRecognizer(pan)
        }
    }

    func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard let navigation, let view = navigation.view else { return }
        let way = pan.translation(in: view).x * view.faReadingSign / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            isPanning = true
            navigation.popViewController(animated: true)
        case .changed:
            update(min(max(way, 0), 1))
        case .ended:
            isPanning = false
            let speed = pan.velocity(in: view).x * view.faReadingSign
            if speed > 600 || (way > 0.4 && speed > -200) { finish() } else { cancel() }
        case .cancelled, .failed:
            isPanning = false
            cancel()
        default: break
        }
    }
}

extension FAStackDirector: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, let pan = gestureRecognizer as? UIScreenEdgePanGestureRecognizer else { return false }
        let isBackEdge = pan.edges == (navigation.view.faReadingSign > 0 ? .left : .right)
        return isBackEdge && navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil
    }
}

extension FAStackDirector: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self.operation = operation
        return self
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isPanning ? self : nil }
}

extension FAStackDirector: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FAContext) {
        let pops = operation == .pop
        transitionContext.faAddComingView(behind: pops)
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return transitionContext.faConclude()
        }
        let (upper, lower) = pops ? (from, to) : (to, from)
        if UIAccessibility.isReduceMotionEnabled {
            return transitionContext.faDissolve(upper, comes: !pops, duration: 0.35)
        }
        let container = transitionContext.containerView
        let width = container.bounds.width * container.faReadingSign
        let aside = CGAffineTransform(translationX: width, y: 0)
        let back = CGAffineTransform(translationX: -width / 4, y: 0)
        let veil = UIView()
        veil.backgroundColor = .black
        veil.alpha = pops ? 0.25 : 0
        veil.faFill(container)
        container.insertSubview(veil, belowSubview: upper)
        if pops { lower.transform = back } else { upper.transform = aside }
        let options: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: 0.35, delay: 0, options: options) {
            upper.transform = pops ? aside : .identity
            lower.transform = pops ? .identity : back
            veil.alpha = pops ? 0 : 0.25
        } completion: { _ in
            veil.removeFromSuperview()
            upper.transform = .identity
            lower.transform = .identity
            transitionContext.faConclude()
        }
    }
}

// MARK: A helper

@MainActor extension UINavigationController {
    /// What many apps have: a push of UIKit's without animation, under a fade of the layer.
    func faPush(_ page: UIViewController, fades: Bool) {
        if fades { faFadeNextChange() }
        pushViewController(page, animated: false)
    }

    func faPop(fades: Bool) {
        if fades { faFadeNextChange() }
        popViewController(animated: false)
    }

    private func faFadeNextChange() {
        let fade = CATransition()
        fade.type = .fade
        fade.duration = 0.3
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        view.layer.add(fade, forKey: nil)
    }
}

// MARK: Faults

/// A pan from anywhere pops; what goes sinks a little and fades. What the system does with the touch is not thought of.
@MainActor final class FASinkDirector: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?
    private var interaction: UIPercentDrivenInteractiveTransition?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FASinkDirector.panned(_:)))
        pan.delegate = self
        navigation.view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        let speed = pan.velocity(in: navigation.view)
        return speed.x * navigation.view.faReadingSign > abs(speed.y) && navigation.viewControllers.count > 1
            && navigation.transitionCoordinator == nil
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let navigation, let view = navigation.view else { return }
        let progress = pan.translation(in: view).x * view.faReadingSign / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
        case .changed:
            interaction?.update(min(max(progress, 0), 1))
        case .ended:
            if progress > 0.35 || pan.velocity(in: view).x * view.faReadingSign > 500 {
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
            interaction = nil
        default:
            break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FASinkAnimator(pops: operation == .pop) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor final class FASinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let pops: Bool

    init(pops: Bool) {
        self.pops = pops
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        transitionContext.faAddComingView(behind: pops)
        guard let page = transitionContext.view(forKey: pops ? .from : .to) else {
            return transitionContext.faConclude()
        }
        let sunk = CGAffineTransform(translationX: 0, y: 24)
        if !pops { (page.alpha, page.transform) = (0, sunk) }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            page.alpha = self.pops ? 0 : 1
            page.transform = self.pops ? sunk : .identity
        } completion: { _ in
            (page.alpha, page.transform) = (1, .identity)
            transitionContext.faConclude()
        }
    }
}

/// A shop's stack. The bar takes no touches while something moves, and none after a way back that was called off either.
@MainActor final class FAShopStack: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate
{
    private var drive: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        interactivePopGestureRecognizer?.isEnabled = false
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FAShopStack.handlePan(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: view)
        return viewControllers.count > 1 && transitionCoordinator == nil && speed.x * view.faReadingSign > abs(speed.y)
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        let share = pan.translation(in: view).x * view.faReadingSign / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            drive = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
        case .changed: drive?.update(min(max(share, 0), 1))
        case .ended where share > 0.45 || pan.velocity(in: view).x * view.faReadingSign > 700:
            drive?.finish()
            drive = nil
        case .ended, .cancelled, .failed:
            drive?.cancel()
            drive = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAShopAnimator(bar: navigationBar, pops: operation == .pop) }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drive }
}

@MainActor private final class FAShopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var bar: UINavigationBar?
    private let pops: Bool

    init(bar: UINavigationBar, pops: Bool) {
        self.bar = bar
        self.pops = pops
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        bar?.isUserInteractionEnabled = false
        transitionContext.faAddComingView(behind: pops)
        guard let page = transitionContext.view(forKey: pops ? .from : .to) else {
            return transitionContext.faConclude()
        }
        transitionContext.faDissolve(page, comes: !pops, duration: 0.3)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        if transitionCompleted { bar?.isUserInteractionEnabled = true }
    }
}

@MainActor enum FAShop {
    static func screens() -> AppFlow {
        let stack = FAShopStack(rootViewController: FAPage("Shop", .systemTeal))
        return AppFlow(root: stack) { animated in
            stack.pushViewController(FAPage("Tea", .systemYellow), animated: animated)
        } close: { animated in
            stack.popViewController(animated: animated)
        }
    }
}

@MainActor enum FAFadingStack {
    static func screens() -> AppFlow {
        let stack = UINavigationController(rootViewController: FAPage("News", .systemTeal))
        return AppFlow(root: stack) { animated in
            stack.faPush(FAPage("Article", .systemYellow), fades: animated)
        } close: { animated in
            stack.faPop(fades: animated)
        }
    }
}
