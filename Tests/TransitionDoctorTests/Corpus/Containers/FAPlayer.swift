import TransitionDoctor
import UIKit

/// A player that rises over a tab bar, which makes room for it meanwhile. Down again by a pull. One property animator moves both, so that
/// a finger drives the bar too, though it is outside the container.
@MainActor final class FAPlayerApp: UITabBarController, UIViewControllerTransitioningDelegate {
    fileprivate var pullDown: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [("Listen", UIColor.systemTeal), ("Library", .systemYellow)].map { name, color in
            let page = FAPage(name, color)
            page.tabBarItem = UITabBarItem(title: name, image: nil, selectedImage: nil)
            return page
        }
    }

    func openPlayer(animated: Bool) {
        guard presentedViewController == nil else { return }
        let player = FAPlayer(self)
        player.modalPresentationStyle = .custom
        player.transitioningDelegate = self
        present(player, animated: animated)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAPlayerAnimator(tabBar, rises: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAPlayerAnimator(tabBar, rises: false) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { pullDown }

    static func screens() -> AppFlow {
        let app = FAPlayerApp()
        return AppFlow(root: app) { animated in
            app.openPlayer(animated: animated)
        } close: { animated in
            app.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FAPlayer: FAPage, UIGestureRecognizerDelegate {
    private weak var app: FAPlayerApp?

    init(_ app: FAPlayerApp) {
        self.app = app
        super.init("Now playing", .systemPink)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pull = UIPanGestureRecognizer(target: self, action: Selector(FAPlayer.pulled(_:)))
        pull.delegate = self
        view.addGestureRecognizer(pull)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pull = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pull.velocity(in: view)
        return speed.y > abs(speed.x) && transitionCoordinator == nil
    }

    func pulled(_ pull: UIPanGestureRecognizer) {
        guard let window = view.window else { return }
        let share = pull.translation(in: window).y / max(view.bounds.height, 1)
        switch pull.state {
        case .began:
            app?.pullDown = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            app?.pullDown?.update(min(max(share, 0), 1))
        case .ended, .cancelled, .failed:
            let leaves = pull.state == .ended && (share > 0.35 || pull.velocity(in: window).y > 800)
            if leaves { app?.pullDown?.finish() } else { app?.pullDown?.cancel() }
            app?.pullDown = nil
        default: break
        }
    }
}

@MainActor private final class FAPlayerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private weak var bar: UITabBar?
    private let rises: Bool
    private var running: UIViewPropertyAnimator?

    init(_ bar: UITabBar, rises: Bool) {
        self.bar = bar
        self.rises = rises
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: FAContext) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: FAContext) -> any UIViewImplicitlyAnimating {
        if let running { return running }
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut)
        running = animator
        if rises { transitionContext.faAddComingView() }
        let (rises, bar) = (rises, bar)
        let player = transitionContext.view(forKey: rises ? .to : .from)
        let isCalm = UIAccessibility.isReduceMotionEnabled
        let below = CGAffineTransform(translationX: 0, y: isCalm ? 0 : transitionContext.containerView.bounds.height)
        let out = CGAffineTransform(translationX: 0, y: isCalm ? 0 : bar?.bounds.height ?? 0)
        if rises {
            player?.transform = below
            if isCalm { player?.alpha = 0 }
        } else {
            bar?.transform = out
        }
        animator.addAnimations {
            player?.transform = rises ? .identity : below
            if isCalm { player?.alpha = rises ? 1 : 0 }
            bar?.transform = rises ? out : .identity
        }
        animator.addCompletion { _ in
            player?.transform = .identity
            player?.alpha = 1
            bar?.transform = .identity
            transitionContext.faConclude()
        }
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { running = nil }
}
