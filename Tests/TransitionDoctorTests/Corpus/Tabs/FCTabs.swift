import TransitionDoctor
import UIKit

/// Two tabs that lie beside each other. One finger leads both ways.
final class FCTabs: UITabBarController, UITabBarControllerDelegate, UIGestureRecognizerDelegate {
    private var driver: UIPercentDrivenInteractiveTransition?
    private var isAnimated = true
    private var goesOn = true
    private var skipsForLessMotion = false

    static func screens(skipsForLessMotion: Bool = false) -> AppFlow {
        let tabs = FCTabs(nibName: nil, bundle: nil)
        tabs.skipsForLessMotion = skipsForLessMotion
        tabs.viewControllers = [FCTab("Today", .systemTeal, rows: 5), FCTab("Week", .systemPink, rows: 3)]
        return AppFlow(root: tabs) { animated in
            tabs.choose(1, animated: animated)
        } close: { animated in
            tabs.choose(0, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FCTabs.panned(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    private func choose(_ index: Int, animated: Bool) {
        isAnimated = animated
        selectedIndex = index
        isAnimated = true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, transitionCoordinator == nil else { return false }
        let speed = pan.velocity(in: view)
        guard abs(speed.x) > abs(speed.y) else { return false }
        goesOn = speed.x * view.fcReading < 0
        return goesOn ? selectedIndex == 0 : selectedIndex == 1
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let sign = view.fcReading * (goesOn ? -1 : 1)
        let share = pan.translation(in: view).x * sign / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            selectedIndex = goesOn ? 1 : 0
        case .changed: driver?.update(min(max(share, 0), 1))
        case .ended, .cancelled, .failed:
            let goes = pan.state == .ended && (share > 0.5 || pan.velocity(in: view).x * sign > 800)
            if goes { driver?.finish() } else { driver?.cancel() }
            driver = nil
        default: break
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard isAnimated, let pages = viewControllers, let from = pages.firstIndex(of: fromVC),
            let to = pages.firstIndex(of: toVC)
        else { return nil }
        return FCBesideAnimator(goesOn: to > from, skipsForLessMotion: skipsForLessMotion)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

private final class FCTab: FCScreen {
    private let rows: Int

    init(_ name: String, _ color: UIColor, rows: Int) {
        self.rows = rows
        super.init(name, color)
        tabBarItem = UITabBarItem(title: name, image: nil, selectedImage: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(rows, .systemBackground))
    }
}

@MainActor private final class FCBesideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let (goesOn, skipsForLessMotion): (Bool, Bool)

    init(goesOn: Bool, skipsForLessMotion: Bool) {
        (self.goesOn, self.skipsForLessMotion) = (goesOn, skipsForLessMotion)
        super.init()
    }

    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FCContext) {
        guard let from = transitionContext.fromView, let to = transitionContext.toView,
            let toVC = transitionContext.viewController(forKey: .to)
        else { return transitionContext.end() }
        let isCalm = UIAccessibility.isReduceMotionEnabled
        if isCalm, skipsForLessMotion { return transitionContext.end() }
        to.frame = transitionContext.finalFrame(for: toVC)
        transitionContext.containerView.addSubview(to)
        let width = transitionContext.containerView.bounds.width * from.fcReading * (goesOn ? 1 : -1)
        if isCalm { to.alpha = 0 } else { to.transform = CGAffineTransform(translationX: width, y: 0) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) {
            to.alpha = 1
            to.transform = .identity
            if !isCalm { from.transform = CGAffineTransform(translationX: -width, y: 0) }
        } completion: { _ in
            to.alpha = 1
            to.transform = .identity
            from.transform = .identity
            transitionContext.takeToBack()
            transitionContext.end()
        }
    }
}
